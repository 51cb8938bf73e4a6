import { and, eq, exists, gte, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { detachUnseenPictures } from '../pictures/detach-pictures.ts';
import { inboxMessages, inboxPeople, inboxWords } from '../tables.ts';

/**
 * Removes what neither of the two people of threads reads any more, and the words by which somebody
 * would find what they have deleted. The threads are locked.
 */
export async function forgetUnseen(
  transaction: Queries,
  threadIds: readonly number[],
): Promise<void> {
  const ids = [...threadIds];
  await detachUnseenPictures(transaction, ids);
  const { threadId, place } = inboxMessages;
  const reader = transaction
    .select({ one: sql`1` })
    .from(inboxPeople)
    .where(and(eq(inboxPeople.threadId, threadId), lt(inboxPeople.hiddenTo, place)));
  await transaction.delete(inboxMessages).where(and(inArray(threadId, ids), notExists(reader)));
  const deleted = transaction
    .select({ one: sql`1` })
    .from(inboxPeople)
    .where(
      and(
        eq(inboxPeople.threadId, inboxWords.threadId),
        eq(inboxPeople.userId, inboxWords.userId),
        gte(inboxPeople.hiddenTo, inboxWords.newest),
      ),
    );
  await transaction
    .delete(inboxWords)
    .where(and(inArray(inboxWords.threadId, ids), exists(deleted)));
}
