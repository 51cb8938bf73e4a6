import type { SaleType } from '@boardwalk/sdk-core/listings/enumerations/property/sale-types';
import type { FilterValues } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Rates } from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { isInArea } from '../../listings/query/geo-area.ts';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { listings } from '../../listings/tables.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type CommonOptions, commonRestrictions } from '../facets/common-restrictions.ts';
import { filterRestrictions } from '../facets/filter-restrictions.ts';
import type { PriceRangeFilter } from '../facets/price-range.ts';
import { interpretedRestrictions } from '../text/interpretation.ts';
import { type ReadText, readSearchText } from '../text/read-search-text.ts';
import { hasTerms } from '../text/text-query.ts';
import { priceRestriction, requestedOffer } from './offered-price.ts';
import type { SearchRestriction, SearchTextMatch } from './resolved-search.ts';
import { findSearchedPlace, type SearchedPlace } from './searched-place.ts';

/** The options of a search of one kind or several. */
export interface SearchRequest extends CommonOptions {
  readonly kinds: readonly ListingKind[];
  readonly title: string | undefined;
  /** Of the one kind searched. */
  readonly subcategory?: readonly string[] | undefined;
  readonly filters?: FilterValues | undefined;
}

/** What a request asks of listings, whatever there is of them. */
export interface RequestedSearch extends SearchedPlace {
  readonly origin: Point | undefined;
  readonly typed: ReadText;
  readonly text: SearchTextMatch;
  readonly price: PriceRangeFilter | undefined;
  /** Where there is a price to compare. */
  readonly rates: Rates | undefined;
  readonly offer: SaleType | undefined;
  readonly restrictions: readonly SearchRestriction[];
  readonly now: Date;
}

/** What a request is read with. */
export interface RequestContext {
  readonly database: Queries;
  readonly clock: Pick<BusinessClock, 'now'>;
  /** Those in force, for who reads many requests. */
  readonly rates?: Rates;
}

/** Finds the place of a request, reads its words, and turns its options into conditions. */
export async function readRequest(
  request: SearchRequest,
  { database, clock, rates: known }: RequestContext,
): Promise<RequestedSearch> {
  const now = clock.now();
  const [searched, rates] = await Promise.all([
    findSearchedPlace(request),
    request.price && (known ?? readRates(database)),
  ]);
  const { place } = searched;
  const currency = request.price?.currency ?? searched.currency;
  const typed = readSearchText(request.text ?? '', request.kinds);
  const origin = place && { lat: place.lat, lng: place.lng };
  const price = request.price && { ...request.price, currency };
  return {
    ...searched,
    currency,
    origin,
    typed,
    text: textOf(typed),
    price,
    rates,
    offer: requestedOffer(request),
    restrictions: [
      ...commonRestrictions(request, request.title, now),
      ...interpretedRestrictions(typed),
      ...subcategoryRestriction(request.subcategory),
      ...(price && rates ? [priceRestriction(price, rates)] : []),
      ...request.kinds.flatMap((kind) =>
        request.filters ? filterRestrictions(kind, request.filters, origin) : [],
      ),
    ],
    now,
  };
}

/** Whether a listing of a kind, public or not, is what a request asks for, with its words as they are. */
export function fitsRequest(
  { area, text, restrictions }: Pick<RequestedSearch, 'area' | 'text' | 'restrictions'>,
  kind: ListingKind,
): SQL {
  return allOf([
    sql`${listings.kind} = ${kind}`,
    ...(area ? [isInArea(area)] : []),
    ...restrictions.map(({ condition }) => condition(kind)),
    ...(text.match === 'words' ? [hasTerms(text.words)] : []),
  ]);
}

/** Whether a listing of a kind, public or not, is what a text alone asks for. */
export function fitsText(text: string, kind: ListingKind): SQL {
  const typed = readSearchText(text, [kind]);
  const restrictions = interpretedRestrictions(typed);
  return fitsRequest({ area: undefined, text: textOf(typed), restrictions }, kind);
}

function textOf({ words }: ReadText): SearchTextMatch {
  return words.length > 0 ? { match: 'words', words } : { match: 'none' };
}

function subcategoryRestriction(subcategories: readonly string[] | undefined): SearchRestriction[] {
  if (!subcategories) return [];
  const condition = sql`${listings.subcategory} = any(${sql.param(subcategories)}::text[])`;
  return [{ name: 'subcategory', condition: () => condition }];
}
