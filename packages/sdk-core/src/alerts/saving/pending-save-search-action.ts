import type { PendingAction } from '../../account/sign-in/pending-actions.ts';

/** A search that a user asked to save before they had an account; this browser stores which one. */
export const pendingSaveSearchAction = {
  act: 'save-search',
  subject: 0,
} as const satisfies PendingAction;
