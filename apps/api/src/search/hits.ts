import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import type { Position } from './sort-orders.ts';

/** A listing found, with its place in the order asked for. */
export interface Hit extends Position {}

/** Runs a query of the columns `id` and `key`. */
export async function readHits(database: Queries, query: SQL): Promise<Hit[]> {
  const { rows } = await database.execute<{ id: string; key: number }>(query);
  return rows.map(({ id, key }) => ({ id: Number(id), key: Number(key) }));
}

/** At most `limit` rows of a query. */
export function atMost(query: SQL, limit: number): SQL {
  return sql`${query} limit ${limit}`;
}

/** Hits of several kinds in one order. */
export function mergeHits(found: readonly (readonly Hit[])[], isDescending: boolean): Hit[] {
  const sign = isDescending ? -1 : 1;
  return found.flat().sort((a, b) => sign * (compare(a.key, b.key) || compare(a.id, b.id)));
}

/** Also for infinite keys, whose difference is no number. */
function compare(a: number, b: number): number {
  return a < b ? -1 : Number(a > b);
}
