import type { FilterValues } from '@boardwalk/sdk-core/listings/fields/filters';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchSort } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchInterpretation } from '@boardwalk/sdk-core/search/schemas';
import { sql } from 'drizzle-orm';
import type { Area } from '../../listings/query/area.ts';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { listings } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { type CommonOptions, commonRestrictions } from '../facets/common-restrictions.ts';
import { filterRestrictions } from '../facets/filter-restrictions.ts';
import { interpretationOf, interpretedRestrictions } from '../words/interpretation.ts';
import { type ReadText, readText } from '../words/read-text.ts';
import {
  type Expectation,
  estimateMatches,
  maximumGathered,
  maximumGatheredWithWords,
  maximumNearby,
  type Way,
} from './estimate-matches.ts';
import {
  inOtherPeriod,
  priceRestriction,
  requestedOffer,
  requestedPeriod,
} from './offered-price.ts';
import { type SampleShares, sampleNewest } from './sample-newest.ts';
import { findSearchedPlace, type NamedPlace } from './searched-place.ts';
import type { Restriction, Search, SearchText } from './understood-search.ts';

/** Words that so many of the newest listings of an area have are common. */
const commonShare = 1 / 4;

/** The options of a search of one kind or several. */
export interface SearchRequest extends CommonOptions {
  readonly kinds: readonly ListingKind[];
  readonly title: string | undefined;
  /** Of the one kind searched. */
  readonly subcategory?: readonly string[] | undefined;
  readonly filters?: FilterValues | undefined;
}

/** A search with the place that it names, and what was read in its words. */
export interface UnderstoodSearch {
  readonly search: Search;
  readonly place: NamedPlace | undefined;
  readonly interpretation: SearchInterpretation | undefined;
}

/** Finds places, sets defaults and turns options into conditions. */
export async function resolveSearch(
  request: SearchRequest,
  { database, clock }: Pick<OperationContext, 'database' | 'clock'>,
): Promise<UnderstoodSearch> {
  const now = clock.now();
  const [{ area, place, currency: local }, rates] = await Promise.all([
    findSearchedPlace(request),
    request.price && readRates(database),
  ]);
  const currency = request.price?.currency ?? local;
  const typed = readText(request.text ?? '', request.kinds);
  const text = textOf(typed);
  const origin = place && { lat: place.lat, lng: place.lng };
  const price = request.price && { ...request.price, currency };
  const offer = requestedOffer(request);
  const restrictions: Restriction[] = [
    ...commonRestrictions(request, request.title, now),
    ...interpretedRestrictions(typed),
    ...subcategoryRestriction(request.subcategory),
    ...(price && rates ? [priceRestriction(price, rates)] : []),
    ...request.kinds.flatMap((kind) =>
      request.filters ? filterRestrictions(kind, request.filters, origin) : [],
    ),
  ];
  const sort = sortOf(request.sort, text, area);
  const way = wayOf(sort, text);
  const expectations = await estimateMatches(database, request.kinds, area, way);
  const isPlain = restrictions.length === 0;
  const kindsOf = (isMeant: (expectation: Expectation) => boolean) =>
    request.kinds.filter((kind) => {
      const expectation = expectations.get(kind);
      return expectation !== undefined && isMeant(expectation);
    });
  const dense = kindsOf(({ count }) => !area || count > maximumGathered);
  const samples =
    text.match === 'words'
      ? await sampleNewest(database, dense, area, text.words, restrictions)
      : new Map<ListingKind, SampleShares>();
  return {
    search: {
      kinds: request.kinds,
      area,
      sparse: new Set(
        kindsOf(
          (expected) => area !== undefined && expected.count <= mostRead(way, isPlain, expected),
        ),
      ),
      common: new Set(dense.filter((kind) => (samples.get(kind)?.words ?? 0) >= commonShare)),
      expected: new Map(
        [...samples].map(([kind, { matches: share }]) => [
          kind,
          { share, count: share * (expectations.get(kind)?.count ?? 0) },
        ]),
      ),
      origin,
      text,
      restrictions,
      sort,
      offer,
      period: requestedPeriod(request, offer),
      otherPeriod: price && rates && inOtherPeriod(request, offer, price, rates, restrictions),
      currency,
      now,
    },
    place,
    interpretation: interpretationOf(typed),
  };
}

function wayOf(sort: SearchSort, { match }: SearchText): Way {
  if (match === 'words') return 'words';
  return sort === 'distance' || sort === 'nearby' ? 'circles' : 'order';
}

/** Of an area with so many listings all are read. */
function mostRead(way: Way, isPlain: boolean, { mostSorted }: Expectation): number {
  if (way === 'words') return maximumGatheredWithWords;
  if (way === 'circles') return maximumNearby;
  return isPlain ? mostSorted : maximumGathered;
}

function textOf({ words }: ReadText): SearchText {
  return words.length > 0 ? { match: 'words', words } : { match: 'none' };
}

/**
 * Without words what is new is most relevant, and around a place what is near besides; with words
 * relevance weighs all three. Nobody who looks in a whole region means to be near its middle.
 */
function sortOf(
  sort: SearchSort | undefined,
  { match }: SearchText,
  area: Area | undefined,
): SearchSort {
  if (area?.region && (sort === 'nearby' || sort === 'distance')) return 'newest';
  if (sort && sort !== 'relevance') return sort;
  if (match !== 'none') return 'relevance';
  return area?.circle ? 'nearby' : 'newest';
}

function subcategoryRestriction(subcategories: readonly string[] | undefined): Restriction[] {
  if (!subcategories) return [];
  const condition = sql`${listings.subcategory} = any(${sql.param(subcategories)}::text[])`;
  return [{ name: 'subcategory', condition: () => condition }];
}
