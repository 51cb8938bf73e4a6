import {
  type BoardMerchant,
  type BoardRefusal,
  findBoardRefusal,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { holdMs } from '@boardwalk/sdk-core/boards/places/place-life';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import { givenHolder } from './given-place.ts';
import type { LockedBoard } from './lock-boards.ts';
import type { PlaceRow } from './place-row.ts';

/** Holds a place for a merchant listing on a board that is locked, or answers why it gets none. */
export async function holdPlace(
  transaction: Queries,
  board: LockedBoard,
  merchant: BoardMerchant,
): Promise<PlaceRow | BoardRefusal> {
  const { now } = board.situation;
  const until = new Date(now + holdMs);
  const hold = { state: 'HELD', until, heldAt: new Date(now) } as const;
  return takePlace(transaction, board, merchant, hold);
}

/** Gives a merchant listing a place for nothing, by the rules that buyers meet. */
export async function givePlace(
  transaction: Queries,
  board: LockedBoard,
  merchant: BoardMerchant,
): Promise<PlaceRow | BoardRefusal> {
  const at = new Date(board.situation.now);
  const gift = { state: 'ASSIGNED', holder: givenHolder, heldAt: at, assignedAt: at } as const;
  return takePlace(transaction, board, merchant, gift);
}

type TakenPlace = Pick<
  typeof boardPlaces.$inferInsert,
  'state' | 'until' | 'holder' | 'heldAt' | 'assignedAt'
>;

async function takePlace(
  transaction: Queries,
  { id: boardId, situation, places }: LockedBoard,
  merchant: BoardMerchant,
  place: TakenPlace,
): Promise<PlaceRow | BoardRefusal> {
  const refusal = findBoardRefusal(situation, merchant);
  if (refusal !== undefined) return refusal;
  const same = places.filter(({ serviceType }) => serviceType === merchant.serviceType);
  const [row] = await transaction
    .insert(boardPlaces)
    .values({
      boardId,
      ...merchant,
      ...place,
      slot: firstFree(places.map(({ slot }) => slot)),
      serviceSlot: firstFree(same.map(({ serviceSlot }) => serviceSlot)),
    })
    .returning();
  if (!row) throw new Error('The place was not kept.');
  return row;
}

/** The lowest number from 1 that is not taken. */
function firstFree(taken: readonly number[]): number {
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
}
