import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Queries } from '../../platform/database/database.ts';
import { matchQuery } from '../plan/match-query.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { byPrice, newestFirst, soonestFirst } from '../plan/sort-orders.ts';
import type { Cursor } from './cursor.ts';
import { findByRelevance } from './find-by-relevance.ts';
import { findInOrder, type Stretch } from './find-in-order.ts';
import { findNearby } from './find-nearby.ts';
import { findNearest } from './find-nearest.ts';
import { type Hit, mergeHits } from './hits.ts';

/** Which part of the result; a cursor goes before `start`. */
export interface PageRequest {
  readonly start: number;
  readonly size: number;
  readonly cursor: Cursor | undefined;
}

export interface ResultPage {
  readonly ids: readonly number[];
  readonly next: Cursor | undefined;
}

/** Finds a page of a search, and where the next one begins. */
export async function findResultPage(
  database: Queries,
  search: ResolvedSearch,
  page: PageRequest,
): Promise<ResultPage> {
  return search.sort === 'relevance'
    ? relevancePage(database, search, page)
    : sortedPage(database, search, page);
}

async function relevancePage(
  database: Queries,
  search: ResolvedSearch,
  { start, size, cursor }: PageRequest,
): Promise<ResultPage> {
  const from =
    cursor && 'offset' in cursor ? cursor : { offset: start, asOf: search.now.getTime() };
  const hits = await findByRelevance(database, search, {
    offset: from.offset,
    count: size + 1,
    // A first page has all that there is; only later ones could shift.
    postedBefore: cursor && new Date(from.asOf),
  });
  const similar = search.text.match === 'similar';
  const next = { sort: 'relevance' as const, offset: from.offset + size, asOf: from.asOf, similar };
  return { ids: idsOf(hits, size), next: hits.length > size ? next : undefined };
}

async function sortedPage(
  database: Queries,
  search: ResolvedSearch,
  { start, size, cursor }: PageRequest,
): Promise<ResultPage> {
  const after = cursor && 'key' in cursor ? cursor : undefined;
  const first = after ? 0 : start;
  const stretch = { count: first + size + 1, after };
  const found = await Promise.all(
    search.kinds.map((kind) => findOfKind(database, search, kind, stretch)),
  );
  const hits = mergeHits(found, isDescending(search)).slice(first, first + size + 1);
  const last = hits[size - 1];
  const similar = search.text.match === 'similar';
  const next = last && { sort: search.sort, key: last.key, id: last.id, similar };
  return { ids: idsOf(hits, size), next: hits.length > size ? next : undefined };
}

function findOfKind(
  database: Queries,
  search: ResolvedSearch,
  kind: ListingKind,
  stretch: Stretch,
): Promise<Hit[]> {
  const query = matchQuery(search, kind);
  switch (search.sort) {
    case 'nearby':
      return findNearby(database, query, originOf(search), stretch, search.now);
    case 'distance':
      return findNearest(database, query, originOf(search), stretch);
    case 'soonest': {
      const order = soonestFirst(kind, search.now);
      if (!order) throw sortProblem('only events and items have a time to be sorted by');
      return findInOrder(database, query, order, stretch);
    }
    case 'price-low':
      return findInOrder(database, query, byPrice(false, search.offer), stretch);
    case 'price-high':
      return findInOrder(database, query, byPrice(true, search.offer), stretch);
    case 'newest':
    case 'relevance':
      return findInOrder(database, query, newestFirst(), stretch);
  }
}

function isDescending({ sort }: ResolvedSearch): boolean {
  return sort === 'nearby' || sort === 'newest' || sort === 'price-high';
}

function originOf({ origin }: ResolvedSearch): Point {
  if (!origin) throw sortProblem('distances need a place: near');
  return origin;
}

function idsOf(hits: readonly Hit[], size: number): number[] {
  return hits.slice(0, size).map(({ id }) => id);
}

function sortProblem(message: string): Problem {
  const path = 'body.sort';
  return new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
}
