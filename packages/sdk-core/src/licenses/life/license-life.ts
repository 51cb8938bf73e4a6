/** A licence is being paid for, then runs until its end; or it came to nothing. */
export const licenseStates = ['PENDING', 'ACTIVE', 'ENDED', 'FAILED'] as const;
export type LicenseState = (typeof licenseStates)[number];

/**
 * What becomes of a licence: it was paid, its payment came to nothing, or it ended, by its owner, by
 * time, as the money went back, or as another took its place; where the money of that one goes back,
 * it resumes.
 */
export const licenseActions = ['activate', 'fail', 'end', 'resume'] as const;
export type LicenseAction = (typeof licenseActions)[number];

const transitions: Readonly<Record<LicenseAction, Partial<Record<LicenseState, LicenseState>>>> = {
  activate: { PENDING: 'ACTIVE' },
  fail: { PENDING: 'FAILED' },
  end: { ACTIVE: 'ENDED' },
  resume: { ENDED: 'ACTIVE' },
};

/** Where an action leads; undefined where it can't be done. */
export function changedLicenseState(
  from: LicenseState,
  action: LicenseAction,
): LicenseState | undefined {
  return transitions[action][from];
}

/** Whether the licence has its boards to itself. */
export function hasPlaces(state: LicenseState): boolean {
  return state === 'PENDING' || state === 'ACTIVE';
}

/** Whether its card may be charged still: now, or as it renews. */
export function chargesCard({
  state,
  renews,
}: {
  readonly state: LicenseState;
  readonly renews: boolean;
}): boolean {
  return state === 'PENDING' || (state === 'ACTIVE' && renews);
}
