import { type SQL, sql } from 'drizzle-orm';
import { selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { matchQuery } from '../plan/match-query.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { newestFirst } from '../plan/sort-orders.ts';
import { findInOrder } from './find-in-order.ts';
import { findNearby } from './find-nearby.ts';
import { type Hit, mergeHits } from './hits.ts';
import { rankByTerms } from './rank-by-terms.ts';
import { rankNearby } from './rank-nearby.ts';

/** A part of the result, of the listings that were there at a time. */
export interface RankedStretch {
  readonly offset: number;
  readonly count: number;
  readonly postedBefore: Date | undefined;
}

/**
 * The listings whose words fit best; after those that were ranked come the others, newest first.
 * Around a place what is near and new fits better (0115-near-means-near.md).
 */
export async function findByRelevance(
  database: Queries,
  search: ResolvedSearch,
  stretch: RankedStretch,
): Promise<Hit[]> {
  const end = stretch.offset + stretch.count;
  const { text } = search;
  if (text.match === 'similar') {
    return (await findSimilar(database, search, text.ids)).slice(stretch.offset, end);
  }
  const words = text.match === 'words' ? text.words : [];
  const aim = search.area?.circle && search.origin;
  const found = await Promise.all(
    search.kinds.map(async (kind) => {
      const query = matchQuery(search, kind);
      const past = { ...query, conditions: [...query.conditions, ...postedBy(stretch)] };
      const ranking = aim
        ? rankNearby(database, past, words, aim, search.now)
        : rankByTerms(database, past, words);
      return { query: past, ...(await ranking) };
    }),
  );
  const best = found.flatMap(({ hits }) => hits).sort((a, b) => a.key - b.key);
  if (end <= best.length) return best.slice(stretch.offset, end);
  const others = await Promise.all(
    found.map(({ query, boundary: after }) => {
      if (!after) return [];
      const further = { count: end - best.length, after };
      return aim
        ? findNearby(database, query, aim, further, search.now)
        : findInOrder(database, query, newestFirst(), further);
    }),
  );
  return [...best, ...mergeHits(others, true)].slice(stretch.offset, end);
}

function postedBy({ postedBefore }: RankedStretch): readonly SQL[] {
  if (!postedBefore) return [];
  return [sql`${listings.createdAt} <= ${postedBefore.toISOString()}::timestamptz`];
}

async function findSimilar(database: Queries, search: ResolvedSearch, ids: readonly number[]) {
  const matches = search.kinds.map((kind) =>
    selectMatches(matchQuery(search, kind), [listings.id]),
  );
  const { rows } = await database.execute<{ id: string }>(sql.join(matches, sql` union all `));
  const found = new Set(rows.map(({ id }) => Number(id)));
  return ids.flatMap((id, key) => (found.has(id) ? [{ id, key }] : []));
}
