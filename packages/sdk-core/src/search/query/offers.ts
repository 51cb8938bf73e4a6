import type { SaleType } from '../../listings/enumerations/property/sale-types.ts';
import type { PaymentPeriod } from '../../listings/enumerations/trade/payment-periods.ts';
import { type ListingKind, listingKinds } from '../../listings/kinds.ts';
import { periodsOf } from '../../listings/prices/price-periods.ts';

/** What a search asks for, as far as it says what prices are for; as `SearchQuery` has it. */
interface PricedQuery {
  readonly category: readonly ListingKind[];
  readonly subcategory: readonly string[];
  readonly filters: string;
  readonly price: string;
}

/**
 * Sale, rent or lease: the one that a search of properties asks for
 * (docs/architecture/search.md#prices).
 */
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
  const kinds = query.category.length > 0 ? query.category : listingKinds;
  const offer = offerOf(query);
  return [...new Set(kinds.flatMap((kind) => periodsOf(kind, query.subcategory, offer)))];
}

/** Whether all prices that a search finds can be compared: all are paid once, or all over time. */
export function hasOneWayToPay(query: PricedQuery): boolean {
  const periods = pricePeriods(query);
  const [named] = /[A-Z]{4,}$/.exec(query.price) ?? [];
  const asked: readonly string[] = named && periods.length > 0 ? [named] : periods;
  const ways = new Set(asked.map((period) => period === 'ONCE'));
  // What is paid over time is compared by the month for some kinds and by the hour for others.
  return ways.size === 1 && (ways.has(true) || query.category.length === 1);
}
