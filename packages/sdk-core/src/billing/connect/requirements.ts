/** What the provider still asks of the owner of an account, in words that we have names for. */
export const accountRequirements = [
  'business',
  'person',
  'documents',
  'bankAccount',
  'terms',
  'other',
] as const;
export type AccountRequirement = (typeof accountRequirements)[number];

/** How far an account at the provider has come; `none` where there is none. */
export type AccountStage = 'none' | 'begun' | 'required' | 'checked' | 'ready';

interface AccountState {
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  readonly required: readonly AccountRequirement[];
}

/** How far an account has come: `checked` waits for the provider alone. */
export function stageOf(account: AccountState | undefined): AccountStage {
  if (!account) return 'none';
  if (!account.detailsSubmitted) return 'begun';
  if (account.required.length > 0) return 'required';
  return account.chargesEnabled && account.payoutsEnabled ? 'ready' : 'checked';
}
