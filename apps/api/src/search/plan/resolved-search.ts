import type { SaleType } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { PaymentPeriod } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchSort } from '@boardwalk/sdk-core/search/query/sorts';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { SQL } from 'drizzle-orm';
import type { GeoArea } from '../../listings/query/geo-area.ts';

/** One thing that a search asks of listings besides place and words. */
export interface SearchRestriction {
  /** As the body names it: `price`, `filters.bedroomsTotal`; said when it keeps all results away. */
  readonly name: string;
  condition(kind: ListingKind): SQL;
}

/** The words of a search, or the listings that were found to have similar ones, the likest first. */
export type SearchTextMatch =
  | { readonly match: 'none' }
  | { readonly match: 'words'; readonly words: readonly string[] }
  | { readonly match: 'similar'; readonly ids: readonly number[] };

/** How many listings match, going by the newest ones. */
export interface ExpectedMatches {
  /** Of all listings of the area, from 0 to 1. */
  readonly share: number;
  readonly count: number;
}

/** The same price, applied to rents in place of sales, or to sales in place of rents. */
export interface OtherPeriod {
  readonly period: PaymentPeriod;
  readonly restrictions: readonly SearchRestriction[];
}

/** What a search asks for, with places found, defaults set and prices ready to compare. */
export interface ResolvedSearch {
  readonly kinds: readonly ListingKind[];
  readonly area: GeoArea | undefined;
  /** Kinds of which the area holds so few listings that reading all of them is the shortest way. */
  readonly sparse: ReadonlySet<ListingKind>;
  /** Kinds of which many listings have the words. */
  readonly common: ReadonlySet<ListingKind>;
  /** What to expect of a search for words, by kind, where a sample has shown it. */
  readonly expected: ReadonlyMap<ListingKind, ExpectedMatches>;
  /** What distances are measured from. */
  readonly origin: Point | undefined;
  readonly text: SearchTextMatch;
  readonly restrictions: readonly SearchRestriction[];
  readonly sort: SearchSort;
  /** Sale, rent or lease, where properties of one of them are requested. */
  readonly offer: SaleType | undefined;
  /** What the prices of the search are mostly for; undefined where the kinds differ or have none. */
  readonly period: PaymentPeriod | undefined;
  readonly otherPeriod: OtherPeriod | undefined;
  readonly currency: Currency;
  readonly now: Date;
}
