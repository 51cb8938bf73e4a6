import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads, inboxWordless } from '../tables.ts';
import { indexMessageTerms } from './index-message-terms.ts';

/** Messages of one transaction. */
const messagesAtOnce = 200;

export const indexOlderMessagesJob: Job = {
  name: 'keep-words-of-older-messages',
  summary: 'Lets people find messages by their words that were written before words were kept.',
  everyMs: 600_000,
  run: keepOlderWords,
};

/** Keeps the words of all that are left; returns of how many messages. */
async function keepOlderWords({
  database,
  signal,
}: Pick<JobContext, 'database' | 'signal'>): Promise<number> {
  let count = 0;
  while (!signal.aborted) {
    const kept = await database.transaction(keepNext);
    if (kept === undefined) break;
    count += kept;
  }
  return count;
}

/** The same of the next messages of one thread; where no thread is left, nothing. */
async function keepNext(transaction: Queries): Promise<number | undefined> {
  // As a sender does: the thread first, in which nothing comes meanwhile.
  const [next] = await transaction
    .select({ threadId: inboxWordless.threadId, keptTo: inboxWordless.keptTo })
    .from(inboxWordless)
    .innerJoin(inboxThreads, eq(inboxThreads.id, inboxWordless.threadId))
    .limit(1)
    .for('no key update', { of: inboxThreads });
  if (!next) return undefined;
  const { threadId, keptTo } = next;
  const isThis = eq(inboxWordless.threadId, threadId);
  const people = await transaction
    .select({ id: inboxPeople.userId })
    .from(inboxPeople)
    .where(eq(inboxPeople.threadId, threadId));
  const messages = await transaction
    .select()
    .from(inboxThreadMessages)
    .where(and(eq(inboxThreadMessages.threadId, threadId), gt(inboxThreadMessages.place, keptTo)))
    .orderBy(asc(inboxThreadMessages.place))
    .limit(messagesAtOnce);
  const readerIds = people.map(({ id }) => id);
  for (const message of messages) await indexMessageTerms(transaction, { ...message, readerIds });
  const last = messages.at(-1);
  if (last && messages.length === messagesAtOnce) {
    await transaction.update(inboxWordless).set({ keptTo: last.place }).where(isThis);
  } else {
    await transaction.delete(inboxWordless).where(isThis);
  }
  return messages.length;
}
