import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchSort } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchInterpretation } from '@boardwalk/sdk-core/search/schemas';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { interpretationOf } from '../text/interpretation.ts';
import {
  type Expectation,
  estimateMatches,
  maximumGathered,
  maximumGatheredWithTerms,
  maximumNearby,
  type Way,
} from './estimate-matches.ts';
import { inOtherPeriod, requestedPeriod } from './offered-price.ts';
import { readRequest, type SearchRequest } from './read-request.ts';
import type { ResolvedSearch, SearchTextMatch } from './resolved-search.ts';
import { type SampleShares, sampleNewest } from './sample-newest.ts';
import type { NamedPlace } from './searched-place.ts';

/** Words that so many of the newest listings of an area have are common. */
const commonShare = 1 / 4;

/** A search with the place that it names, and what was read in its words. */
export interface UnderstoodSearch {
  readonly search: ResolvedSearch;
  readonly place: NamedPlace | undefined;
  readonly interpretation: SearchInterpretation | undefined;
}

/** Finds places, sets defaults and turns options into conditions, and finds out what to expect. */
export async function resolveSearch(
  request: SearchRequest,
  context: Pick<OperationContext, 'database' | 'clock'>,
): Promise<UnderstoodSearch> {
  const { database } = context;
  const asked = await readRequest(request, context);
  const { area, place, origin, currency, typed, text, price, rates, offer, restrictions } = asked;
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
      now: asked.now,
    },
    place,
    interpretation: interpretationOf(typed),
  };
}

function wayOf(sort: SearchSort, { match }: SearchTextMatch): Way {
  if (match === 'words') return 'words';
  return sort === 'distance' || sort === 'nearby' ? 'circles' : 'order';
}

/** Of an area with so many listings all are read. */
function mostRead(way: Way, isPlain: boolean, { mostSorted }: Expectation): number {
  if (way === 'words') return maximumGatheredWithTerms;
  if (way === 'circles') return maximumNearby;
  return isPlain ? mostSorted : maximumGathered;
}

/**
 * Without words what is new is most relevant, and around a place what is near besides; with words
 * relevance weighs all three. Nobody who looks in a whole region means to be near its middle.
 */
function sortOf(
  sort: SearchSort | undefined,
  { match }: SearchTextMatch,
  area: GeoArea | undefined,
): SearchSort {
  if (area?.region && (sort === 'nearby' || sort === 'distance')) return 'newest';
  if (sort && sort !== 'relevance') return sort;
  if (match !== 'none') return 'relevance';
  return area?.circle ? 'nearby' : 'newest';
}
