import type * as schemas from '@boardwalk/sdk-core/shops/edits/schemas';
import type { EditableRow } from '@boardwalk/sdk-core/shops/edits/schemas';
import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { narrowedTo, productOrders } from '../products/product-query.ts';
import { products, productVariants } from '../products/tables.ts';
import { requireOwnShop } from '../require-shop.ts';

/** Lists the variants of a shop's products for its people, whether they show or not. */
export const listProductRows: Handler<typeof schemas.listProductRows> = async (
  { params: { id }, query: { shows, text, category, sort, start, size } },
  context,
) => {
  const { database } = context;
  const { shop } = await requireOwnShop(context, id);
  const shown = shows === undefined ? undefined : shows === 'yes';
  const matches = narrowedTo(shop.key, { text, category }, shown);
  const [found] = await database
    .select({ total: count() })
    .from(productVariants)
    .innerJoin(products, eq(products.key, productVariants.productKey))
    .where(and(matches, isNull(productVariants.removedAt)));
  const results = await selectRows(database, matches)
    .orderBy(...productOrders[sort], asc(productVariants.position))
    .offset(start)
    .limit(size);
  return { results, total: found?.total ?? 0 };
};

/** The variants of some products as a grid shows them. */
export async function findRowsOf(
  queries: Queries,
  keys: readonly number[],
): Promise<readonly EditableRow[]> {
  if (keys.length === 0) return [];
  return selectRows(queries, inArray(products.key, [...keys])).orderBy(
    asc(products.key),
    asc(productVariants.position),
  );
}

function selectRows(queries: Queries, matches: SQL | undefined) {
  const { id, values, sku, price, compareAt, stockMode, stock } = productVariants;
  const { version, title, isActive } = products;
  return queries
    .select({
      ...{ variantId: id, productId: products.id, version, title, isActive },
      ...{ values, sku, price, compareAt, stockMode, stock },
    })
    .from(productVariants)
    .innerJoin(products, eq(products.key, productVariants.productKey))
    .where(and(matches, isNull(productVariants.removedAt)))
    .$dynamic();
}
