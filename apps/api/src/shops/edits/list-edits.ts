import { listedProductEdits } from '@boardwalk/sdk-core/shops/edits/edit-limits';
import type * as schemas from '@boardwalk/sdk-core/shops/edits/schemas';
import { and, desc, eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import type { Handler } from '../../platform/domain.ts';
import { productImports } from '../imports/tables.ts';
import { requireOwnShop } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import { describeProductEdit } from './describe-edit.ts';

/** Lists the edits of many products of a shop, the latest first. */
export const listProductEdits: Handler<typeof schemas.listProductEdits> = async (
  { params: { id } },
  context,
) => {
  await requirePermission(context, 'write', shopRef(id));
  const { shop } = await requireOwnShop(context, id);
  const { shopKey, source, createdAt } = productImports;
  const rows = await context.database
    .select()
    .from(productImports)
    .where(and(eq(shopKey, shop.key), eq(source, 'grid')))
    .orderBy(desc(createdAt), desc(productImports.id))
    .limit(listedProductEdits);
  return { results: rows.map(describeProductEdit) };
};
