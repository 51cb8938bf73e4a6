import { and, asc, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardOutages } from '../tables.ts';

/** Of each of these boards the first outage that is not over at `now`, by the board's id. */
export async function findCurrentOutages(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, typeof boardOutages.$inferSelect>> {
  const { boardId, from, until } = boardOutages;
  const rows = await queries
    .selectDistinctOn([boardId])
    .from(boardOutages)
    .where(and(inArray(boardId, [...ids]), or(isNull(until), gt(until, now))))
    .orderBy(asc(boardId), asc(from));
  return new Map(rows.map((row) => [row.boardId, row]));
}
