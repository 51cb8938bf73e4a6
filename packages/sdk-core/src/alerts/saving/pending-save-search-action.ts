import type { PendingAction } from '../../account/sign-in/pending-actions.ts';

/** A search that somebody wanted to save before they had an account; which, this browser keeps. */
export const pendingSaveSearchAction = {
  act: 'save-search',
  subject: 0,
} as const satisfies PendingAction;
