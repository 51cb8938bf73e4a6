import { availabilityOf, bestAvailability } from '@boardwalk/sdk-core/shops/products/product-rules';
import type { ProductSummary } from '@boardwalk/sdk-core/shops/products/schemas';
import { findImages } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { imageOf } from '../describe-shop.ts';
import type { ShopRow } from '../tables.ts';
import type { ProductRow } from './find-product.ts';
import { findVariants, type VariantRow } from './variants.ts';

/** A product as a grid shows it, with the variants that it was made from. */
interface DescribedProduct {
  readonly row: ProductRow;
  readonly summary: ProductSummary;
  readonly variants: readonly VariantRow[];
}

type DescribedShop = Pick<ShopRow, 'id' | 'currency'>;

/** Describes products of one shop, in their order. */
export function describeSummaries(
  queries: Queries,
  shop: DescribedShop,
  rows: readonly ProductRow[],
): Promise<readonly DescribedProduct[]> {
  return describeProducts(
    queries,
    rows.map((product) => ({ product, shop })),
  );
}

/** Describes products of several shops, in their order. */
export async function describeProducts(
  queries: Queries,
  found: readonly { readonly product: ProductRow; readonly shop: DescribedShop }[],
): Promise<readonly DescribedProduct[]> {
  const rows = found.map(({ product }) => product);
  const sold = await findVariants(
    queries,
    rows.map(({ key }) => key),
  );
  const images = await findImages(
    queries,
    rows.flatMap(({ pictureIds: [first] }) => first ?? []),
  );
  return found.map(({ product: row, shop }) => {
    const variants = sold.filter(({ productKey }) => productKey === row.key);
    const cheapest = variants.find(({ price }) => price === row.priceFrom);
    const summary = {
      id: row.id,
      shopId: shop.id,
      title: row.title,
      image: imageOf(row.pictureIds[0] ?? null, images),
      category: row.category,
      condition: row.condition,
      currency: shop.currency,
      priceFrom: row.priceFrom,
      priceTo: row.priceTo,
      compareAt: cheapest?.compareAt ?? null,
      availability: bestAvailability(variants.map((one) => availabilityOf(one, row.lowStock))),
      isActive: row.isActive,
      createdAt: row.createdAt.toISOString(),
    };
    return { row, summary, variants };
  });
}
