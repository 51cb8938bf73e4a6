import type { ServiceType } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { and, count, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardOutages, boardPlaces } from '../tables.ts';

/** Whether others find a place taken at `now`: what the rule `isTaken` says, where rows are counted. */
export function isTakenSql(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(${boardPlaces.state} <> 'RELEASED' and (${boardPlaces.until} is null or ${boardPlaces.until} > ${at}))`;
}

/** Whether a place is a merchant's at `now`, who shows there: one that is over is nobody's. */
export function isAssignedSql(now: Date): SQL {
  return sql`(${boardPlaces.state} = 'ASSIGNED' and ${isTakenSql(now)})`;
}

/** How many merchants of each service type are on a board. */
export type MerchantCounts = ReadonlyMap<ServiceType, number>;

const nobody: MerchantCounts = new Map();

/**
 * Counts who is on each of these boards at `now`, or on each of all; returns a function that gives
 * those of one board.
 */
export async function countMerchants(
  queries: Queries,
  now: Date,
  ids?: readonly number[],
): Promise<(boardId: number) => MerchantCounts> {
  const { boardId, serviceType } = boardPlaces;
  const rows = await queries
    .select({ boardId, serviceType, merchants: count() })
    .from(boardPlaces)
    .where(and(isTakenSql(now), ids && inArray(boardId, [...ids])))
    .groupBy(boardId, serviceType);
  const boards = new Map<number, Map<ServiceType, number>>();
  for (const row of rows) {
    const types = boards.get(row.boardId) ?? new Map();
    boards.set(row.boardId, types.set(row.serviceType, row.merchants));
  }
  return (id) => boards.get(id) ?? nobody;
}

/** How many of a board's places are taken. */
export function takenOf(merchants: MerchantCounts): number {
  return [...merchants.values()].reduce((sum, one) => sum + one, 0);
}

/** Those of these boards that are out of service at `now`, or those of all. */
export async function findBoardsOut(
  queries: Queries,
  now: Date,
  ids?: readonly number[],
): Promise<ReadonlySet<number>> {
  const { boardId, from, until } = boardOutages;
  const rows = await queries
    .selectDistinct({ boardId })
    .from(boardOutages)
    .where(
      and(
        lte(from, now),
        or(sql`${until} is null`, sql`${until} > ${now.toISOString()}::timestamptz`),
        ids && inArray(boardId, [...ids]),
      ),
    );
  return new Set(rows.map((row) => row.boardId));
}
