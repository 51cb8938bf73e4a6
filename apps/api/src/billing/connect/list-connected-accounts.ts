import type * as schemas from '@boardwalk/sdk-core/billing/connect/schemas';
import { eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { connectedAccounts } from '../tables.ts';
import { describeAccount, isKnown } from './describe-account.ts';

/** The accounts of whoever is signed in, as they were last read. */
export const listConnectedAccounts: Handler<typeof schemas.listConnectedAccounts> = (
  _,
  { caller, database },
) => findAccounts(database, requireMember(caller).userId);

/** Whether whoever is signed in has been through the provider's pages. */
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
