/** Where a listing stands, spelled as RESO StandardStatus (0007-listing-states.md). */
export const standardStatuses = [
  'Incomplete',
  'Hold',
  'Active',
  'ComingSoon',
  'ActiveUnderContract',
  'Pending',
  'Withdrawn',
  'Closed',
  'Expired',
  'Canceled',
  'Delete',
] as const;

export type StandardStatus = (typeof standardStatuses)[number];
