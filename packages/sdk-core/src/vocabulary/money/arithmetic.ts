import type { Currency } from '../places/countries.ts';
import { moneyOf, requireMoney } from './amounts.ts';
import type { Money } from './money.ts';

/** Throws a `RangeError` where the two are of different currencies: nothing here converts. */
function requireSameCurrency(first: Money, second: Money): void {
  if (first.currency === second.currency) return;
  throw new RangeError(`Expected ${first.currency}, got ${second.currency}.`);
}

/** Both together; throws a `RangeError` for different currencies or more than the largest amount. */
export function addMoney(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return moneyOf(requireMoney(first).amount + requireMoney(second).amount, first.currency);
}

/** All of them together, nothing where there are none; throws as `addMoney` does. */
export function sumMoney(all: readonly Money[], currency: Currency): Money {
  return all.reduce(addMoney, moneyOf(0, currency));
}

/** What is left; throws a `RangeError` for different currencies or where more is taken than there is. */
export function subtractMoney(from: Money, taken: Money): Money {
  requireSameCurrency(from, taken);
  return moneyOf(requireMoney(from).amount - requireMoney(taken).amount, from.currency);
}

/** The price of so many; throws a `RangeError` where `count` is below zero or no whole number. */
export function multiplyMoney(price: Money, count: number): Money {
  if (!Number.isInteger(count) || count < 0) {
    throw new RangeError(`Expected a whole number from 0, got ${count}.`);
  }
  return moneyOf(requireMoney(price).amount * count, price.currency);
}

/** The smaller of two amounts of one currency. */
export function smallerMoney(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return requireMoney(second).amount < requireMoney(first).amount ? second : first;
}
