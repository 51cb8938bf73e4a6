import { mostNewThreads } from '@boardwalk/sdk-core/inbox/limits';
import type * as schemas from '@boardwalk/sdk-core/inbox/threads/schemas';
import type { Message } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { type ListingId, threadId, type UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { hourMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { requireVisible } from '../../listings/query/visibility.ts';
import { listings } from '../../listings/tables.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { refuseBlockedTerms } from '../blocked-message-terms.ts';
import { lockPair } from '../lock-pair.ts';
import { inboxPeople, inboxThreadMessages, inboxThreads } from '../tables.ts';
import { placeOfBeginning } from './begun-here.ts';
import { describeMessage } from './describe-message.ts';
import { isOwn } from './own-thread.ts';
import { type MessageToSend, requireMayWrite, sendMessage } from './send-message.ts';

/** Writes to somebody, in the thread that the two have about it, or in a new one. */
export const startThread: Handler<typeof schemas.startThread> = async (
  { params: { userId: otherId }, body: { listing, ...written } },
  context,
) => {
  const { database, caller, clock, keepAnswer } = context;
  const member = requireMember(caller);
  const authorId = member.userId;
  if (authorId === otherId) {
    throw new Problem('invalid-request', 'You can’t write to yourself.', {
      fields: [{ path: 'params.userId', message: 'expected somebody else' }],
    });
  }
  await refuseBlockedTerms({ database }, written.body);
  return database.transaction(async (transaction) => {
    const pair = { authorId, otherId };
    await lockPair(transaction, authorId, otherId);
    const now = clock.now();
    const known = await findThread(transaction, pair, listing);
    if (!known) await requireMayStart(transaction, pair, listing, now);
    await requireMayWrite(transaction, known ?? { startedBy: authorId }, pair, now);
    const row =
      known ??
      (await makeThread(transaction, pair, { listing, begunAt: placeOfBeginning(member) }, now));
    const message =
      (await findRepeated(transaction, row, { authorId, ...written }, now)) ??
      (await sendMessage(transaction, row, { ...pair, ...written }, context));
    const answer = { thread: parseWith(threadId, row.id), message };
    await keepAnswer(transaction, answer);
    return answer;
  });
};

interface Pair {
  readonly authorId: UserId;
  readonly otherId: UserId;
}

const ordered = ({ authorId, otherId }: Pair) => ({
  lowId: Math.min(authorId, otherId),
  highId: Math.max(authorId, otherId),
});

/**
 * The newest message, where it is the same of the same author within the hour: a form that was sent in
 * one tab stands in another still.
 */
async function findRepeated(
  transaction: Queries,
  { id, newest }: typeof inboxThreads.$inferSelect,
  { authorId, body, pictures }: Omit<MessageToSend, 'otherId'>,
  now: Date,
): Promise<Message | undefined> {
  if (pictures.length > 0) return undefined;
  const { threadId: inThread, place, authorId: by, body: words, sentAt } = inboxThreadMessages;
  const [row] = await transaction
    .select({ message: inboxThreadMessages })
    .from(inboxThreadMessages)
    .innerJoin(inboxPeople, isOwn(authorId, parseWith(threadId, id)))
    .where(
      and(
        eq(inThread, id),
        eq(place, newest),
        eq(by, authorId),
        eq(words, body),
        gt(sentAt, new Date(now.getTime() - hourMs)),
        eq(inboxThreadMessages.pictures, 0),
        // A user who has deleted it since writes it again.
        gt(place, inboxPeople.hiddenTo),
      ),
    );
  return row && describeMessage(row.message, { userId: authorId, hasWritten: true });
}

async function findThread(
  transaction: Queries,
  pair: Pair,
  listing: ListingId | undefined,
): Promise<typeof inboxThreads.$inferSelect | undefined> {
  const { lowId, highId } = ordered(pair);
  const about =
    listing === undefined
      ? isNull(inboxThreads.subjectKind)
      : and(eq(inboxThreads.subjectKind, 'listing'), eq(inboxThreads.subjectId, listing));
  const [row] = await transaction
    .select()
    .from(inboxThreads)
    .where(and(eq(inboxThreads.lowId, lowId), eq(inboxThreads.highId, highId), about));
  return row;
}

async function requireMayStart(
  transaction: Queries,
  pair: Pair,
  listing: ListingId | undefined,
  now: Date,
): Promise<void> {
  if (listing !== undefined) await requireSubject(transaction, pair, listing, now);
  const { startedBy, startedAt } = inboxThreads;
  // Of the last ones that count, the first: as soon as it is an hour old, one more can be begun.
  const [first] = await transaction
    .select({ startedAt })
    .from(inboxThreads)
    .where(and(eq(startedBy, pair.authorId), gt(startedAt, new Date(now.getTime() - hourMs))))
    .orderBy(desc(startedAt))
    .offset(mostNewThreads - 1)
    .limit(1);
  if (!first) return;
  throw new Problem(
    'too-many-threads',
    `You have begun ${mostNewThreads} conversations within an hour. Please go on with them first.`,
    { retryAfter: (first.startedAt.getTime() + hourMs - now.getTime()) / secondMs },
  );
}

interface Beginning {
  readonly listing: ListingId | undefined;
  /** Of a partner's page. */
  readonly begunAt: ReturnType<typeof placeOfBeginning>;
}

async function makeThread(
  transaction: Queries,
  pair: Pair,
  { listing, begunAt }: Beginning,
  now: Date,
): Promise<typeof inboxThreads.$inferSelect> {
  const { authorId, otherId } = pair;
  const [row] = await transaction
    .insert(inboxThreads)
    .values({
      ...ordered(pair),
      ...(listing !== undefined && { subjectKind: 'listing' as const, subjectId: listing }),
      ...begunAt,
      startedBy: authorId,
      startedAt: now,
    })
    .returning();
  if (!row) throw new Error('The thread was not kept.');
  await transaction.insert(inboxPeople).values([
    { threadId: row.id, userId: authorId, otherId },
    { threadId: row.id, userId: otherId, otherId: authorId },
  ]);
  return row;
}

/** Two people talk about what the public sees and one of them offers. */
async function requireSubject(
  transaction: Queries,
  { authorId, otherId }: Pair,
  listing: ListingId,
  now: Date,
): Promise<void> {
  const [found] = await transaction.select().from(listings).where(eq(listings.id, listing));
  const { ownerId } = requireVisible(found, now);
  if (ownerId === authorId || ownerId === otherId) return;
  throw new Problem('not-processable', 'This listing belongs to neither of you.');
}
