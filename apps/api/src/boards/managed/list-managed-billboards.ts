import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { findBoardsOut } from '../read/live-places.ts';
import { isNamed } from '../read/search-billboards.ts';
import { boardsTable } from '../tables.ts';
import { describeManaged } from './describe-managed.ts';

/** All boards, in the order of their names. */
export const listManagedBillboards: Handler<typeof schemas.listManagedBillboards> = async (
  { query: { start, size, text = '', standing } },
  { database, clock },
) => {
  const now = clock.now();
  const conditions = {
    sold: () => isNull(boardsTable.retiredAt),
    retired: () => isNotNull(boardsTable.retiredAt),
    out: async () => inArray(boardsTable.id, [...(await findBoardsOut(database, now))]),
  };
  const found = and(isNamed(text), standing && (await conditions[standing]()));
  const rows = await database
    .select()
    .from(boardsTable)
    .where(found)
    .orderBy(asc(boardsTable.name), asc(boardsTable.id))
    .offset(start)
    .limit(size);
  return {
    items: await describeManaged(database, rows, now),
    total: await database.$count(boardsTable, found),
  };
};
