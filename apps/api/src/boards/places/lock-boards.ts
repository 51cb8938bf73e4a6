import type { BoardSituation } from '@boardwalk/sdk-core/boards/places/capacity';
import { isTaken } from '@boardwalk/sdk-core/boards/places/place-life';
import { and, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { boardPlaceOf, changePlaces, occupiedPlaceOf, type PlaceRow } from './place-row.ts';

/** A board that nobody else changes until the transaction ends. */
export interface LockedBoard {
  readonly id: number;
  /** Its places that are held or assigned. */
  readonly places: readonly PlaceRow[];
  readonly situation: BoardSituation;
}

/**
 * Locks boards in the order of their ids, so that no two buyers wait for each other, and lets go of
 * the places on them that are over: their slots would be in the way. What is unknown is left out.
 */
export async function lockBoards(
  transaction: Queries,
  ids: readonly number[],
  now: Date,
): Promise<readonly LockedBoard[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select()
    .from(boardsTable)
    .where(inArray(boardsTable.id, [...ids]))
    .orderBy(boardsTable.id)
    .for('update');
  const known = rows.map(({ id }) => id);
  const outages = await transaction
    .select()
    .from(boardOutages)
    .where(inArray(boardOutages.boardId, known));
  const places = await transaction
    .select()
    .from(boardPlaces)
    .where(and(inArray(boardPlaces.boardId, known), ne(boardPlaces.state, 'RELEASED')));
  const placesOf = byBoard(places);
  const outagesOf = byBoard(outages);
  const at = now.getTime();
  const over = places.filter((one) => !isTaken(boardPlaceOf(one), at));
  await changePlaces(transaction, over, { action: 'expire', actor: 'clock', now: at });
  return rows.map((board) => {
    const onIt = placesOf.get(board.id) ?? [];
    const live = onIt.filter((one) => isTaken(boardPlaceOf(one), at));
    return {
      id: board.id,
      places: live,
      situation: {
        terms: {
          capacity: board.capacity,
          mostPerServiceType: board.mostPerServiceType,
          isRetired: board.retiredAt !== null,
          outages: (outagesOf.get(board.id) ?? []).map(({ from, until }) => ({
            from: from.getTime(),
            until: until?.getTime() ?? null,
          })),
        },
        places: live.map(occupiedPlaceOf),
        now: at,
      },
    };
  });
}

function byBoard<Row extends { readonly boardId: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, readonly Row[]> {
  const boards = new Map<number, Row[]>();
  for (const row of rows) {
    const known = boards.get(row.boardId);
    if (known) known.push(row);
    else boards.set(row.boardId, [row]);
  }
  return boards;
}
