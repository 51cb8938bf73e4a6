import type { Problem } from '../../vocabulary/problem.ts';

/** Where a call that is made in the window states what a partner's page has requested. */
export const confirmationField = 'query.confirmation';

/**
 * Whether a call was refused because nobody is asked to confirm it any more: the caller that asked
 * may ask again.
 */
export function isConfirmationRefused({ fields }: Pick<Problem, 'fields'>): boolean {
  return fields.some(({ path }) => path === confirmationField);
}
