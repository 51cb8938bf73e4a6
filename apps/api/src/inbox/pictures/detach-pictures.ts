import { and, inArray, not } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPictures } from '../tables.ts';
import { isSeen } from './picture-readers.ts';

/**
 * Takes from threads what neither of their two people reads any more: the sweep removes it, once no
 * moderator needs it. The threads are locked.
 */
export async function detachUnseenPictures(
  transaction: Queries,
  threadIds: readonly number[],
): Promise<void> {
  await transaction
    .update(inboxPictures)
    .set({ threadId: null, ownerId: null })
    .where(and(inArray(inboxPictures.threadId, [...threadIds]), not(isSeen)));
}
