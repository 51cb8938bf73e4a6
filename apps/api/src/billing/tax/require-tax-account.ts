import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { isDenied } from '../../platform/payments/on-account.ts';
import { accountUses } from '../connect/account-uses.ts';
import { connectedAccounts } from '../tables.ts';

/**
 * Lets the owner of an account pass, and those who may administrate what is sold through it. For
 * anybody else it is as unknown as one that there is not.
 */
export async function requireTaxAccount(
  context: OperationContext,
  accountId: string,
): Promise<void> {
  const { userId } = requireMember(context.caller);
  const [account] = await context.database
    .select({ ownerId: connectedAccounts.userId })
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.accountId, accountId), isNull(connectedAccounts.lostAt)));
  if (!account) throw unknownAccount();
  if (account.ownerId === userId) return;
  for (const uses of context.extensions.all(accountUses)) {
    if (await uses.mayAdministrate(context, accountId)) return;
  }
  throw unknownAccount();
}

/** What the provider answers about an account; one of which it shows us nothing any more is unknown. */
export async function whereShown<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw isDenied(error) ? unknownAccount() : error;
  }
}

export function unknownAccount(): Problem {
  return new Problem('not-found', 'You have no such account at the payment provider.');
}
