import { and, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';

/**
 * Finds threads with messages that a user has neither read nor been notified of, locked, the latest
 * first.
 */
export async function findUnmailedThreads(transaction: Queries, userId: number) {
  const { firstName } = users;
  const rows = await transaction
    .select({ thread: inboxThreads, own: inboxPeople, other: { firstName } })
    .from(inboxPeople)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxPeople.threadId))
    .innerJoin(users, eq(users.id, inboxPeople.otherId))
    .where(
      and(
        eq(inboxPeople.userId, userId),
        gt(inboxPeople.unread, 0),
        not(inboxPeople.isIgnored),
        gt(inboxThreads.newest, inboxPeople.mailedTo),
        // Whose account is closed can’t be answered.
        eq(users.state, 'active'),
      ),
    )
    .orderBy(desc(inboxPeople.latestAt), desc(inboxPeople.threadId))
    .for('no key update', { of: inboxPeople });
  const untold = await countUntold(
    transaction,
    userId,
    rows.map(({ thread }) => thread.id),
  );
  return rows.flatMap((row) => {
    const found = untold.get(row.thread.id);
    // What came before somebody was ignored counts as read.
    return found ? [{ ...row, ...found, count: Math.min(found.count, row.own.unread) }] : [];
  });
}

/**
 * Returns the newest message of the other user without a notification, how many there are, and
 * since when; a thread without any is not there.
 */
async function countUntold(transaction: Queries, userId: number, threadIds: readonly number[]) {
  if (threadIds.length === 0) return new Map<number, never>();
  const { threadId, place, authorId, sentAt } = inboxThreadMessages;
  const rows = await transaction
    .select({
      threadId,
      place: sql<number>`max(${place})`.mapWith(Number),
      count: sql<number>`count(*)`.mapWith(Number),
      since: sql`min(${sentAt})`.mapWith(sentAt),
    })
    .from(inboxPeople)
    .innerJoin(
      inboxThreadMessages,
      and(
        eq(threadId, inboxPeople.threadId),
        eq(authorId, inboxPeople.otherId),
        gt(
          place,
          sql`greatest(${inboxPeople.readTo}, ${inboxPeople.hiddenTo}, ${inboxPeople.mailedTo})`,
        ),
      ),
    )
    .where(and(eq(inboxPeople.userId, userId), inArray(inboxPeople.threadId, [...threadIds])))
    .groupBy(threadId);
  return new Map(rows.map((row) => [row.threadId, row]));
}
