/** What a partner's page may ask somebody to confirm in a window of our own site. */
export const confirmationKinds = [
  'add-card',
  'delete-card',
  'buy-license',
  'billing-address',
] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];
