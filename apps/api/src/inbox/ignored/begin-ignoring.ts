import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { changeCount } from '../change-count.ts';
import { inboxIgnored } from '../tables.ts';
import { showThreadsWith } from './show-threads-with.ts';

/** Ignores somebody from now on; false where one does already. The two are locked. */
export async function beginIgnoring(
  transaction: Queries,
  { userId, ignoredId }: { readonly userId: UserId; readonly ignoredId: UserId },
  since: Date,
): Promise<boolean> {
  const added = await transaction
    .insert(inboxIgnored)
    .values({ userId, ignoredId, since })
    .onConflictDoNothing()
    .returning({ id: inboxIgnored.ignoredId });
  if (added.length === 0) return false;
  const unread = await showThreadsWith(transaction, { userId, otherId: ignoredId }, false);
  await changeCount(transaction, userId, -unread);
  await announce(transaction, 'inbox', userId);
  return true;
}
