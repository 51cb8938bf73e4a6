import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import { currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Random } from './random.ts';
import type { Town } from './spots.ts';

interface PriceShape {
  readonly period: PaymentPeriod;
  /** Minor units. */
  readonly median: number;
  /** Standard deviation of the logarithm. */
  readonly spread: number;
  readonly step: number;
}

const sale: PriceShape = { period: 'ONCE', median: 62_000_000, spread: 0.6, step: 500_000 };
const rent: PriceShape = { period: 'MONTHLY', median: 210_000, spread: 0.45, step: 2_500 };

const shapes: Readonly<Record<ListingKind, readonly PriceShape[]>> = {
  property: [sale, sale, sale, rent],
  item: [{ period: 'ONCE', median: 12_000, spread: 1.3, step: 500 }],
  merchant: [{ period: 'HOURLY', median: 9_500, spread: 0.4, step: 500 }],
  classified: [
    { period: 'HOURLY', median: 2_600, spread: 0.35, step: 50 },
    { period: 'ANNUAL', median: 6_500_000, spread: 0.4, step: 100_000 },
  ],
  event: [{ period: 'ONCE', median: 2_000, spread: 1, step: 100 }],
  city_service: [],
  realtor: [],
};

/** Shares of listings without a price, by kind. */
const unpriced: Readonly<Partial<Record<ListingKind, number>>> = {
  merchant: 0.6,
  classified: 0.2,
  event: 0.7,
};

/** A believable price in the town's currency, or none. */
export function drawPrice(kind: ListingKind, town: Town, random: Random): ListedPrice | null {
  const choices = shapes[kind];
  if (choices.length === 0 || random.isTrue(unpriced[kind] ?? 0.02)) return null;
  const { period, median, spread, step } = random.pick(choices);
  const amount = median * Math.exp(random.gaussian() * spread);
  return {
    amount: Math.max(1, Math.round(amount / step)) * step,
    currency: currencyByCountry[town.country],
    period,
  };
}
