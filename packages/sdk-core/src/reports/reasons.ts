/** What a report can be about; a domain of the server provides each. */
export const reportKinds = ['listing', 'thread', 'shop', 'product'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Those that everybody sees, and anybody may report. */
export const publicReportKinds = ['listing', 'shop', 'product'] as const;
export type PublicReportKind = (typeof publicReportKinds)[number];

/** Those of which moderators see one list; listings and conversations have lists of their own. */
export const soldReportKinds = ['shop', 'product'] as const;
export type SoldReportKind = (typeof soldReportKinds)[number];

/** Why somebody reports something, the most urgent first. */
export const reportReasons = [
  'scam',
  'prohibited',
  'offensive',
  'rights',
  'wrong',
  'duplicate',
  'unavailable',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Those of them that are about each kind, of what everybody sees. */
export const reasonsByKind: Readonly<Record<PublicReportKind, readonly ReportReason[]>> = {
  listing: reportReasons,
  shop: ['scam', 'prohibited', 'offensive', 'rights', 'wrong', 'other'],
  product: reportReasons,
};

/** Those of them that are about a conversation. */
export const threadReasons = ['scam', 'prohibited', 'offensive', 'rights', 'other'] as const;
export type ThreadReason = (typeof threadReasons)[number] & ReportReason;

/**
 * Where a report stands: it was right (what it is about was taken down), nothing was found, or what it
 * is about was deleted before anybody decided.
 */
export const reportStates = ['open', 'upheld', 'dismissed', 'gone'] as const;
export type ReportState = (typeof reportStates)[number];

/** Characters of what somebody adds to the reason. */
export const longestReport = 1_000;

/** Reports of one person that may wait at a time. */
export const mostOpenReports = 30;

/**
 * Reports by visitors about one thing that may wait, for each reason, so that none hides another;
 * more are counted, and would say nothing that these don't.
 */
export const mostReportsOfVisitors = 10;

/** The same of those that one network has made, whatever their reason. */
export const mostReportsOfNetwork = 2;

/** Whether the reason says too little by itself. */
export function needsExplanation(reason: ReportReason): boolean {
  return reason === 'other';
}
