import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import {
  comparablePeriod,
  comparablePrice,
  type PeriodPrice,
  type Rates,
} from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';

/** Limits of price bands in whole units of a currency, by what is paid for. */
const homes = [
  200_000, 300_000, 400_000, 500_000, 650_000, 800_000, 1_000_000, 1_500_000, 2_500_000,
];
const rents = [1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000];
const goods = [25, 50, 100, 250, 500, 1_000, 2_500, 10_000];
const work = [20, 30, 40, 60, 80, 100, 150];

const onceLimits: Readonly<Record<ListingKind, readonly number[]>> = {
  property: homes,
  item: goods,
  event: goods,
  merchant: goods,
  city_service: goods,
  realtor: goods,
  classified: homes,
};

/** Price bands of a kind: the unit that they are given in, and their limits in minor units. */
export interface PriceBands {
  readonly unit: Pick<PeriodPrice, 'currency' | 'period'>;
  readonly limits: readonly number[];
  /** The limits in Canadian cents per comparable period. */
  readonly comparable: readonly number[];
}

/** The bands that suit a search: of its currency, and of sales or of rents and wages. */
export function priceBands(
  kind: ListingKind,
  period: PaymentPeriod | undefined,
  currency: Currency,
  rates: Rates,
): PriceBands {
  const isOnce = period === undefined ? isSoldOnce(kind) : period === 'ONCE';
  const unit = { currency, period: isOnce ? ('ONCE' as const) : comparablePeriod(kind) };
  const units = isOnce ? onceLimits[kind] : unit.period === 'MONTHLY' ? rents : work;
  const limits = units.map((amount) => amount * 100);
  return {
    unit,
    limits,
    // A price that is given is never null.
    comparable: limits.map((amount) => comparablePrice(kind, { ...unit, amount }, rates) as number),
  };
}

function isSoldOnce(kind: ListingKind): boolean {
  return comparablePeriod(kind) === 'MONTHLY' || kind === 'event';
}
