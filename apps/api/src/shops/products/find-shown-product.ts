import type { Image } from '@boardwalk/sdk-core/media/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { imagesById, imagesColumn, imagesOf } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { ShopRow } from '../tables.ts';
import type { ProductRow } from './find-product.ts';
import { products } from './tables.ts';

interface ShownProduct {
  readonly product: ProductRow;
  readonly images: Image[];
}

/** Finds the product of that id in the shop, with its pictures. */
export async function findShownProduct(
  queries: Queries,
  { key }: Pick<ShopRow, 'key'>,
  id: string,
): Promise<ShownProduct | undefined> {
  const [found] = await queryOf(queries).execute({ key, id });
  if (!found) return undefined;
  const { product, stored } = found;
  return { product, images: imagesOf(product.pictureIds, imagesById(stored ?? [])) };
}

/** Every page of a product needs it, so its text is made once. */
function prepareQuery(queries: Queries) {
  const { shopKey, id, pictureIds } = products;
  return queries
    .select({ product: products, stored: imagesColumn(pictureIds) })
    .from(products)
    .where(and(eq(shopKey, sql.placeholder('key')), eq(id, sql.placeholder('id'))))
    .prepare('find_shown_product');
}

const prepared = new WeakMap<Queries, ReturnType<typeof prepareQuery>>();

function queryOf(queries: Queries) {
  const query = prepared.get(queries) ?? prepareQuery(queries);
  prepared.set(queries, query);
  return query;
}
