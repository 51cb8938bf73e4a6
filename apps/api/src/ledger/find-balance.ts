import { balanceOfSum, type LedgerAccount } from '@boardwalk/sdk-core/ledger/accounts';
import { type SignedMoney, signedMoneyOf } from '@boardwalk/sdk-core/ledger/signed-money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, eq, sum } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { isOfAccount } from './entry-rows.ts';
import { ledgerEntries } from './tables.ts';

/**
 * What is at the provider, owed to a shop, owed in tax or earned in fees, in one currency: the sum of
 * what is booked on that account.
 */
export async function findBalance(
  queries: Queries,
  account: LedgerAccount,
  currency: Currency,
): Promise<SignedMoney> {
  const [row] = await queries
    .select({ total: sum(ledgerEntries.amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(and(isOfAccount(account), eq(ledgerEntries.currency, currency)));
  return balanceOfSum(account.kind, signedMoneyOf(row?.total ?? 0, currency));
}
