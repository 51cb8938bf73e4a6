import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, exists, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { detachUnseenPictures } from '../pictures/detach-pictures.ts';
import { inboxPeople, inboxSearchIndex, inboxThreadMessages } from '../tables.ts';

/** For as long as a message counts as one that its author has just sent, in milliseconds. */
const countsMs = minuteMs;

/**
 * Removes what neither of the two people of threads reads any more, and the words by which somebody
 * would find what they have deleted. The threads are locked. Of what was just sent an empty row stays,
 * as deleting leaves room for no more messages within a minute.
 */
export async function forgetUnseen(
  transaction: Queries,
  threadIds: readonly number[],
  now: Date,
): Promise<void> {
  const ids = [...threadIds];
  await detachUnseenPictures(transaction, ids);
  const { threadId, place, sentAt } = inboxThreadMessages;
  const reader = transaction
    .select({ one: sql`1` })
    .from(inboxPeople)
    .where(and(eq(inboxPeople.threadId, threadId), lt(inboxPeople.hiddenTo, place)));
  const isUnseen = and(inArray(threadId, ids), notExists(reader));
  const counting = new Date(now.getTime() - countsMs);
  await transaction.delete(inboxThreadMessages).where(and(isUnseen, lte(sentAt, counting)));
  await transaction.update(inboxThreadMessages).set({ body: '', pictures: 0 }).where(isUnseen);
  const deleted = transaction
    .select({ one: sql`1` })
    .from(inboxPeople)
    .where(
      and(
        eq(inboxPeople.threadId, inboxSearchIndex.threadId),
        eq(inboxPeople.userId, inboxSearchIndex.userId),
        gte(inboxPeople.hiddenTo, inboxSearchIndex.newest),
      ),
    );
  await transaction
    .delete(inboxSearchIndex)
    .where(and(inArray(inboxSearchIndex.threadId, ids), exists(deleted)));
}
