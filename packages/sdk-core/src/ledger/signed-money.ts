import type { Currency } from '../vocabulary/places/countries.ts';

/** Whole minor units of a currency, below zero too: what an entry adds, and what entries sum up to. */
export interface SignedMoney {
  readonly amount: number;
  readonly currency: Currency;
}

/** Throws a `RangeError` where the amount is no whole number, or more than a number holds exactly. */
export function signedMoneyOf(amount: number, currency: Currency): SignedMoney {
  if (Number.isSafeInteger(amount)) return { amount, currency };
  throw new RangeError(`Expected whole minor units that are exact, got ${amount}.`);
}

/** The same amount on the other side. */
export function negateSigned({ amount, currency }: SignedMoney): SignedMoney {
  // Zero minus zero is zero, where a mere sign would make it the negative one.
  return signedMoneyOf(0 - amount, currency);
}

/** All of them together; throws a `RangeError` for another currency, or where a sum is not exact. */
export function sumSigned(all: readonly SignedMoney[], currency: Currency): SignedMoney {
  return all.reduce(
    (sum, next) => {
      if (next.currency === currency) return signedMoneyOf(sum.amount + next.amount, currency);
      throw new RangeError(`Expected ${currency}, got ${next.currency}.`);
    },
    signedMoneyOf(0, currency),
  );
}
