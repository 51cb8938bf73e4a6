import type { Currency } from '../vocabulary/places/countries.ts';
import {
  accountKey,
  balanceOfSum,
  type LedgerAccount,
  type RegionalTax,
  regionalTaxKey,
} from './accounts.ts';
import { type SignedMoney, sumSigned } from './signed-money.ts';

/**
 * What an entry is of: `charge` is what the buyer paid, `application-fee` what the provider moves from
 * a shop's own account to the platform's.
 */
export const partKinds = ['charge', 'application-fee', 'goods', 'shipping', 'tax', 'fee'] as const;
export type PartKind = (typeof partKinds)[number];

export type EntryPart =
  | { readonly kind: Exclude<PartKind, 'tax' | 'fee'> }
  | ({ readonly kind: 'tax' } & RegionalTax)
  /** By which parts of a million the fee was computed. */
  | { readonly kind: 'fee'; readonly portion: number };

/** What a transaction adds to an account: above zero to what the platform holds, below to what it owes. */
export interface LedgerEntry {
  readonly account: LedgerAccount;
  readonly part: EntryPart;
  readonly amount: SignedMoney;
}

/** A text that two entries share only where account and part are the same. */
export function entryKey({ account, part }: LedgerEntry): string {
  return `${accountKey(account)} ${partKey(part)}`;
}

function partKey(part: EntryPart): string {
  if (part.kind === 'tax') return `tax/${regionalTaxKey(part)}`;
  return part.kind === 'fee' ? `fee/${part.portion}` : part.kind;
}

/**
 * The one currency of a transaction's entries. Throws a `RangeError` where they are fewer than two, one
 * is of nothing or of another currency, or they do not sum up to zero.
 */
export function requireBalanced(entries: readonly LedgerEntry[]): Currency {
  const [first, second] = entries;
  if (!first || !second) throw new RangeError(`Expected two entries, got ${entries.length}.`);
  const { currency } = first.amount;
  const left = sumOf(entries, currency).amount;
  if (left !== 0) throw new RangeError(`Expected entries that sum up to zero, got ${left}.`);
  const empty = entries.find(({ amount }) => amount.amount === 0);
  if (!empty) return currency;
  throw new RangeError(`Expected an amount of ${entryKey(empty)}, got none.`);
}

/** What is at the provider, owed to a shop, owed in tax or earned in fees, in one currency. */
export function balanceOf(
  entries: readonly LedgerEntry[],
  account: LedgerAccount,
  currency: Currency,
): SignedMoney {
  const key = accountKey(account);
  const own = entries.filter(
    (entry) => entry.amount.currency === currency && accountKey(entry.account) === key,
  );
  return balanceOfSum(account.kind, sumOf(own, currency));
}

function sumOf(entries: readonly LedgerEntry[], currency: Currency): SignedMoney {
  return sumSigned(
    entries.map(({ amount }) => amount),
    currency,
  );
}
