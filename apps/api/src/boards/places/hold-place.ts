import {
  type BoardMerchant,
  type BoardRefusal,
  findBoardRefusal,
} from '@boardwalk/sdk-core/boards/places/capacity';
import { holdMs } from '@boardwalk/sdk-core/boards/places/place-life';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';
import type { LockedBoard } from './lock-boards.ts';
import type { PlaceRow } from './place-row.ts';

/** Holds a place for a merchant listing on a board that is locked, or answers why it gets none. */
export async function holdPlace(
  transaction: Queries,
  board: LockedBoard,
  merchant: BoardMerchant,
): Promise<PlaceRow | BoardRefusal> {
  const { situation, places } = board;
  const refusal = findBoardRefusal(situation, merchant);
  if (refusal !== undefined) return refusal;
  const same = places.filter(({ serviceType }) => serviceType === merchant.serviceType);
  const [row] = await transaction
    .insert(boardPlaces)
    .values({
      boardId: board.id,
      ...merchant,
      state: 'HELD',
      until: new Date(situation.now + holdMs),
      slot: firstFree(places.map(({ slot }) => slot)),
      serviceSlot: firstFree(same.map(({ serviceSlot }) => serviceSlot)),
      heldAt: new Date(situation.now),
    })
    .returning();
  if (!row) throw new Error('The hold was not kept.');
  return row;
}

/** The lowest number from 1 that is not taken. */
function firstFree(taken: readonly number[]): number {
  let number = 1;
  while (taken.includes(number)) number += 1;
  return number;
}
