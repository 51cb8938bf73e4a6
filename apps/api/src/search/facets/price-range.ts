import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { comparablePrice, type Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { listings } from '../../listings/tables.ts';

/** Minor units of a currency, both ends included. */
export interface PriceRangeFilter {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly currency: Currency;
  readonly period?: PaymentPeriod | undefined;
}

/**
 * Whether the price lies in a range of its currency and period. A sale is compared with sales and a
 * rent with rents when the range names its period; an amount without one may be either.
 */
export function priceCondition(
  kind: ListingKind,
  { min, max, period, currency }: PriceRangeFilter,
  rates: Rates,
): SQL {
  const comparable = (amount: number) =>
    comparablePrice(kind, { amount, currency, period: period ?? 'ONCE' }, rates);
  return allOf([
    sql`${listings.priceSort} is not null`,
    ...(min === undefined ? [] : [sql`${listings.priceSort} >= ${lower(comparable(min))}::float8`]),
    ...(max === undefined ? [] : [sql`${listings.priceSort} <= ${upper(comparable(max))}::float8`]),
    ...(period === undefined ? [] : [periodCondition(period)]),
  ]);
}

/** Whether a listing is paid once, or over time. */
export function periodCondition(period: PaymentPeriod): SQL {
  return period === 'ONCE'
    ? sql`${listings.pricePeriod} = 'ONCE'`
    : sql`${listings.pricePeriod} <> 'ONCE'`;
}

/** A comparable price is a product of fractions: limits give way by so many cents. */
export const tolerance = 0.005;

function lower(comparable: number | null): number | null {
  return comparable === null ? null : comparable - tolerance;
}

function upper(comparable: number | null): number | null {
  return comparable === null ? null : comparable + tolerance;
}
