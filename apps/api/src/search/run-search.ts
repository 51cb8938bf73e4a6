import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { SearchPart } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchAnswer, SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import { readSummaries } from '../listings/read/read-summaries.ts';
import { distanceBetween } from '../places/distance.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Database } from '../platform/database/database.ts';
import { clusterListings } from './clusters/cluster-listings.ts';
import { countFacets } from './facets/count-facets.ts';
import { countKinds } from './facets/count-kinds.ts';
import { countMatches, countTotal } from './facets/count-total.ts';
import { findRepairs } from './find-repairs.ts';
import { type Cursor, readCursor, writeCursor } from './page/cursor.ts';
import { findResultPage, type PageRequest } from './page/find-result-page.ts';
import type { SearchRequest } from './plan/read-request.ts';
import { resolveSearch } from './plan/resolve-search.ts';
import type { ResolvedSearch } from './plan/resolved-search.ts';
import { withSimilarTitles } from './text/with-similar-titles.ts';

/** Which page of the answer, by rows. */
export interface PageOptions {
  readonly start: number;
  readonly size: number;
}

const usualParts: readonly SearchPart[] = ['page', 'total'];

/** Answers a search with the parts that it includes. */
export async function runSearch(
  request: SearchRequest,
  { start, size }: PageOptions,
  context: Platform,
): Promise<SearchAnswer> {
  const { database } = context;
  const { search: asked, place, interpretation } = await resolveSearch(request, context);
  const cursor = request.cursor === undefined ? undefined : readCursor(request.cursor, asked.sort);
  const parts = new Set(request.include ?? usualParts);
  const read = (search: ResolvedSearch) =>
    parts.has('page') ? readPage(context, search, { start, size, cursor }) : noPage;
  const isFirstPage = parts.has('page') && start === 0;
  const settled = settleWords(context, asked, cursor, isFirstPage, read);
  // Only words may turn out to mean others; the parts of any other search need not wait.
  const search = asked.text.match === 'words' ? (await settled).search : asked;
  const [{ page }, total, facets, clusters] = await Promise.all([
    settled,
    parts.has('total') ? countTotal(database, search) : undefined,
    parts.has('facets') ? countFacetsOf(context, search) : undefined,
    parts.has('clusters') ? clusterListings(database, search, request.zoom) : undefined,
  ]);
  // They count as much as the total does: who asks for a page alone is spared both.
  const isEmpty = parts.has('total') && isFirstPage && !cursor && page.results.length === 0;
  return {
    ...page,
    ...(total && { total }),
    ...(facets && { facets }),
    ...(clusters && { clusters }),
    place: place ?? null,
    currency: search.currency,
    isSimilar: search.text.match === 'similar',
    ...(interpretation && { interpretation }),
    repairs: isEmpty ? await findRepairs(database, asked, request.text ?? '') : [],
  };
}

/** A page as the contract has it. */
type Page = Pick<SearchAnswer, 'results' | 'nextCursor'>;

/** Reads the page; where nothing has the words as written, of listings that have similar ones. */
async function settleWords(
  { database }: Platform,
  asked: ResolvedSearch,
  cursor: Cursor | undefined,
  isFirstPage: boolean,
  read: (search: ResolvedSearch) => Page | Promise<Page>,
): Promise<{ search: ResolvedSearch; page: Page }> {
  if (asked.text.match !== 'words') return { search: asked, page: await read(asked) };
  const page = cursor?.similar ? noPage : await read(asked);
  const isSettled = cursor ? !cursor.similar : await hasAny(database, asked, page, isFirstPage);
  const similar = isSettled ? undefined : await withSimilarTitles(database, asked);
  return similar ? { search: similar, page: await read(similar) } : { search: asked, page };
}

/** Whether the words occur; an empty first page shows that they don't, a later one only that it is late. */
async function hasAny(
  database: Database,
  search: ResolvedSearch,
  page: Page,
  isFirstPage: boolean,
): Promise<boolean> {
  if (page.results.length > 0) return true;
  return !isFirstPage && (await countMatches(database, search, 1)) > 0;
}

const noPage: Page = { results: [], nextCursor: null };

async function readPage(
  { database }: Platform,
  search: ResolvedSearch,
  request: PageRequest,
): Promise<Page> {
  const { ids, next } = await findResultPage(database, search, request);
  const summaries = await readSummaries(database, ids, search.now);
  return {
    results: summaries.map((summary) => ({ ...summary, ...distanceTo(summary, search) })),
    nextCursor: next ? writeCursor(next) : null,
  };
}

/** Of one kind the main fields are counted, of several how many there are of each. */
function countFacetsOf({ database }: Platform, search: ResolvedSearch): Promise<SearchFacets> {
  const [kind, ...others] = search.kinds;
  return kind && others.length === 0
    ? countFacets(database, search, kind)
    : countKinds(database, search);
}

/** Nobody who looks in a whole region means some place in it. */
function distanceTo(
  { lat, lng }: Pick<ListingSummary, 'lat' | 'lng'>,
  { origin, area }: ResolvedSearch,
) {
  if (!origin || area?.region || lat === null || lng === null) return {};
  return { distance: Math.round(distanceBetween(origin, { lat, lng })) };
}
