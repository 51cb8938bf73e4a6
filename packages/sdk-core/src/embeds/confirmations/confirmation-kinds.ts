import type { Scope } from '../../vocabulary/scopes.ts';

/** What a partner's page may ask somebody to confirm in a window of our own site. */
export const confirmationKinds = [
  'add-card',
  'delete-card',
  'buy-license',
  'pay-order',
  'billing-address',
  'delete-listing',
] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];

const paying: readonly Scope[] = ['boards', 'cart'];

/** The scopes with any of which a page may ask for it. */
export const confirmationScopes: Readonly<Record<ConfirmationKind, readonly Scope[]>> = {
  'add-card': paying,
  'delete-card': paying,
  'buy-license': paying,
  'pay-order': ['cart'],
  'billing-address': paying,
  'delete-listing': ['listings:write'],
};
