import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Queries } from '../platform/database.ts';
import type { OperationContext } from '../platform/operation.ts';
import { forgetCodeAttempts, takeCodeAttempt, wrongCode } from './code-attempts.ts';
import { lockOwner, type Owner, requirePassword } from './require-password.ts';
import { asksForSecondStep, takeCode } from './two-factor-code.ts';

interface Factors {
  readonly password: string;
  readonly code?: string | undefined;
}

/**
 * Asks for the password, and for a code where the account has two-step sign-in; then does the work
 * in a transaction that holds the account. A code that was right is used up with the work, or not
 * at all.
 */
export async function withBothFactors<Answer>(
  context: OperationContext,
  { password, code }: Factors,
  work: (transaction: Queries, owner: Owner, hasTwoFactor: boolean) => Promise<Answer>,
): Promise<Answer> {
  const owner = await requirePassword(context, password);
  if (code !== undefined) await takeCodeAttempt(context, owner.id);
  const answer = await context.database.transaction(async (transaction) => {
    await lockOwner(transaction, owner);
    const isAsked = await asksForSecondStep(transaction, owner.id);
    if (isAsked && !(await takeCode(transaction, owner.id, code ?? '', context))) throw wrongCode();
    return work(transaction, owner, isAsked);
  });
  if (code !== undefined) await forgetCodeAttempts(context, owner.id);
  return answer;
}

/** Refuses where there is no second step to change. */
export function requireTwoFactor(hasTwoFactor: boolean): void {
  if (!hasTwoFactor) throw new Problem('conflict', 'Two-step sign-in is not on.');
}
