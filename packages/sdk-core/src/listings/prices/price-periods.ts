import type { SaleType } from '../enumerations/property/sale-types.ts';
import type { PaymentPeriod } from '../enumerations/trade/payment-periods.ts';
import type { ListingKind } from '../kinds.ts';

const once = 'ONCE';

/** The periods that prices of a kind are for; none where its listings have no price. */
const periodsByKind: Readonly<Record<ListingKind, readonly PaymentPeriod[]>> = {
  merchant: ['HOURLY'],
  item: [once],
  property: [once, 'MONTHLY', 'WEEKLY'],
  event: [once],
  city_service: [],
  realtor: [],
  classified: ['HOURLY', 'ANNUAL', once],
};

const periodsByOffer: Readonly<Record<SaleType, readonly PaymentPeriod[]>> = {
  SALE: [once],
  RENT: ['MONTHLY', 'WEEKLY'],
  LEASE: ['MONTHLY', 'ANNUAL'],
};

/** The periods of prices, the usual one first; jobs are paid over time, what else is advertised once. */
export function periodsOf(
  kind: ListingKind,
  subcategory: readonly string[],
  offer: SaleType | undefined,
): readonly PaymentPeriod[] {
  if (offer) return periodsByOffer[offer];
  const periods = periodsByKind[kind];
  if (kind !== 'classified' || subcategory.length === 0) return periods;
  return periods.filter((period) =>
    subcategory.some((type) => (type === 'HELP_WANTED') !== (period === once)),
  );
}
