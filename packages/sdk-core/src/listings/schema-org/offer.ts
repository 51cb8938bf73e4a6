import type { Money } from '../../vocabulary/money/money.ts';
import type { StandardStatus } from '../enumerations/property/standard-statuses.ts';
import type { PaymentPeriod } from '../enumerations/trade/payment-periods.ts';
import { type JsonLd, type ListingForStructuredData, withoutEmpty } from './listing.ts';

/** Minor units as the decimal text that schema.org wants: `2100.00`. */
export function decimalAmount({ amount }: Pick<Money, 'amount'>): string {
  return (amount / 100).toFixed(2);
}

/** Periods as counts of UN/CEFACT units. */
const units: Readonly<Record<PaymentPeriod, readonly [count: number, unitCode: string] | null>> = {
  ONCE: null,
  HOURLY: [1, 'HUR'],
  DAILY: [1, 'DAY'],
  WEEKLY: [1, 'WEE'],
  BIWEEKLY: [2, 'WEE'],
  MONTHLY: [1, 'MON'],
  SEMIANNUAL: [6, 'MON'],
  ANNUAL: [1, 'ANN'],
};

const availability: Readonly<Partial<Record<StandardStatus, string>>> = {
  Active: 'InStock',
  ActiveUnderContract: 'Reserved',
  Pending: 'Reserved',
  Closed: 'SoldOut',
  Expired: 'Discontinued',
};

/** The offer of a listing with its price, or undefined where it has none. */
export function offer(listing: ListingForStructuredData, more: JsonLd = {}): JsonLd | undefined {
  const { price, status } = listing;
  if (price === null) return undefined;
  const unit = units[price.period];
  const available = availability[status];
  return withoutEmpty({
    '@type': 'Offer',
    price: decimalAmount(price),
    priceCurrency: price.currency,
    priceSpecification: unit && {
      '@type': 'UnitPriceSpecification',
      price: decimalAmount(price),
      priceCurrency: price.currency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: unit[0], unitCode: unit[1] },
    },
    availability: available && `https://schema.org/${available}`,
    url: listing.url,
    ...more,
  });
}
