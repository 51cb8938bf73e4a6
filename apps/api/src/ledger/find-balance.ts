import { type LedgerAccount, usualSideOf } from '@boardwalk/sdk-core/ledger/accounts';
import {
  negateSigned,
  type SignedMoney,
  signedMoneyOf,
} from '@boardwalk/sdk-core/ledger/signed-money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { and, eq, sum } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { isOfAccount } from './entry-rows.ts';
import { ledgerEntries } from './tables.ts';

/**
 * The sum of what is booked on an account in a currency, above zero on its usual side: what is at the
 * provider, what a shop is owed, what is owed in tax, what was earned in fees.
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
  const total = signedMoneyOf(row?.total ?? 0, currency);
  return usualSideOf(account.kind) > 0 ? total : negateSigned(total);
}
