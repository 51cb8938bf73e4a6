import { unreadMinutes } from '@boardwalk/sdk-core/inbox/limits';
import { messages, thread as threadRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { readSummaries } from '../../listings/read/read-summaries.ts';
import { awaitMail } from '../../mailing/waiting/await-mail.ts';
import type { MailWriter } from '../../mailing/waiting/mail-writer.ts';
import type { Queries } from '../../platform/database/database.ts';
import {
  emptyMailText,
  joinMailTexts,
  type SafeMailText,
  sanitizeMailText,
  sanitizeMailTextWithContacts,
  trustedMailText,
} from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { describeMessage } from '../threads/describe-message.ts';
import { excerptOf } from './excerpt-of.ts';
import { findUnmailedThreads } from './find-unmailed-threads.ts';
import { messagesMail } from './messages-mail.ts';

/** Conversations that one mail shows; the inbox has all of them. */
const mostThreads = 10;

type Untold = Awaited<ReturnType<typeof findUnmailedThreads>>;

/** The mail about messages that wait to be read: one for all, each message once. */
export const unreadMessagesMail: MailWriter = {
  kind: 'inbox.messages',
  async write(transaction, { id: userId }, { configuration, clock }) {
    const untold = await findUnmailedThreads(transaction, userId);
    if (untold.length === 0) return undefined;
    const readyAt = readyAtOf(untold);
    if (readyAt > clock.now()) {
      // What had it written was read meanwhile, and something else came.
      await awaitMail(transaction, { userId, kind: 'inbox.messages', readyAt });
      return undefined;
    }
    await keepTold(transaction, userId, untold);
    const shown = untold.slice(0, mostThreads);
    const excerpts = await readExcerpts(transaction, shown);
    const titles = await readTitles(transaction, shown, clock.now());
    const threads = shown.map(({ thread: { id, subjectId }, other, count }) => ({
      name: sanitizeMailText(other.firstName),
      about: titles.get(subjectId) ?? emptyMailText,
      count: trustedMailText(count),
      // Of pictures alone the mail says how many.
      ...(excerpts.get(id) ?? { excerpt: emptyMailText, pictures: trustedMailText(0) }),
      link: pageLink(configuration, threadRoute({ threadId: id }).path),
    }));
    return {
      template: messagesMail,
      values: {
        who: joinMailTexts(
          [...new Set(threads.flatMap(({ name }) => (name === emptyMailText ? [] : [name])))],
          ' · ',
        ),
        threads,
        further: trustedMailText(untold.length - shown.length),
        inboxLink: pageLink(configuration, messages({}).path),
      },
    };
  },
};

/** When the first of them is unread for long enough. */
function readyAtOf(untold: Untold): Date {
  const first = Math.min(...untold.map(({ since }) => since.getTime()));
  return new Date(first + unreadMinutes * minuteMs);
}

/** Nobody writes to them meanwhile: what is newest now is what was found. */
async function keepTold(transaction: Queries, userId: number, untold: Untold): Promise<void> {
  const ids = untold.map(({ thread }) => thread.id);
  await transaction
    .update(inboxPeople)
    .set({ mailedTo: sql`${inboxThreads.newest}` })
    .from(inboxThreads)
    .where(
      and(
        eq(inboxThreads.id, inboxPeople.threadId),
        eq(inboxPeople.userId, userId),
        inArray(inboxPeople.threadId, ids),
      ),
    );
}

/** The newest message of each, as its reader sees it in the inbox, and how many pictures it has. */
async function readExcerpts(
  transaction: Queries,
  shown: Untold,
): Promise<ReadonlyMap<number, Record<'excerpt' | 'pictures', SafeMailText>>> {
  const { threadId, place } = inboxThreadMessages;
  const newest = shown.map((one) => and(eq(threadId, one.thread.id), eq(place, one.place)));
  const rows = await transaction
    .select()
    .from(inboxThreadMessages)
    .where(or(...newest));
  const readers = new Map(shown.map(({ thread, own }) => [thread.id, own]));
  return new Map(
    rows.flatMap((row) => {
      const reader = readers.get(row.threadId);
      if (!reader) return [];
      const excerpt = sanitizeMailTextWithContacts(excerptOf(describeMessage(row, reader).body));
      return [[row.threadId, { excerpt, pictures: trustedMailText(row.pictures) }]];
    }),
  );
}

/** What they are about, where the public sees it still. */
async function readTitles(
  transaction: Queries,
  shown: Untold,
  now: Date,
): Promise<ReadonlyMap<number | null, SafeMailText>> {
  const ids = shown.flatMap(({ thread }) => thread.subjectId ?? []);
  const cards = await readSummaries(transaction, [...new Set(ids)], now);
  return new Map(cards.map(({ id, title }) => [id, sanitizeMailText(title)]));
}
