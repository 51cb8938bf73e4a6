import * as z from 'zod/mini';
import { personSummary } from '../../access/person-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { moderationCounts } from '../../posting/moderated/count-schemas.ts';
import { longestReport, threadReasons } from '../../reports/reasons.ts';
import { listingId, reportId, reportIdInPath, threadId, userId } from '../../vocabulary/ids.ts';
import { pageQuery } from '../../vocabulary/routes/page.ts';
import { typedTextOrNone } from '../../vocabulary/text/typed-line.ts';
import { threadReportsPageSize } from '../limits.ts';
import { messagePicture } from '../pictures/picture-schemas.ts';

const instant = z.iso.datetime();

export const reportThread = {
  summary:
    'Reports to the moderators what is wrong in a thread of one’s own, with its last messages, and ignores the other person.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  callsPerMinute: 5,
  body: z.strictObject({
    thread: threadId,
    reason: z.enum(threadReasons),
    /** What the reason does not say; needed where it is another than those named. */
    words: z._default(typedTextOrNone(longestReport), ''),
  }),
  response: z.null(),
} satisfies ServerHalf;

/** A message as it was when the thread was reported, whatever became of it since. */
const reportedMessage = z.strictObject({
  /** In its thread, from 1. */
  place: z.int(),
  authorId: userId,
  body: z.string(),
  sentAt: instant,
  pictures: z.array(messagePicture),
});

/** A thread as moderators decide of it. */
const threadReport = z.strictObject({
  id: reportId,
  reason: z.enum(threadReasons),
  /** What was added to the reason. */
  words: z.nullable(z.string()),
  /** null once the account is gone. */
  reporter: z.nullable(personSummary),
  /** Whom the reporter wrote with; null once the account is gone. */
  reported: z.nullable(personSummary),
  /** The author of a message who is not this one is the reporter. */
  reportedId: userId,
  /** What the thread is about, as it is called now; null where it is about nothing. */
  listing: z.nullable(z.strictObject({ id: listingId, title: z.nullable(z.string()) })),
  madeAt: instant,
  /** The last ones, the oldest first. */
  messages: z.array(reportedMessage),
});
export type ThreadReport = z.output<typeof threadReport>;
export type ReportedMessage = z.output<typeof reportedMessage>;

export const listThreadReports = {
  summary: 'Open reports of threads with their last messages, the one that waits longest first.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden'],
  query: z.strictObject(pageQuery({ defaultSize: threadReportsPageSize, maximumSize: 100 })),
  response: z.strictObject({
    results: z.array(threadReport),
    total: z.int(),
    counts: moderationCounts,
  }),
} satisfies ServerHalf;

export const decideThreadReport = {
  summary: 'Says of a report of a thread that it was right, or dismisses it, or opens it again.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: z.strictObject({ id: reportIdInPath }),
  body: z.strictObject({ decision: z.enum(['uphold', 'dismiss', 'reopen']) }),
  response: z.null(),
} satisfies ServerHalf;
