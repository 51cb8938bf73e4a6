import type * as schemas from '@boardwalk/sdk-core/billing/connect/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { connectedAccounts } from '../tables.ts';
import { describeAccount, isKnown } from './describe-account.ts';
import { refreshAccount } from './refresh-account.ts';

/** Reads the caller's own account from the provider again. */
export const refreshConnectedAccount: Handler<typeof schemas.refreshConnectedAccount> = async (
  { params: { accountId } },
  context,
) => {
  const { database } = context;
  const { userId } = requireMember(context.caller);
  await requireOwnAccount(database, userId, accountId);
  await refreshAccount(context, accountId);
  return describeAccount(await requireOwnAccount(database, userId, accountId));
};

/** That of somebody else is as unknown as one that there is not. */
async function requireOwnAccount(queries: Queries, userId: number, accountId: string) {
  const [row] = await queries
    .select()
    .from(connectedAccounts)
    .where(and(eq(connectedAccounts.userId, userId), eq(connectedAccounts.accountId, accountId)));
  if (row && isKnown(row)) return row;
  throw new Problem('not-found', 'You have no such account at the payment provider.');
}
