import {
  type PaymentPeriod,
  paymentPeriods,
} from '../../listings/enumerations/trade/payment-periods.ts';
import { type Currency, currencies } from '../../vocabulary/places/countries.ts';

/** Prices between `min` and `max` minor units, both included, of a currency and a period. */
export interface PriceRange {
  readonly min?: number;
  readonly max?: number;
  readonly currency?: Currency;
  readonly period?: PaymentPeriod;
}

const amount = '(\\d{1,10}(?:\\.\\d{1,2})?)?';

/** Whole units, then the currency, then the period where they matter. */
const pricePattern = new RegExp(
  `^${amount}\\.\\.${amount}(?: (${currencies.join('|')}))?(?: (${paymentPeriods.join('|')}))?$`,
);

/** Reads "250000..500000", "..2000 CAD MONTHLY"; undefined if no price is requested. */
export function parsePrice(text: string): PriceRange | undefined {
  const [, min, max, currency, period] = pricePattern.exec(text) ?? [];
  if (!min && !max) return undefined;
  const [low, high] = [toMinor(min), toMinor(max)];
  if (low !== undefined && high !== undefined && low > high) return undefined;
  return {
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
    // The pattern admits these values alone.
    ...(currency && { currency: currency as Currency }),
    ...(period && { period: period as PaymentPeriod }),
  };
}

function toMinor(units: string | undefined): number | undefined {
  return units ? Math.round(Number(units) * 100) : undefined;
}

/** Writes what {@link parsePrice} reads; empty where neither end is set. */
export function formatPrice({ min, max, currency, period }: PriceRange): string {
  if (min === undefined && max === undefined) return '';
  const ends = [min, max].map((end) => (end === undefined ? '' : end / 100)).join('..');
  return [ends, currency, period].filter(Boolean).join(' ');
}
