import {
  type BoardMerchant,
  type BoardRefusal,
  type BoardSituation,
  findBoardRefusal,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { holdMs } from '@boardwalk/sdk-core/boards/places/place-life';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import { givenHolder } from './given-place.ts';
import type { LockedBoard } from './lock-boards.ts';
import type { PlaceRow } from './place-row.ts';

/** What became of each board on which a place was to be taken, by its id. */
export type TakenPlaces = ReadonlyMap<number, PlaceRow | BoardRefusal>;

/**
 * Holds a place for a merchant listing on each of the boards, which are locked, in one statement; where
 * it gets none, the reason stands in its place.
 */
export async function holdPlaces(
  transaction: Queries,
  boards: readonly LockedBoard[],
  merchant: BoardMerchant,
): Promise<TakenPlaces> {
  return takePlaces(transaction, boards, merchant, ({ now }) => ({
    state: 'HELD',
    until: new Date(now + holdMs),
    heldAt: new Date(now),
  }));
}

/** Holds a place on a board that is locked, or answers why the listing gets none. */
export async function holdPlace(
  transaction: Queries,
  board: LockedBoard,
  merchant: BoardMerchant,
): Promise<PlaceRow | BoardRefusal> {
  return placeOn(board, await holdPlaces(transaction, [board], merchant));
}

/** Gives a merchant listing a place for nothing, by the rules that buyers meet. */
export async function givePlace(
  transaction: Queries,
  board: LockedBoard,
  merchant: BoardMerchant,
): Promise<PlaceRow | BoardRefusal> {
  const taken = await takePlaces(transaction, [board], merchant, ({ now }) => ({
    state: 'ASSIGNED',
    holder: givenHolder,
    heldAt: new Date(now),
    assignedAt: new Date(now),
  }));
  return placeOn(board, taken);
}

function placeOn({ id }: LockedBoard, taken: TakenPlaces): PlaceRow | BoardRefusal {
  const place = taken.get(id);
  if (!place) throw new Error(`Nothing became of the place on board ${id}.`);
  return place;
}

type TakenPlace = Pick<
  typeof boardPlaces.$inferInsert,
  'state' | 'until' | 'holder' | 'heldAt' | 'assignedAt'
>;

async function takePlaces(
  transaction: Queries,
  boards: readonly LockedBoard[],
  merchant: BoardMerchant,
  placeIn: (situation: BoardSituation) => TakenPlace,
): Promise<TakenPlaces> {
  const taken = new Map<number, PlaceRow | BoardRefusal>();
  const rows = boards.flatMap(({ id: boardId, situation, places }) => {
    const refusal = findBoardRefusal(situation, merchant);
    if (refusal !== undefined) {
      taken.set(boardId, refusal);
      return [];
    }
    const same = places.filter(({ serviceType }) => serviceType === merchant.serviceType);
    return {
      boardId,
      ...merchant,
      ...placeIn(situation),
      slot: firstFree(places.map(({ slot }) => slot)),
      serviceSlot: firstFree(same.map(({ serviceSlot }) => serviceSlot)),
    };
  });
  if (rows.length === 0) return taken;
  for (const row of await transaction.insert(boardPlaces).values(rows).returning()) {
    taken.set(row.boardId, row);
  }
  return taken;
}

/** The lowest number from 1 that is not taken. */
function firstFree(taken: readonly number[]): number {
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
}
