import type * as schemas from '@boardwalk/sdk-core/shops/products/schemas';
import type { Handler } from '../../platform/domain.ts';
import { requireVisibleShop } from '../read/visible-shop.ts';
import { describeSummaries } from './describe-summaries.ts';
import { findProducts } from './product-query.ts';

/** Lists the products of a shop that show. */
export const listProducts: Handler<typeof schemas.listProducts> = async (
  { params: { id }, query },
  context,
) => {
  const { shop } = await requireVisibleShop(context, id);
  const { rows, total } = await findProducts(context.database, shop, query, true);
  const described = await describeSummaries(context.database, shop, rows);
  return { results: described.map(({ summary }) => summary), total };
};
