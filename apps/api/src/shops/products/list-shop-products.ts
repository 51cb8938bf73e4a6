import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../require-shop.ts';
import { describeSummaries } from './describe-summaries.ts';
import { findProducts } from './product-query.ts';
import type { VariantRow } from './variants.ts';

/** Lists the products of a shop for its people, whether they show or not. */
export const listShopProducts: Handler<typeof schemas.listShopProducts> = async (
  { params: { id }, query: { shows, ...query } },
  context,
) => {
  const { database } = context;
  const { shop } = await requireOwnShop(context, id);
  const shown = shows === undefined ? undefined : shows === 'yes';
  const { rows, total } = await findProducts(database, shop, query, shown);
  const described = await describeSummaries(database, shop, rows);
  return {
    results: described.map(({ row, summary, variants }) => ({
      ...summary,
      variants: variants.length,
      stock: countedStock(variants),
      version: row.version,
    })),
    total,
  };
};

/** Pieces of all variants that are counted; null where none is. */
function countedStock(variants: readonly VariantRow[]): number | null {
  const counted = variants.filter(({ stockMode }) => stockMode === 'counted');
  return counted.length === 0 ? null : counted.reduce((total, { stock }) => total + stock, 0);
}
