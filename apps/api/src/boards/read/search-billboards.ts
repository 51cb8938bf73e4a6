import type * as schemas from '@boardwalk/sdk-core/boards/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { openMapKeeper } from '../map/map-keeper.ts';
import { boardsTable } from '../tables.ts';
import { describeBoards } from './describe-boards.ts';

/** Boards that are sold, or named by their ids; or all that are sold, as the columns of a map. */
export const searchBillboards: Handler<typeof schemas.searchBillboards> = async (
  { query: { start, size, fields }, body: { ids, text = '' } },
  { database, clock },
) => {
  if (fields === 'map') {
    refuseNarrowedMap({ ids, text });
    return openMapKeeper({ database, clock }).current();
  }
  const found = and(
    // Who has an id wants to know what became of the board.
    ids ? inArray(boardsTable.id, ids) : isNull(boardsTable.retiredAt),
    isNamed(text),
  );
  const rows = await database
    .select()
    .from(boardsTable)
    .where(found)
    .orderBy(asc(boardsTable.id))
    .offset(start)
    .limit(size);
  return {
    results: await describeBoards(database, rows, clock.now()),
    total: await database.$count(boardsTable, found),
  };
};

/** Whether the text stands in a board's name; undefined where there is none. */
export function isNamed(text: string): SQL | undefined {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? undefined : sql`strpos(lower(${boardsTable.name}), ${wanted}) > 0`;
}

function refuseNarrowedMap({ ids, text }: { readonly ids: unknown; readonly text: string }): void {
  const narrowing = [...(ids === undefined ? [] : ['ids']), ...(text === '' ? [] : ['text'])];
  if (narrowing.length === 0) return;
  throw new Problem('invalid-request', 'The map has all boards that are sold.', {
    fields: narrowing.map((name) => ({
      path: `body.${name}`,
      message: 'expected none with a map',
    })),
  });
}
