import type * as schemas from '@boardwalk/sdk-core/billing/connect/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { connectedAccounts } from '../tables.ts';
import { describeAccount, isKnown } from './describe-account.ts';

/** Lists the accounts of the signed-in user, as they were last read. */
export const listConnectedAccounts: Handler<typeof schemas.listConnectedAccounts> = (
  _,
  { caller, database },
) => findAccounts(database, requireMember(caller).userId);

/** Whether the signed-in user has been through the provider's pages. */
export const readConnected: Handler<typeof schemas.readConnected> = async (
  _,
  { caller, database },
) => {
  const accounts = await findAccounts(database, requireMember(caller).userId);
  return { connected: accounts.some(({ detailsSubmitted }) => detailsSubmitted) };
};

async function findAccounts(queries: Queries, userId: number) {
  const rows = await queries
    .select()
    .from(connectedAccounts)
    .where(eq(connectedAccounts.userId, userId));
  return rows.filter(isKnown).map(describeAccount);
}
