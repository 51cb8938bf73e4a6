import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { inboxCounts } from './tables.ts';

/** Adds to what waits to be read by somebody, or takes from it; after the row of the thread, always. */
export async function changeCount(
  transaction: Queries,
  userId: UserId,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  const set = { unread: sql`${inboxCounts.unread} + ${difference}` };
  const { userId: whose } = inboxCounts;
  if (difference < 0) {
    await transaction.update(inboxCounts).set(set).where(eq(whose, userId));
    return;
  }
  await transaction
    .insert(inboxCounts)
    .values({ userId, unread: difference })
    .onConflictDoUpdate({ target: whose, set });
}
