import { and, asc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { reports } from '../reports/tables.ts';
import { findPictures } from './pictures/find-pictures.ts';
import { addressPictures } from './pictures/picture-address.ts';
import {
  inboxCounts,
  inboxIgnored,
  inboxPeople,
  inboxPictures,
  inboxReplyTimes,
  inboxReportedMessages,
  inboxSearchIndex,
  inboxThreadMessages,
  inboxThreads,
  inboxUserPreferences,
} from './tables.ts';
import { describeCorrespondent } from './threads/find-threads.ts';
import { forgetUnseen } from './threads/forget-unseen.ts';

/**
 * What a user wrote to whom, whom they ignore, and what they chose; what was sent stays with its
 * recipient.
 */
export const inboxData: PersonalData = {
  async collect(queries, userId, surroundings) {
    const messages = await collectMessages(queries, userId, surroundings);
    const ignored = await queries
      .select({ userId: inboxIgnored.ignoredId, since: inboxIgnored.since })
      .from(inboxIgnored)
      .where(eq(inboxIgnored.userId, userId))
      .orderBy(asc(inboxIgnored.since));
    const [preferences] = await queries
      .select({ showsSeen: inboxUserPreferences.showsSeen })
      .from(inboxUserPreferences)
      .where(eq(inboxUserPreferences.userId, userId));
    const [replies] = await queries
      .select({
        medianSeconds: inboxReplyTimes.medianSeconds,
        measuredAt: inboxReplyTimes.measuredAt,
      })
      .from(inboxReplyTimes)
      .where(eq(inboxReplyTimes.userId, userId));
    return { messages, ignored, preferences: preferences ?? null, replies: replies ?? null };
  },

  /** A thread goes where nobody is left who is shown anything of it. */
  async erase(transaction, userId, now) {
    const own = await transaction
      .select({ id: inboxThreads.id })
      .from(inboxThreads)
      .where(or(eq(inboxThreads.lowId, userId), eq(inboxThreads.highId, userId)))
      .orderBy(asc(inboxThreads.id))
      .for('update');
    const ids = own.map(({ id }) => id);
    await transaction.delete(inboxPeople).where(eq(inboxPeople.userId, userId));
    await transaction.delete(inboxSearchIndex).where(eq(inboxSearchIndex.userId, userId));
    const shown = transaction
      .select({ id: inboxPeople.threadId })
      .from(inboxPeople)
      .where(
        and(
          eq(inboxPeople.threadId, inboxThreads.id),
          gt(inboxThreads.newest, inboxPeople.hiddenTo),
        ),
      );
    await transaction
      .delete(inboxThreads)
      .where(and(inArray(inboxThreads.id, ids), sql`not exists ${shown}`));
    await forgetUnseen(transaction, ids, now);
    // The sweep takes away what is stored of pictures that nobody was sent.
    await transaction
      .update(inboxPictures)
      .set({ ownerId: null })
      .where(and(eq(inboxPictures.ownerId, userId), isNull(inboxPictures.threadId)));
    await forgetDecided(transaction, userId);
    await transaction.delete(inboxUserPreferences).where(eq(inboxUserPreferences.userId, userId));
    await transaction.delete(inboxReplyTimes).where(eq(inboxReplyTimes.userId, userId));
    await transaction.delete(inboxCounts).where(eq(inboxCounts.userId, userId));
    await transaction
      .delete(inboxIgnored)
      .where(or(eq(inboxIgnored.userId, userId), eq(inboxIgnored.ignoredId, userId)));
  },
};

/** What somebody has sent, to whom, and the pictures with addresses that open them until tomorrow. */
async function collectMessages(
  queries: Queries,
  userId: number,
  surroundings: Parameters<PersonalData['collect']>[2],
) {
  const { threadId, place, body, pictures, sentAt } = inboxThreadMessages;
  const rows = await queries
    .select({ message: { threadId, place, body, pictures, sentAt }, other: users })
    .from(inboxThreadMessages)
    .innerJoin(inboxThreads, eq(inboxThreads.id, threadId))
    .innerJoin(users, sql`${users.id} = ${inboxThreads.lowId} + ${inboxThreads.highId} - ${userId}`)
    .where(and(eq(inboxThreadMessages.authorId, userId), or(ne(body, ''), gt(pictures, 0))))
    .orderBy(asc(sentAt), asc(threadId), asc(place));
  const picturesOf = await findPictures(
    queries,
    rows.map(({ message }) => message),
  );
  return rows.map(({ message, other }) => {
    const { id, firstName, isFormer } = describeCorrespondent(other);
    return {
      ...message,
      to: { id, firstName, isFormer },
      pictures: addressPictures(picturesOf(message), surroundings),
    };
  });
}

/**
 * Deletes what was stored of theirs with a report, unless moderators still have to decide about it.
 */
async function forgetDecided(transaction: Queries, userId: number): Promise<void> {
  const decided = transaction
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.subjectKind, 'thread'), ne(reports.state, 'open')));
  await transaction
    .delete(inboxReportedMessages)
    .where(
      and(
        eq(inboxReportedMessages.authorId, userId),
        inArray(inboxReportedMessages.reportId, decided),
      ),
    );
}
