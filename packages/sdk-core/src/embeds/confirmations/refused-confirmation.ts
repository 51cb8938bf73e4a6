import type { Problem } from '../../vocabulary/problem.ts';

/** Where a call that is done in the window says what a partner's page has asked for. */
export const confirmationField = 'query.confirmation';

/** Whether a call was refused as nobody is asked for it any more: whoever asked may ask anew. */
export function isConfirmationRefused({ fields }: Pick<Problem, 'fields'>): boolean {
  return fields.some(({ path }) => path === confirmationField);
}
