import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { listingSummary } from '../../listings/schemas.ts';
import { fileId } from '../../media/schemas.ts';
import { listingId, threadId, threadIdInPath, userId, userIdInPath } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { typedTextOrNone } from '../../vocabulary/text/typed-line.ts';
import { longestMessage, messageBytes, mostPictures } from '../limits.ts';
import { messagePicture } from '../pictures/picture-schemas.ts';

const count = z.int().check(z.gte(0));
/** Of a message in its thread, from 1. */
const place = z.int().check(z.gte(1), z.lte(2_147_483_647));
const placeInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'expected a whole number')),
  z.pipe(z.transform(Number), place),
);

/** The other person of a thread. */
export const correspondent = z.strictObject({
  id: userId,
  /** Empty where the account is no more. */
  firstName: z.string(),
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
  /** Whether the account is no more. */
  isFormer: z.boolean(),
});
export type Correspondent = z.output<typeof correspondent>;

export const message = z.strictObject({
  place,
  authorId: userId,
  /** Empty where there are pictures alone. */
  body: z.string(),
  pictures: z.array(messagePicture),
  sentAt: z.iso.datetime(),
  /** Whether addresses and numbers are hidden until the reader has answered. */
  isMasked: z.boolean(),
});
export type Message = z.output<typeof message>;

export const threadSummary = z.strictObject({
  id: threadId,
  other: correspondent,
  /** What it is about, as the public sees it now; null where it is about nothing. */
  listing: z.nullable(z.strictObject({ id: listingId, summary: z.nullable(listingSummary) })),
  /** The newest two, the older first. */
  messages: z.array(message),
  /** The place of the newest message. */
  newest: count,
  /** Messages of the other that wait to be read. */
  unread: count,
  /** Up to which place the other has read; 0 where one of the two shows it to nobody. */
  seenTo: count,
  /** Whether the caller ignores the other. */
  isIgnored: z.boolean(),
});
export type Thread = z.output<typeof threadSummary>;

/** What somebody sends: words, pictures that they have uploaded for it, or both. */
const written = {
  body: z._default(typedTextOrNone(longestMessage), ''),
  /** Their ids, in the order in which they show. */
  pictures: z._default(
    z.array(fileId).check(
      z.maxLength(mostPictures),
      z.refine((ids) => new Set(ids).size === ids.length, 'expected each picture once'),
    ),
    [],
  ),
};
interface Written {
  readonly body: string;
  readonly pictures: readonly string[];
}

const isSomething = z.refine<Written>(({ body, pictures }) => body !== '' || pictures.length > 0, {
  path: ['body'],
  error: 'expected some text',
});

/**
 * On a partner's page it reaches what was begun there alone
 * (docs/architecture/messages.md#partners-pages).
 */
const ownInbox = { audience: 'embed:inbox', rule: 'members' } as const;
/** Of all that somebody has, which no partner's page may know. */
const wholeInbox = { audience: 'site', rule: 'members' } as const;
const ofThread = z.strictObject({ id: threadIdInPath });

export const startThread = {
  ...ownInbox,
  summary:
    'Writes to somebody, about a listing of theirs or about nothing; the two have one thread of each. The same words again within an hour are one message, as long as nothing came behind it.',
  inPerson: true,
  problems: [
    'forbidden',
    'not-found',
    'conflict',
    'not-processable',
    'held-back',
    'gone',
    'too-many-threads',
  ],
  bodyBytes: messageBytes,
  params: z.strictObject({ userId: userIdInPath }),
  body: z.strictObject({ ...written, listing: z.optional(listingId) }).check(isSomething),
  response: z.strictObject({ thread: threadId, message }),
} satisfies ServerHalf;

export const answerThread = {
  ...ownInbox,
  summary: 'Writes one more message into a thread.',
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict', 'held-back', 'gone'],
  bodyBytes: messageBytes,
  body: z.strictObject({ thread: threadId, ...written }).check(isSomething),
  response: message,
} satisfies ServerHalf;

export const readThread = {
  ...ownInbox,
  summary: 'The other person of a thread, what it is about, and its newest two messages.',
  tellsHidden: 'own',
  problems: ['not-found'],
  query: ofThread,
  response: threadSummary,
} satisfies ServerHalf;

export const listMessages = {
  ...ownInbox,
  summary:
    'Messages of a thread in their order: the newest, or those next to a place, before or after it.',
  tellsHidden: 'own',
  problems: ['not-found'],
  params: ofThread,
  query: z.strictObject({
    size: pageQuery({ defaultSize: 2, maximumSize: 100 }).size,
    before: z.optional(placeInQuery),
    after: z.optional(placeInQuery),
  }),
  response: z.strictObject({
    results: z.array(message),
    hasEarlier: z.boolean(),
    hasLater: z.boolean(),
  }),
} satisfies ServerHalf;

export const listThreads = {
  ...ownInbox,
  summary:
    'The threads of the signed-in user, without those of people they ignore, the latest first; on a partner’s page those that were begun there.',
  tellsHidden: 'own',
  query: z.strictObject(pageQuery({ defaultSize: 25, maximumSize: 100 })),
  response: z.strictObject({ results: z.array(threadSummary), total: count }),
} satisfies ServerHalf;

export const hideThread = {
  ...wholeInbox,
  summary:
    'Deletes a thread for the signed-in user; a new message brings it back, with only the messages after the deletion.',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofThread,
  response: z.null(),
} satisfies ServerHalf;

export const countUnread = {
  ...wholeInbox,
  summary: 'How many messages wait to be read.',
  response: z.strictObject({ count }),
} satisfies ServerHalf;

export const listUnread = {
  ...wholeInbox,
  summary: 'Threads with messages that wait to be read, the latest first.',
  query: z.strictObject(pageQuery({ defaultSize: 1_000, maximumSize: 9_999 })),
  response: z.strictObject({
    results: z.array(
      z.strictObject({ thread: threadId, unread: count, latestAt: z.iso.datetime() }),
    ),
    total: count,
  }),
} satisfies ServerHalf;

export const markRead = {
  ...ownInbox,
  summary: 'Says up to which message a thread has been read; what came later stays unread.',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: ofThread,
  body: z.strictObject({ newest: place }),
  response: z.null(),
} satisfies ServerHalf;
