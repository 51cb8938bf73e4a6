import { moneyOf, requireMoney } from './amounts.ts';
import { subtractMoney } from './arithmetic.ts';
import type { Money } from './money.ts';
import { shareHalfUp } from './share.ts';

/** From `start` until before `end`, instants in whole milliseconds since 1970. */
export interface PaidPeriod {
  readonly start: number;
  readonly end: number;
}

/** What is used up of a price, and what is left of it. */
export interface ProratedPrice {
  readonly used: Money;
  readonly left: Money;
}

/**
 * A price by the time of its period before and after an instant: `left` is half up to the cent,
 * `used` is all else. Throws a `RangeError` where the instant lies outside the period, or this is empty.
 */
export function prorate(price: Money, { start, end }: PaidPeriod, at: number): ProratedPrice {
  const instants = [start, at, end];
  if (!instants.every(Number.isSafeInteger) || start >= end || at < start || at > end) {
    throw new RangeError(`Expected an instant from ${start} to ${end}, got ${at}.`);
  }
  const { amount, currency } = requireMoney(price);
  const left = moneyOf(shareHalfUp(amount, end - at, end - start), currency);
  return { used: subtractMoney(price, left), left };
}
