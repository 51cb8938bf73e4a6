import { requirePermission } from '../../access/require-permission.ts';
import type { Member } from '../../platform/calls/caller.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { requireOwnShop, type ShopSurroundings } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import type { ShopRow } from '../tables.ts';

/** The shop, and somebody who may add products to it. */
export async function requireProductImporter(
  context: ShopSurroundings,
  id: string,
): Promise<{ readonly shop: ShopRow; readonly member: Member }> {
  await requirePermission(context, 'create', shopRef(id));
  const { shop } = await requireOwnShop(context, id);
  return { shop, member: requireMember(context.caller) };
}
