import { moneyOf } from '../../vocabulary/money/amounts.ts';
import { smallerMoney, subtractMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { dayMs } from '../../vocabulary/time/durations.ts';

/** What is left of a licence's year, in calendar days. */
export interface TermLeft {
  /** Today is one of them; from 1. */
  readonly days: number;
  /** Those of the whole year. */
  readonly term: number;
}

/** A plan that gives way to another of the same listing before its year is over. */
export interface ReplacedPlan extends TermLeft {
  /** The licence that ends with it. */
  readonly license: string;
  readonly planId: string;
  readonly nickname: string;
  /** For a year, before taxes, as it was sold. */
  readonly price: Money;
}

/** A plan that gave way, beside what the plan in its place costs for a year. */
export interface PlanDifference extends ReplacedPlan {
  readonly planPrice: Money;
}

/** The days of a term that began with a purchase on `from` and is due on `dueDate`, both `2027-11-26`. */
export function termDays(from: string, dueDate: string): number {
  return Math.round((Date.parse(dueDate) - Date.parse(from)) / dayMs);
}

/** What is left from `today` of a term of so many days that is due on `dueDate`, both `2027-11-26`. */
export function termLeft(dueDate: string, term: number, today: string): TermLeft {
  const due = Date.parse(dueDate);
  const days = Math.round((due - Date.parse(today)) / dayMs);
  return { days: Math.min(term, Math.max(1, days)), term };
}

/**
 * What a plan costs that takes the place of another: the difference of their prices for the days left,
 * to the nearest minor unit; nothing where it is not dearer. Throws a `RangeError` for different
 * currencies.
 */
export function priceDifference(
  { price: before, days, term }: Pick<ReplacedPlan, 'price' | 'days' | 'term'>,
  price: Money,
): Money {
  const { amount, currency } = subtractMoney(price, smallerMoney(price, before));
  return moneyOf(Math.round((amount * days) / term), currency);
}
