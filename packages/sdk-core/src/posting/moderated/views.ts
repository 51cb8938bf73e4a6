/** What moderators look at: what waits to be let in, was reported, or was taken down, and all that there is. */
export const moderatorViews = ['review', 'reports', 'removed', 'all'] as const;
export type ModeratorView = (typeof moderatorViews)[number];

/** The same, and the conversations, shops and products that were reported. */
export const moderationViews = [
  'review',
  'reports',
  'removed',
  'conversations',
  'shops',
  'all',
] as const;
export type ModerationView = (typeof moderationViews)[number];

/** Listings on a page. */
export const moderatedPageSize = 20;

/** Reported shops and products on a page. */
export const reportedSubjectsPageSize = 20;

/** Reports of one thing whose texts a row shows, the latest first. */
export const mostShownReports = 10;

/**
 * How each view may be ordered; by default the one that has waited longest comes first, and of all
 * listings the newest.
 */
export const moderatedSorts = ['title', 'waiting', 'count', 'created'] as const;
export type ModeratedSort = (typeof moderatedSorts)[number];

/** What moderators did to a listing last. */
export const moderatorActions = [
  'listing-approved',
  'listing-removed',
  'listing-put-back',
  'reports-dismissed',
  'reports-reopened',
] as const;
export type ModeratorAction = (typeof moderatorActions)[number];
