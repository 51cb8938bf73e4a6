import { entryKey, type LedgerEntry } from './entries.ts';
import { entriesOfSale, type PaidSale } from './sales.ts';
import { negateSigned, signedMoneyOf, sumSigned } from './signed-money.ts';

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

/**
 * All that is left of a sale goes back, as a whole payment does: of a charge on the platform's account
 * everything, of a direct charge so much of the application fee as the provider has moved back. What
 * stays of that is the platform's fee; its taxes of the sale are the shop's, as no tax office takes
 * them. Throws a `RangeError` where more has moved back than is left.
 */
export function returnOf(
  booked: readonly LedgerEntry[],
  applicationFeeBack: number,
): readonly LedgerEntry[] {
  const back = reversalOf(booked);
  const moved = back.find(({ part }) => part.kind === 'application-fee');
  if (!moved) return back;
  const taxes = back.reduce(
    (sum, { account, amount }) => (account.kind === 'tax' ? sum + amount.amount : sum),
    0,
  );
  if (applicationFeeBack > Math.abs(moved.amount.amount)) {
    throw new RangeError(`Expected no more than is left of ${entryKey(moved)}.`);
  }
  const most = { 'application-fee': applicationFeeBack, fee: applicationFeeBack - taxes };
  return back.flatMap((entry) => {
    const { kind } = entry.part;
    if (kind !== 'application-fee' && kind !== 'fee') return entry;
    return limitEntry(entry, Math.max(0, most[kind]));
  });
}

/** The entry with so much as its amount, on its side; none where that is nothing. */
function limitEntry(entry: LedgerEntry, amount: number): readonly LedgerEntry[] {
  if (amount === 0) return [];
  const side = Math.sign(entry.amount.amount);
  return [{ ...entry, amount: signedMoneyOf(side * amount, entry.amount.currency) }];
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
