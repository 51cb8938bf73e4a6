import type * as schemas from '@boardwalk/sdk-core/shops/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { inArray } from 'drizzle-orm';
import { lockPermissions } from '../../access/lock-permissions.ts';
import { endPermissions } from '../../access/permissions/end-permissions.ts';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import { announceShop } from '../announce-shop.ts';
import { notifyShopOwner } from '../mail/notify-shop-owner.ts';
import { products } from '../products/tables.ts';
import { closeShopReports } from '../reports/close-shop-reports.ts';
import { lockShop } from '../require-shop.ts';
import { shopObjects } from '../shop-objects.ts';
import { type ShopRow, shops } from '../tables.ts';
import { eraseDrafts } from './erase-shops.ts';
import { type OpenAtShop, shopClosings } from './shop-closings.ts';

/** Closes a shop for good, unless something is open there. */
export const closeShop: Handler<typeof schemas.closeShop> = async ({ params: { id } }, context) => {
  await context.database.transaction(async (transaction) => {
    const surroundings = { ...context, database: transaction };
    // Nobody is let in at the same moment.
    await lockPermissions(transaction, { id });
    const { shop } = await lockShop(surroundings, 'administration', id, 'update');
    await requireShopClosable(transaction, context.extensions, shop);
    const now = context.clock.now();
    await announceShop(transaction, shop, now);
    await closeShops(transaction, [shop], now);
    if (requireMember(context.caller).userId !== shop.ownerId) {
      await notifyShopOwner(transaction, context, shop, { event: 'closed', reason: '' });
    }
    await writeAuditEntry(transaction, context, {
      event: 'shop-closed',
      subjectId: shop.ownerId,
      detail: { shop: shop.id },
    });
  });
  return null;
};

/** Refuses to close a shop at which something is open, and says what. */
export async function requireShopClosable(
  transaction: Queries,
  extensions: Extensions,
  { key }: ShopRow,
): Promise<void> {
  const open: OpenAtShop[] = [];
  for (const { findOpen } of extensions.all(shopClosings)) {
    open.push(...(await findOpen(transaction, key)));
  }
  if (open.length === 0) return;
  const sentences = open.map(({ message }) => message).join(' ');
  throw new Problem('conflict', `This shop can’t be closed yet: ${sentences}`, {
    fields: open.map(({ reason, message }) => ({ path: `open.${reason}`, message })),
  });
}

/** What a shop is once it is closed: nothing of its state before is left. */
const asClosed = {
  state: 'closed' as const,
  suspendedFrom: null,
  suspension: '',
  awayFrom: null,
  awayUntil: null,
  awayMessage: '',
  unpayableSince: null,
};

/**
 * Closes shops whose rows are locked, hides what they sell, and ends the rights to them. The address
 * of a draft that was never open is free again; one that an administrator suspended keeps its own.
 */
export async function closeShops(
  transaction: Queries,
  closing: readonly Pick<ShopRow, 'key' | 'id' | 'state' | 'openedAt'>[],
  now: Date,
): Promise<void> {
  if (closing.length === 0) return;
  const keys = closing.map(({ key }) => key);
  await transaction
    .update(shops)
    .set({ ...asClosed, closedAt: now })
    .where(inArray(shops.key, keys));
  await transaction
    .update(products)
    .set({ isActive: false, updatedAt: now })
    .where(inArray(products.shopKey, keys));
  await closeShopReports(transaction, keys, now);
  const ids = closing.map(({ id }) => id);
  await endPermissions(transaction, { objectType: shopObjects.name, ids }, now);
  const drafts = closing.filter(({ state, openedAt }) => state === 'draft' && openedAt === null);
  await eraseDrafts(transaction, drafts, now);
}
