/**
 * Where a listing stands, spelled as RESO StandardStatus (docs/architecture/listings.md#states).
 */
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
