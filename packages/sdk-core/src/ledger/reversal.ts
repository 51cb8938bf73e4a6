import { entryKey, type LedgerEntry } from './entries.ts';
import { entriesOfSale, type PaidSale } from './sales.ts';
import { negateSigned, sumSigned } from './signed-money.ts';

/**
 * The balanced entries by which a sale goes back: the part that is named, else all that is left of it.
 * `booked` are the entries of the sale and of what has gone back of it before. Throws a `RangeError`
 * where more would go back of an account or a part than is left there.
 */
export function reversalOf(
  booked: readonly LedgerEntry[],
  part?: PaidSale,
): readonly LedgerEntry[] {
  const left = leftOf(booked);
  const back = part ? entriesOfSale(part) : [...left.values()];
  for (const entry of back) {
    const most = left.get(entryKey(entry));
    if (most && isWithin(entry, most)) continue;
    throw new RangeError(`Expected no more than is left of ${entryKey(entry)}.`);
  }
  return back.map((entry) => ({ ...entry, amount: negateSigned(entry.amount) }));
}

/** The sums of entries by account and part, but for those of which nothing is left. */
function leftOf(booked: readonly LedgerEntry[]): ReadonlyMap<string, LedgerEntry> {
  const sums = new Map<string, LedgerEntry>();
  for (const entry of booked) {
    const key = entryKey(entry);
    const former = sums.get(key);
    if (!former) {
      sums.set(key, entry);
      continue;
    }
    const amount = sumSigned([former.amount, entry.amount], former.amount.currency);
    if (amount.amount === 0) sums.delete(key);
    else sums.set(key, { ...entry, amount });
  }
  return sums;
}

function isWithin({ amount }: LedgerEntry, { amount: most }: LedgerEntry): boolean {
  return (
    amount.currency === most.currency &&
    Math.sign(amount.amount) === Math.sign(most.amount) &&
    Math.abs(amount.amount) <= Math.abs(most.amount)
  );
}
