import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { asc, getTableColumns, isNull } from 'drizzle-orm';
import { distanceSql } from '../../places/distance-sql.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable } from '../tables.ts';
import { describeBoards } from './describe-boards.ts';

/** The boards that are sold closest to a position, the nearest first. */
export const closestBillboards: Handler<typeof schemas.closestBillboards> = async (
  { body: { size, ...position } },
  { database, clock },
) => {
  const distance = distanceSql(boardsTable, position);
  const rows = await database
    .select({ ...getTableColumns(boardsTable), distance })
    .from(boardsTable)
    .where(isNull(boardsTable.retiredAt))
    .orderBy(asc(distance), asc(boardsTable.id))
    .limit(size);
  const described = await describeBoards(database, rows, clock.now());
  return {
    results: rows.flatMap(({ distance: metres }, place) => {
      const board = described[place];
      return board ? [{ board, distance: metres }] : [];
    }),
  };
};
