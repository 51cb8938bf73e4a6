import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { chosenStates } from '@boardwalk/sdk-core/shops/shop-states';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../access/trail/write-audit-entry.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { announceShop } from './announce-shop.ts';
import { notifyShopOwner } from './mail/notify-shop-owner.ts';
import { noShop, selectShop } from './require-shop.ts';
import { type ShopRow, shops } from './tables.ts';

/** Takes a shop out of sight, or gives it back as it was; its owner is notified. */
export const suspendShop: Handler<typeof schemas.suspendShop> = async (
  { params: { id }, body: { reason } },
  context,
) => {
  await context.database.transaction(async (transaction) => {
    const [shop] = await selectShop(transaction, id).for('update');
    if (!shop) throw noShop();
    if (shop.state === 'closed') throw new Problem('conflict', 'This shop is closed for good.');
    if (reason === null) await restore(transaction, shop, context);
    else await suspend(transaction, shop, reason, context);
    await announceShop(transaction, shop, context.clock.now());
  });
  return null;
};

async function suspend(
  transaction: Queries,
  shop: ShopRow,
  reason: string,
  context: OperationContext,
): Promise<void> {
  // Of one that is suspended the reason is replaced.
  const suspendedFrom =
    shop.suspendedFrom ?? chosenStates.find((state) => state === shop.state) ?? null;
  if (shop.suspension === reason) return;
  await transaction
    .update(shops)
    .set({ state: 'suspended', suspendedFrom, suspension: reason, version: shop.version + 1 })
    .where(eq(shops.key, shop.key));
  await writeAuditEntry(transaction, context, {
    event: 'shop-suspended',
    subjectId: shop.ownerId,
    detail: { shop: shop.id, reason },
  });
  await notifyShopOwner(transaction, context, shop, { event: 'suspended', reason });
}

async function restore(
  transaction: Queries,
  shop: ShopRow,
  context: OperationContext,
): Promise<void> {
  if (shop.suspendedFrom === null) {
    throw new Problem('conflict', 'This shop is not suspended.');
  }
  await transaction
    .update(shops)
    .set({
      state: shop.suspendedFrom,
      suspendedFrom: null,
      suspension: '',
      version: shop.version + 1,
    })
    .where(eq(shops.key, shop.key));
  await writeAuditEntry(transaction, context, {
    event: 'shop-restored',
    subjectId: shop.ownerId,
    detail: { shop: shop.id },
  });
  await notifyShopOwner(transaction, context, shop, { event: 'restored', reason: '' });
}
