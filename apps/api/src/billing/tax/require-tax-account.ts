import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { isDenied } from '../../platform/payments/on-account.ts';
import { accountUses } from '../connect/account-uses.ts';
import { connectedAccounts } from '../tables.ts';
import { refreshAccountTaxes } from './refresh-account-taxes.ts';
import type { accountTaxes } from './tables.ts';

/**
 * Lets the owner of an account pass, and those who may administrate what is sold through it. For
 * anybody else it is as unknown as one that there is not.
 */
export async function requireTaxAccount(
  context: OperationContext,
  accountId: string,
): Promise<void> {
  const account = await findAccount(context, accountId);
  if (!account) throw unknownAccount();
  if (account.userId === requireMember(context.caller).userId) return;
  for (const uses of context.extensions.all(accountUses)) {
    if (await uses.mayAdministrate(context, accountId)) return;
  }
  throw unknownAccount();
}

/** Lets the owner of an account alone pass. */
export async function requireOwnTaxAccount(
  context: OperationContext,
  accountId: string,
): Promise<typeof connectedAccounts.$inferSelect> {
  const account = await findAccount(context, accountId);
  if (account?.userId === requireMember(context.caller).userId) return account;
  throw unknownAccount();
}

async function findAccount({ database }: OperationContext, accountId: string) {
  const [account] = await database
    .select()
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.accountId, accountId), isNull(connectedAccounts.lostAt)));
  return account;
}

/** What the provider answers about an account; one of which it shows us nothing any more is unknown. */
export async function whereShown<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw isDenied(error) ? unknownAccount() : error;
  }
}

/** Stores how an account stands at the provider, and returns that. */
export async function refreshShownTaxes(
  context: OperationContext,
  accountId: string,
): Promise<typeof accountTaxes.$inferSelect> {
  const row = await whereShown(refreshAccountTaxes(context, accountId));
  if (!row) throw unknownAccount();
  return row;
}

function unknownAccount(): Problem {
  return new Problem('not-found', 'You have no such account at the payment provider.');
}
