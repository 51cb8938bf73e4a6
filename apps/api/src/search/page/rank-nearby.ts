import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { sql } from 'drizzle-orm';
import type { MatchQuery } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { mentionLateness } from '../plan/nearness.ts';
import { hasTermsOutsideDescription } from '../text/text-query.ts';
import { findNearby } from './find-nearby.ts';
import type { Hit } from './hits.ts';
import type { Ranking } from './rank-by-terms.ts';

/** Two pages: each rank unpacks the words of a listing. */
const enoughRanked = 32;

/**
 * Ranks what is near and new and has all words: what says them as what it is comes before what only
 * mentions them, unless that is much nearer or newer.
 */
export async function rankNearby(
  database: Queries,
  query: MatchQuery,
  words: readonly string[],
  origin: Point,
  now: Date,
): Promise<Ranking> {
  const nearest = await findNearby(database, query, origin, { count: enoughRanked }, now);
  const saying = await findSaying(database, nearest, words);
  const hits = nearest.map(({ id, key }) => ({
    id,
    key: -(saying.has(id) ? key : key - mentionLateness),
  }));
  return { hits, boundary: nearest.length < enoughRanked ? undefined : nearest.at(-1) };
}

/** Those of some listings that say the words by more than their descriptions. */
async function findSaying(
  database: Queries,
  hits: readonly Hit[],
  words: readonly string[],
): Promise<ReadonlySet<number>> {
  const ids = sql.param(hits.map(({ id }) => id));
  const { rows } = await database.execute<{ id: string }>(
    sql`select ${listings.id} as id from ${listings} where ${listings.id} = any(${ids}::bigint[]) and ${hasTermsOutsideDescription(words)} offset 0`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
