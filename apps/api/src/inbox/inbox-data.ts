import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import {
  inboxCounts,
  inboxIgnored,
  inboxMessages,
  inboxPeople,
  inboxPreferences,
  inboxThreads,
} from './tables.ts';

/** What somebody wrote, whom they ignore, and what they chose; what was sent stays with whoever was written to. */
export const inboxData: PersonalData = {
  async collect(queries, userId) {
    const messages = await queries
      .select({
        threadId: inboxMessages.threadId,
        place: inboxMessages.place,
        body: inboxMessages.body,
        sentAt: inboxMessages.sentAt,
      })
      .from(inboxMessages)
      .where(eq(inboxMessages.authorId, userId))
      .orderBy(asc(inboxMessages.sentAt), asc(inboxMessages.threadId), asc(inboxMessages.place));
    const ignored = await queries
      .select({ userId: inboxIgnored.ignoredId, since: inboxIgnored.since })
      .from(inboxIgnored)
      .where(eq(inboxIgnored.userId, userId))
      .orderBy(asc(inboxIgnored.since));
    const [preferences] = await queries
      .select({ showsSeen: inboxPreferences.showsSeen })
      .from(inboxPreferences)
      .where(eq(inboxPreferences.userId, userId));
    return { messages, ignored, preferences: preferences ?? null };
  },

  /** A thread goes where nobody is left who is shown anything of it. */
  async erase(transaction, userId) {
    const own = await transaction
      .select({ id: inboxThreads.id })
      .from(inboxThreads)
      .where(or(eq(inboxThreads.lowId, userId), eq(inboxThreads.highId, userId)))
      .orderBy(asc(inboxThreads.id))
      .for('update');
    const ids = own.map(({ id }) => id);
    await transaction.delete(inboxPeople).where(eq(inboxPeople.userId, userId));
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
    await transaction.delete(inboxPreferences).where(eq(inboxPreferences.userId, userId));
    await transaction.delete(inboxCounts).where(eq(inboxCounts.userId, userId));
    await transaction
      .delete(inboxIgnored)
      .where(or(eq(inboxIgnored.userId, userId), eq(inboxIgnored.ignoredId, userId)));
  },
};
