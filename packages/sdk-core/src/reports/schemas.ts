import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { listingIdInPath } from '../vocabulary/ids.ts';
import { typedTextOrNone } from '../vocabulary/text/typed-line.ts';
import { longestReport, reportReasons } from './reasons.ts';

const ofListing = z.strictObject({ id: listingIdInPath });

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
  body: z.strictObject({
    reason: z.enum(reportReasons),
    /** What the reason does not say; needed where it is another than those named. */
    words: z._default(typedTextOrNone(longestReport), ''),
  }),
  /** Whether the outcome is mailed to the reporter. */
  response: z.strictObject({ isAnswered: z.boolean() }),
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
    /** The latest report that was read: what came later stays open. */
    latestId: z.int().check(z.gte(1)),
  }),
  response: z.null(),
} satisfies ServerHalf;
