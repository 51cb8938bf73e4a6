import type { Currency } from '../places/countries.ts';
import type { Money } from './money.ts';

/** The largest amount in minor units: ten digits of dollars, as many as are read from a field. */
export const largestAmount = 999_999_999_999;

/** Whether this is what can be charged: whole minor units, from none to the largest amount. */
export function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= largestAmount;
}

/** The money itself; throws a `RangeError` where its amount is below zero, too large or no whole number. */
export function requireMoney(money: Money): Money {
  if (isAmount(money.amount)) return money;
  throw new RangeError(
    `Expected whole minor units from 0 to ${largestAmount}, got ${money.amount}.`,
  );
}

/** Money of an amount that is looked at first. */
export function moneyOf(amount: number, currency: Currency): Money {
  return requireMoney({ amount, currency });
}
