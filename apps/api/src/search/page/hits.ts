import { type SQL, sql } from 'drizzle-orm';
import type { MatchQuery } from '../../listings/query/matches.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { literalLimit, runPreparedQuery } from '../../platform/database/recurring-query.ts';
import type { Position } from '../plan/sort-orders.ts';

/** A matching listing, with its place in the requested order. */
export interface Hit extends Position {}

type HitRow = { readonly id: string; readonly key: number };

/**
 * Runs a query of the columns `id` and `key` for a search. The plan of a lookup depends on what is
 * looked up; all others are planned once.
 */
export async function readHits(
  database: Queries,
  { lookup }: MatchQuery,
  query: SQL,
): Promise<Hit[]> {
  const rows = lookup
    ? (await database.execute<HitRow>(query)).rows
    : await runPreparedQuery<HitRow>(database, query);
  return rows.map(({ id, key }) => ({ id: Number(id), key: Number(key) }));
}

/**
 * Returns a limit for a query that is to find `count`: that or some more, as one of few numbers,
 * whatever pages are requested.
 */
export function limitFor(count: number): number {
  return 2 ** Math.max(4, Math.ceil(Math.log2(count - 1))) + 1;
}

/** At most `limit` rows of a query. */
export function limitRows(query: SQL, limit: number): SQL {
  return sql`${query} limit ${literalLimit(limit)}`;
}

/** Hits of several kinds in one order. */
export function mergeHits(found: readonly (readonly Hit[])[], isDescending: boolean): Hit[] {
  const sign = isDescending ? -1 : 1;
  return found.flat().sort((a, b) => sign * (compare(a.key, b.key) || compare(a.id, b.id)));
}
