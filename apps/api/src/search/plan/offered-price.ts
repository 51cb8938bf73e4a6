import {
  type SaleType,
  saleTypes,
} from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { FilterValues } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import { periodsOf } from '@boardwalk/sdk-core/listings/prices/price-periods';
import { sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { always, type CommonOptions } from '../facets/common-restrictions.ts';
import { type PriceRangeFilter, priceCondition } from '../facets/price-range.ts';
import type { OtherPeriod, SearchRestriction } from './resolved-search.ts';

/** What a search asks for, as far as it says what prices are for. */
interface PricedRequest {
  readonly kinds: readonly ListingKind[];
  readonly subcategory?: readonly string[] | undefined;
  readonly filters?: FilterValues | undefined;
  readonly price?: CommonOptions['price'];
}

/** The one sale type that a search of properties asks for. */
export function requestedOffer({ kinds, filters }: PricedRequest): SaleType | undefined {
  if (kinds.join() !== 'property' || !filters) return undefined;
  const asked: unknown = Reflect.get(filters, 'saleType');
  return saleTypes.find((type) => Array.isArray(asked) && asked.join() === type);
}

/** What the prices of a search are for: what it says, else what is usual for its kind and offer. */
export function requestedPeriod(
  { kinds, subcategory = [], price }: PricedRequest,
  offer: SaleType | undefined,
): PaymentPeriod | undefined {
  if (price?.period) return price.period;
  const [kind, ...others] = kinds;
  return kind && others.length === 0 ? periodsOf(kind, subcategory, offer)[0] : undefined;
}

/** The range of prices as a restriction, named as the body names it. */
export function priceRestriction(price: PriceRangeFilter, rates: Rates): SearchRestriction {
  return { name: 'price', condition: (kind) => priceCondition(kind, price, rates) };
}

/** Of properties alone: somebody who looks for $2,000 among sales may have meant a rent. */
export function inOtherPeriod(
  { kinds, price: requested }: PricedRequest,
  offer: SaleType | undefined,
  price: PriceRangeFilter,
  rates: Rates,
  restrictions: readonly SearchRestriction[],
): OtherPeriod | undefined {
  const isDecided = offer !== undefined || requested?.period !== undefined;
  if (kinds.join() !== 'property' || !isDecided) return undefined;
  const isSale = (price.period ?? (offer === 'SALE' ? 'ONCE' : 'MONTHLY')) === 'ONCE';
  const period = isSale ? 'MONTHLY' : 'ONCE';
  const otherOffer = isSale ? 'RENT' : 'SALE';
  const others = restrictions.filter(
    ({ name }) => name !== 'price' && !(offer && name === 'filters.saleType'),
  );
  return {
    period,
    restrictions: [
      ...others,
      priceRestriction({ ...price, period }, rates),
      ...(offer
        ? [always('filters.saleType', sql`${listings.saleType} = ${otherOffer}::text`)]
        : []),
    ],
  };
}
