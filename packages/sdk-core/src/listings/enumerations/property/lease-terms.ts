/** How long a lease runs (RESO LeaseTerm). */
export const leaseTerms = [
  'WEEKLY',
  'SHORT_TERM',
  'MONTH_TO_MONTH',
  'SIX_MONTHS',
  'TWELVE_MONTHS',
  'TWENTY_FOUR_MONTHS',
  'RENEWAL_OPTION',
  'NEGOTIABLE',
  'OTHER',
  'NONE',
] as const;

export type LeaseTerm = (typeof leaseTerms)[number];
