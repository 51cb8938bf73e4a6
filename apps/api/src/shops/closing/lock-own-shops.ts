import { asc, eq, or } from 'drizzle-orm';
import { connectedAccounts } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type ShopRow, shops } from '../tables.ts';

/** Locks the shops of somebody who leaves, and others of which they have declared something. */
export async function lockOwnShops(transaction: Queries, userId: number): Promise<ShopRow[]> {
  // Their account at the payment provider is locked before its shops, as it is where it changes.
  await transaction
    .select({ id: connectedAccounts.id })
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId))
    .for('update');
  // Those of others are locked in the same order, as two may leave at once.
  return transaction
    .select()
    .from(shops)
    .where(or(eq(shops.ownerId, userId), eq(shops.smallSupplierBy, userId)))
    .orderBy(asc(shops.key))
    .for('update');
}
