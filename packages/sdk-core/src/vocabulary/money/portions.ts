import { moneyOf, requireMoney } from './amounts.ts';
import type { Money } from './money.ts';
import { shareHalfUp } from './share.ts';

/** Portions are whole parts of a million, so that 9.975 % is a whole number too: 99,750. */
export const wholePortion = 1_000_000;
export const percent = 10_000;
export const basisPoint = 100;

/** The portion itself; throws a `RangeError` where it is no whole number from none to the whole. */
export function requirePortion(portion: number): number {
  if (Number.isInteger(portion) && portion >= 0 && portion <= wholePortion) return portion;
  throw new RangeError(`Expected whole parts of a million, got ${portion}.`);
}

/** A portion of the money, half up to the cent: `portionOf(price, 15 * percent)`. */
export function portionOf(money: Money, portion: number): Money {
  const { amount, currency } = requireMoney(money);
  return moneyOf(shareHalfUp(amount, requirePortion(portion), wholePortion), currency);
}
