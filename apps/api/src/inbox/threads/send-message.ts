import {
  mostAnswers,
  mostMessages,
  mostMessagesADay,
  unreadMinutes,
} from '@boardwalk/sdk-core/inbox/limits';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { awaitMail } from '../../mailing/waiting/await-mail.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { changeCount } from '../change-count.ts';
import { nobody } from '../lock-pair.ts';
import { addressPictures, type PictureAddresses } from '../pictures/picture-address.ts';
import { takePictures } from '../pictures/take-pictures.ts';
import { indexMessageTerms } from '../search/index-message-terms.ts';
import { inboxIgnored, inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { describeMessage } from './describe-message.ts';

type ThreadRow = typeof inboxThreads.$inferSelect;

export interface MessageToSend {
  readonly authorId: UserId;
  readonly otherId: UserId;
  readonly body: string;
  /** Ids of what the author has uploaded for it, in their order. */
  readonly pictures: readonly string[];
}

/**
 * Refuses an author who writes to a user who ignores them, or whom they ignore, or faster than
 * people do. The two are locked. One who is ignored is refused last: other refusals reveal nothing
 * of it.
 */
export async function requireMayWrite(
  transaction: Queries,
  { startedBy }: Pick<ThreadRow, 'startedBy'>,
  { authorId, otherId }: Pick<MessageToSend, 'authorId' | 'otherId'>,
  now: Date,
): Promise<void> {
  const most = startedBy === authorId ? mostMessages : mostAnswers;
  await requireCalm(transaction, authorId, { most, periodMs: minuteMs, period: 'minute' }, now);
  await requireCalm(
    transaction,
    authorId,
    { most: mostMessagesADay, periodMs: dayMs, period: 'day' },
    now,
  );
  const between = (userId: UserId, ignoredId: UserId) =>
    and(eq(inboxIgnored.userId, userId), eq(inboxIgnored.ignoredId, ignoredId));
  const rows = await transaction
    .select({ userId: inboxIgnored.userId })
    .from(inboxIgnored)
    .where(or(between(authorId, otherId), between(otherId, authorId)));
  if (rows.some(({ userId }) => userId === authorId)) {
    throw new Problem('conflict', 'You have blocked this person. Unblock them to write to them.');
  }
  if (rows.length > 0) throw nobody();
}

/** Writes a message at the next place of its thread, which waits to be read from then on. The two are locked. */
export async function sendMessage(
  transaction: Queries,
  { id: threadId }: Pick<ThreadRow, 'id'>,
  { authorId, otherId, body, pictures: ids }: MessageToSend,
  surroundings: PictureAddresses,
): Promise<Message> {
  const now = surroundings.clock.now();
  const [row] = await transaction
    .update(inboxThreads)
    .set({ newest: sql`${inboxThreads.newest} + 1` })
    .where(eq(inboxThreads.id, threadId))
    .returning({ place: inboxThreads.newest });
  if (!row) throw new Error(`The thread ${threadId} is gone, though its people are locked.`);
  const { place } = row;
  const message = { threadId, place, authorId, body, pictures: ids.length, sentAt: now };
  await transaction.insert(inboxThreadMessages).values(message);
  const pictures = await takePictures(transaction, { ids, ownerId: authorId, threadId, place });
  await indexMessageTerms(transaction, { ...message, readerIds: [authorId, otherId] });
  const inThread = (userId: UserId) =>
    and(eq(inboxPeople.threadId, threadId), eq(inboxPeople.userId, userId));
  await transaction
    .update(inboxPeople)
    .set({ hasWritten: true, latestAt: now })
    .where(inThread(authorId));
  await transaction
    .update(inboxPeople)
    .set({ unread: sql`${inboxPeople.unread} + 1`, latestAt: now })
    .where(inThread(otherId));
  await changeCount(transaction, otherId, 1);
  await announce(transaction, 'inbox', authorId, otherId);
  const readyAt = new Date(now.getTime() + unreadMinutes * minuteMs);
  await awaitMail(transaction, { userId: otherId, kind: 'inbox.messages', readyAt });
  const author = { userId: authorId, hasWritten: true };
  return describeMessage(message, author, addressPictures(pictures, surroundings));
}

interface Pace {
  readonly most: number;
  readonly periodMs: number;
  readonly period: 'minute' | 'day';
}

/** Refuses a user who writes faster than people do. */
async function requireCalm(
  transaction: Queries,
  authorId: UserId,
  { most, periodMs, period }: Pace,
  now: Date,
): Promise<void> {
  const { authorId: by, sentAt } = inboxThreadMessages;
  // Of the last ones that count, the first: as soon as it is that old, one more is taken.
  const [first] = await transaction
    .select({ sentAt })
    .from(inboxThreadMessages)
    .where(and(eq(by, authorId), gt(sentAt, new Date(now.getTime() - periodMs))))
    .orderBy(desc(sentAt))
    .offset(most - 1)
    .limit(1);
  if (!first) return;
  throw new Problem(
    'too-many-requests',
    `You have written ${most} messages within a ${period}. Please wait a moment.`,
    { retryAfter: (first.sentAt.getTime() + periodMs - now.getTime()) / secondMs },
  );
}
