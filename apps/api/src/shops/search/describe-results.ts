import type { ProductResult } from '@boardwalk/sdk-core/shops/search/schemas';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { distanceBetween } from '../../places/distance.ts';
import type { Queries } from '../../platform/database/database.ts';
import { describeProducts } from '../products/describe-summaries.ts';
import { products } from '../products/tables.ts';
import { type ShopRow, shops } from '../tables.ts';
import type { ProductSearch } from './product-search.ts';

const { key, id, currency, name, place, lat, lng } = getTableColumns(shops);
const shopColumns = { key, id, currency, name, place, lat, lng };

/** Describes found products with their shops, in the order of their numbers. */
export async function describeProductResults(
  queries: Queries,
  search: ProductSearch,
  keys: readonly number[],
): Promise<ProductResult[]> {
  if (keys.length === 0) return [];
  const found = await queries
    .select({ product: products, shop: shopColumns })
    .from(products)
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(inArray(products.key, [...keys]));
  const byKey = new Map(found.map((one) => [one.product.key, one]));
  const inOrder = keys.flatMap((one) => byKey.get(one) ?? []);
  const described = await describeProducts(queries, inOrder);
  return described.map(({ summary }, index) => {
    const shop = inOrder[index]?.shop;
    if (!shop) throw new Error('A product was described that was not found.');
    return { ...summary, shop: describeShop(shop, search) };
  });
}

function describeShop(
  shop: Pick<ShopRow, 'name' | 'place' | 'lat' | 'lng'>,
  { origin }: ProductSearch,
): ProductResult['shop'] {
  const { name: called, place: written, lat: south, lng: east } = shop;
  const distance =
    origin && south !== null && east !== null
      ? Math.round(distanceBetween(origin, { lat: south, lng: east }))
      : undefined;
  return {
    name: called,
    city: written?.city ?? null,
    ...(distance !== undefined && { distance }),
  };
}
