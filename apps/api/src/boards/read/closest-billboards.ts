import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { asc, getTableColumns, isNull } from 'drizzle-orm';
import { distanceSql } from '../../places/distance-sql.ts';
import type { Handler } from '../../platform/domain.ts';
import { boards } from '../tables.ts';
import { describeBoards } from './describe-boards.ts';

/** The boards that are sold closest to a position, the nearest first. */
export const closestBillboards: Handler<typeof schemas.closestBillboards> = async (
  { body: { size, ...position } },
  { database, clock },
) => {
  const distance = distanceSql(boards, position);
  const rows = await database
    .select({ ...getTableColumns(boards), distance })
    .from(boards)
    .where(isNull(boards.retiredAt))
    .orderBy(asc(distance), asc(boards.id))
    .limit(size);
  const described = await describeBoards(database, rows, clock.now());
  return {
    results: rows.flatMap(({ distance: metres }, place) => {
      const board = described[place];
      return board ? [{ board, distance: metres }] : [];
    }),
  };
};
