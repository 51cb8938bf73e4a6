import { requirePermission } from '../../access/require-permission.ts';
import { requireOwnShop, type ShopSurroundings } from '../require-shop.ts';
import { shopRef } from '../shop-objects.ts';
import type { ShopRow } from '../tables.ts';

/** The shop, for somebody who may add products to it. */
export async function requireProductImporter(
  context: ShopSurroundings,
  id: string,
): Promise<ShopRow> {
  await requirePermission(context, 'create', shopRef(id));
  return (await requireOwnShop(context, id)).shop;
}
