import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople } from '../tables.ts';

interface Pair {
  readonly userId: UserId;
  readonly otherId: UserId;
}

/**
 * Shows somebody their threads with another again, or no more; answers how many messages in them
 * waited to be read, which count as read from then on. The two are locked.
 */
export async function showThreadsWith(
  transaction: Queries,
  { userId, otherId }: Pair,
  isShown: boolean,
): Promise<number> {
  const rows = await transaction
    .select({ threadId: inboxPeople.threadId, unread: inboxPeople.unread })
    .from(inboxPeople)
    .where(and(eq(inboxPeople.userId, userId), eq(inboxPeople.otherId, otherId)))
    .orderBy(asc(inboxPeople.threadId))
    .for('no key update');
  if (rows.length === 0) return 0;
  const ids = rows.map(({ threadId }) => threadId);
  await transaction
    .update(inboxPeople)
    .set({ isIgnored: !isShown, unread: 0 })
    .where(and(eq(inboxPeople.userId, userId), inArray(inboxPeople.threadId, ids)));
  return rows.reduce((sum, { unread }) => sum + unread, 0);
}
