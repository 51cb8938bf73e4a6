import { and } from 'drizzle-orm';
import { counts, ofObject } from '../access/permissions/of-grant.ts';
import { objectPermissions } from '../access/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { announce } from '../platform/live/announce.ts';
import { storedAs } from './shop-objects.ts';
import type { ShopRow } from './tables.ts';

/** Notifies the people of a shop that something of it has changed, in the transaction of the change. */
export async function announceShop(
  transaction: Queries,
  { id, ownerId }: Pick<ShopRow, 'id' | 'ownerId'>,
  now: Date,
): Promise<void> {
  const holders = await transaction
    .select({ userId: objectPermissions.userId })
    .from(objectPermissions)
    .where(and(ofObject(storedAs(id)), counts(now)));
  await announce(transaction, 'shops', ownerId, ...holders.map(({ userId }) => userId));
}
