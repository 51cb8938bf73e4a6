/** What an account can be; a deleted one is nobody's any more. */
export const accountStates = ['unconfirmed', 'active', 'disabled'] as const;
export type AccountState = (typeof accountStates)[number];
