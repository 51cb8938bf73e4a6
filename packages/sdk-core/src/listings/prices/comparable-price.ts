import type { Money } from '../../vocabulary/money/money.ts';
import type { Currency } from '../../vocabulary/places/countries.ts';
import type { PaymentPeriod } from '../enumerations/trade/payment-periods.ts';
import type { ListingKind } from '../kinds.ts';

/** What a unit of each currency is worth in Canadian dollars. */
export type Rates = Readonly<Record<Currency, number>>;

/** An amount and what it pays for: all of it, or a stretch of time. */
export interface PeriodPrice extends Money {
  readonly period: PaymentPeriod;
}

/** Periods in a month by the calendar: what is rented is rented day and night. */
const perMonth: Readonly<Record<PaymentPeriod, number>> = {
  ONCE: 1,
  HOURLY: 8760 / 12,
  DAILY: 365 / 12,
  WEEKLY: 365 / 7 / 12,
  BIWEEKLY: 365 / 14 / 12,
  MONTHLY: 1,
  SEMIANNUAL: 1 / 6,
  ANNUAL: 1 / 12,
};

/** Periods in an hour of work, of which a year has 2,080: 52 weeks of 40. */
const perHour: Readonly<Record<PaymentPeriod, number>> = {
  ONCE: 1,
  HOURLY: 1,
  DAILY: 1 / 8,
  WEEKLY: 1 / 40,
  BIWEEKLY: 1 / 80,
  MONTHLY: 12 / 2080,
  SEMIANNUAL: 2 / 2080,
  ANNUAL: 1 / 2080,
};

/** Property and items are rented by the month; work of any kind is paid by the hour. */
function isRented(kind: ListingKind): boolean {
  return kind === 'property' || kind === 'item';
}

/**
 * The period that prices of a kind are compared in, other than `ONCE`
 * (docs/architecture/listings.md#prices).
 */
export function comparablePeriod(kind: ListingKind): 'MONTHLY' | 'HOURLY' {
  return isRented(kind) ? 'MONTHLY' : 'HOURLY';
}

/**
 * A price in Canadian cents, unrounded: all of it for `ONCE`, else per comparable period. Null for
 * no price, which sorts last both ways.
 */
export function comparablePrice(
  kind: ListingKind,
  price: PeriodPrice | null,
  rates: Rates,
): number | null {
  if (price === null) return null;
  const periods = isRented(kind) ? perMonth : perHour;
  return price.amount * rates[price.currency] * periods[price.period];
}

/** The price in a currency and period whose comparable price is `comparable`, in whole cents. */
export function priceFromComparable(
  kind: ListingKind,
  comparable: number,
  unit: Pick<PeriodPrice, 'currency' | 'period'>,
  rates: Rates,
): PeriodPrice {
  const periods = isRented(kind) ? perMonth : perHour;
  return {
    ...unit,
    amount: Math.round(comparable / rates[unit.currency] / periods[unit.period]),
  };
}
