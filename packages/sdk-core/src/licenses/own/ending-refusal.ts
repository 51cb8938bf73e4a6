import type { LicenseState } from '../life/license-life.ts';

/** Why a licence did not end: it was paid for meanwhile, is being paid for, or is over. */
export type EndingRefusal = 'paid' | 'paying' | 'over';

/** What a conflict as one ends a licence was, from how it stood and how it stands now. */
export function endingRefusalOf(
  before: LicenseState,
  now: LicenseState | undefined,
): EndingRefusal {
  if (before !== 'PENDING') return 'over';
  if (now === 'PENDING') return 'paying';
  return now === 'ACTIVE' ? 'paid' : 'over';
}
