/** Where a confirmation stands; each is decided once, and spent once. */
export const confirmationStates = ['open', 'confirmed', 'refused', 'expired', 'spent'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

interface Facts {
  readonly decision: 'confirmed' | 'refused' | null;
  readonly expiresAt: Date;
  readonly spentAt: Date | null;
}

/** Where a confirmation stands at `now`: what is too late is neither decided nor spent any more. */
export function confirmationStateOf(
  { decision, expiresAt, spentAt }: Facts,
  now: Date,
): ConfirmationState {
  if (spentAt) return 'spent';
  if (decision === 'refused') return 'refused';
  if (expiresAt <= now) return 'expired';
  return decision ?? 'open';
}
