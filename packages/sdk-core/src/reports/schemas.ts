import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { listingIdInPath, reportedId } from '../vocabulary/ids.ts';
import { typedTextOrNone } from '../vocabulary/text/typed-line.ts';
import { longestReport, publicReportKinds, reportReasons, soldReportKinds } from './reasons.ts';

const ofListing = z.strictObject({ id: listingIdInPath });

const submission = {
  reason: z.enum(reportReasons),
  /** What the reason does not say; needed where it is another than those named. */
  words: z._default(typedTextOrNone(longestReport), ''),
};

/** Whether the outcome is mailed to the reporter. */
const received = z.strictObject({ isAnswered: z.boolean() });

/** The latest report that was read: what came later stays open. */
const latestId = z.int().check(z.gte(1));

export const reportListing = {
  summary:
    'Reports to the moderators what is wrong with a posted listing; visitors may do so too, without a name.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  inPerson: true,
  problems: ['not-found', 'gone', 'forbidden', 'conflict', 'not-processable'],
  callsPerMinute: 5,
  params: ofListing,
  body: z.strictObject(submission),
  response: received,
} satisfies ServerHalf;

export const sendReport = {
  summary:
    'Reports to the moderators what is wrong with a listing, a shop or a product; visitors may do so too, without a name.',
  audience: 'public',
  rule: 'anyone',
  knowsCaller: true,
  inPerson: true,
  problems: ['not-found', 'gone', 'forbidden', 'conflict', 'not-processable'],
  callsPerMinute: 5,
  body: z.strictObject({
    kind: z.enum(publicReportKinds),
    /** As its address names it: `42`, `{shop}`, `{shop}/{product}`. */
    id: z.string().check(z.regex(/^[a-z0-9-]{1,80}(?:\/[a-z0-9-]{1,80})?$/)),
    ...submission,
  }),
  response: received,
} satisfies ServerHalf;

export const decideSubjectReports = {
  summary:
    'Says of the open reports of a shop or product that they were right, or dismisses them, or opens those again that were decided last.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  body: z.strictObject({
    kind: z.enum(soldReportKinds),
    /** The number in the list of what is reported. */
    id: reportedId,
    decision: z.enum(['uphold', 'dismiss', 'reopen']),
    latestId,
  }),
  response: z.null(),
} satisfies ServerHalf;

export const decideReports = {
  summary:
    'Dismisses the open reports of a listing, or opens those again that were dismissed last.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: ofListing,
  body: z.strictObject({
    decision: z.enum(['dismiss', 'reopen']),
    latestId,
  }),
  response: z.null(),
} satisfies ServerHalf;
