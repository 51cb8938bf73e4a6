import type { SaleType } from '../../listings/enumerations/property/sale-types.ts';
import type { PaymentPeriod } from '../../listings/enumerations/trade/payment-periods.ts';
import type { ListingKind } from '../../listings/kinds.ts';

/** What a search asks for, as far as it says what prices are for; as `SearchQuery` has it. */
interface PricedQuery {
  readonly category: readonly ListingKind[];
  readonly subcategory: readonly string[];
  readonly filters: string;
  readonly price: string;
}

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

/** Sale, rent or lease: the one that a search of properties asks for (0110-sale-or-rent.md). */
export function offerOf({
  category,
  filters,
}: Pick<PricedQuery, 'category' | 'filters'>): SaleType | undefined {
  if (category.join() !== 'property') return undefined;
  const [, offer] = /(?:^|&)saleType=(SALE|RENT|LEASE)(?:&|$)/.exec(filters) ?? [];
  // The pattern admits these values alone.
  return offer as SaleType | undefined;
}

/** The periods that a search can ask prices of; of several kinds all that any of them has. */
export function pricePeriods(query: PricedQuery): readonly PaymentPeriod[] {
  // The names of the table are kinds, by its type.
  const all = Object.keys(periodsByKind) as ListingKind[];
  const kinds = query.category.length > 0 ? query.category : all;
  const offer = offerOf(query);
  return [...new Set(kinds.flatMap((kind) => periodsOf(kind, query.subcategory, offer)))];
}

/** Whether all prices that a search finds can be compared: all are paid once, or all over time. */
export function hasOneWayToPay(query: PricedQuery): boolean {
  const periods = pricePeriods(query);
  const [named] = /[A-Z]{4,}$/.exec(query.price) ?? [];
  const asked: readonly string[] = named && periods.length > 0 ? [named] : periods;
  const ways = new Set(asked.map((period) => period === once));
  // What is paid over time is compared by the month for some kinds and by the hour for others.
  return ways.size === 1 && (ways.has(true) || query.category.length === 1);
}
