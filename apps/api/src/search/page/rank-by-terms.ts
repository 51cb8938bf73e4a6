import { type SQL, sql } from 'drizzle-orm';
import { allOf } from '../../listings/query/conditions.ts';
import { isInArea } from '../../listings/query/geo-area.ts';
import {
  isPublicOfKind,
  type MatchQuery,
  readNewestMatches,
  selectMatches,
} from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { newestFirst, orderBy, type Position } from '../plan/sort-orders.ts';
import { hasTerms, termsRank } from '../text/text-query.ts';
import { walkBudget } from './find-in-order.ts';
import type { Hit } from './hits.ts';

/** So many listings are ranked at most: each rank unpacks the words of a listing. */
const mostRanked = 100;
/** Of so many, all among the newest, the best are good enough not to look at older ones. */
const enoughRanked = 30;
/** Of common words, the newest so many are enough to find good ones among. */
const mostRankedOfCommon = 60;

/** The newest listings with the words, the best first. */
export interface Ranking {
  /** Their keys are minus their ranks. */
  readonly hits: readonly Hit[];
  /** The oldest listing that was considered, by age; undefined when all were. */
  readonly boundary: Position | undefined;
}

/** Ranks the newest listings with all words: to rank every home with a garage would take seconds. */
export async function rankByTerms(
  database: Queries,
  query: MatchQuery,
  words: readonly string[],
): Promise<Ranking> {
  const isWalked = query.isCommon === true && !query.isSparse;
  const limit = isWalked ? mostRankedOfCommon : mostRanked;
  const rank = async (matches: MatchQuery) => {
    const newest = isWalked ? walkToWords(matches, words) : gatherWords(matches);
    const { rows } = await database.execute<{ id: string; key: number; place: number }>(
      sql`select id, -${termsRank(words)} as key, place from (${newest} limit ${limit}) as listings order by key, place desc, id desc`,
    );
    const hits = rows.map(({ id, key, place }) => ({ id: Number(id), key, place }));
    // Older ones are left where the newest alone were looked at.
    return { hits, hasAll: matches === query && hits.length < limit };
  };
  if (!isWalked) {
    const { hits, hasAll } = await readNewestMatches(
      query,
      enoughRanked,
      rank,
      (found) => found.hits.length,
    );
    return { hits, boundary: hasAll ? undefined : oldestOf(hits) };
  }
  const { hits, hasAll } = await rank(query);
  return { hits, boundary: hasAll ? await findEndOfWalk(database, query) : oldestOf(hits) };
}

const columns = [listings.id, listings.searchVector, listings.createdAt];

function gatherWords(query: MatchQuery): SQL {
  const order = newestFirst();
  return sql`select ${listings}.*, ${order.key} as place from (${selectMatches(query, columns)} offset 0) as listings ${orderBy(order)}`;
}

/** The newest listings of the area, joined with those that have the words. */
function walkToWords(query: MatchQuery, words: readonly string[]): SQL {
  const all = allOf([...query.conditions, hasTerms(words)]);
  return sql`select ${sql.join(columns, sql`, `)}, near.place from (${newestOf(query)} limit ${walkBudget}) as near join ${listings} on ${listings.id} = near.id where ${all} order by near.place desc, near.id desc`;
}

function newestOf({ kind, area }: MatchQuery): SQL {
  const order = newestFirst();
  const passed = allOf([isPublicOfKind(kind), ...(area ? [isInArea(area)] : [])]);
  return sql`select ${listings.id}, ${order.key} as place from ${listings} where ${passed} ${orderBy(order)}`;
}

async function findEndOfWalk(database: Queries, query: MatchQuery): Promise<Position | undefined> {
  const { rows } = await database.execute<{ id: string; place: number }>(
    sql`${newestOf(query)} limit 1 offset ${walkBudget - 1}`,
  );
  return rows[0] && { id: Number(rows[0].id), key: rows[0].place };
}

function oldestOf(hits: readonly (Hit & { readonly place: number })[]): Position | undefined {
  const [oldest] = hits.toSorted((a, b) => a.place - b.place || a.id - b.id);
  return oldest && { id: oldest.id, key: oldest.place };
}
