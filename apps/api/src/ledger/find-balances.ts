import { balanceOfSum } from '@boardwalk/sdk-core/ledger/accounts';
import {
  type SignedMoney,
  signedMoneyOf,
  sumSigned,
} from '@boardwalk/sdk-core/ledger/signed-money';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { asc, sum } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { isOfAccount } from './entry-rows.ts';
import { ledgerEntries } from './tables.ts';

/** What is a shop's in a currency, and what it is made of; the fee is below zero. */
export interface ShopBalance {
  readonly currency: Currency;
  readonly goods: SignedMoney;
  readonly shipping: SignedMoney;
  /** The taxes that the shop has to pay. */
  readonly tax: SignedMoney;
  readonly fee: SignedMoney;
  /** All four together. */
  readonly payable: SignedMoney;
}

/** A shop's balances, one for each currency in which something was booked, in the order of their codes. */
export async function findBalances(
  queries: Queries,
  shopKey: number,
): Promise<readonly ShopBalance[]> {
  const { currency, part, amount } = ledgerEntries;
  const rows = await queries
    .select({ currency, part, total: sum(amount).mapWith(Number) })
    .from(ledgerEntries)
    .where(isOfAccount({ kind: 'payable', shopKey }))
    .groupBy(currency, part)
    .orderBy(asc(currency));
  const names = [...new Set(rows.map((row) => row.currency))];
  return names.map((name) => {
    const partOf = (kind: (typeof rows)[number]['part']) => {
      const row = rows.find((one) => one.currency === name && one.part === kind);
      return balanceOfSum('payable', signedMoneyOf(row?.total ?? 0, name));
    };
    const parts = {
      goods: partOf('goods'),
      shipping: partOf('shipping'),
      tax: partOf('tax'),
      fee: partOf('fee'),
    };
    return { currency: name, ...parts, payable: sumSigned(Object.values(parts), name) };
  });
}
