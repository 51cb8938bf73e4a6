import type { SearchTotal } from '@boardwalk/sdk-core/search/schemas';
import { sql } from 'drizzle-orm';
import { type MatchQuery, readNewestMatches, selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { matchQuery } from '../plan/match-query.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { cappedTotal } from './capped-total.ts';

/** Counts the listings that fit a search, up to where totals are capped. */
export function countTotal(database: Queries, search: ResolvedSearch): Promise<SearchTotal> {
  return cappedTotal((limit) => countMatches(database, search, limit));
}

/** How many listings fit a search; the count ends at `limit`. */
export async function countMatches(
  database: Queries,
  search: ResolvedSearch,
  limit: number,
): Promise<number> {
  const counts = await Promise.all(
    search.kinds.map((kind) => countOfKind(database, matchQuery(search, kind), limit)),
  );
  return Math.min(
    limit,
    counts.reduce((sum, count) => sum + count, 0),
  );
}

/** Of words that many listings have, the newest are mostly enough to reach the limit. */
async function countOfKind(database: Queries, query: MatchQuery, limit: number): Promise<number> {
  const count = async (matches: MatchQuery) => {
    const { rows } = await database.execute<{ count: string }>(
      sql`select count(*) as count from (${selectMatches(matches, [listings.id])} limit ${limit}) as counted`,
    );
    return Number(rows[0]?.count);
  };
  return readNewestMatches(query, limit, count, (found) => found);
}
