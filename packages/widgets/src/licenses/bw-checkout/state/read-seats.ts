import {
  type DropReason,
  type ReadBoardIds,
  readBoardIds,
} from '@boardwalk/sdk-core/boards/selection/board-ids';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';

/**
 * The boards of an address, and what is left out of it: what is a number is a board, until it is known
 * to be gone.
 */
export function readSeats(
  billboards: string,
  gone: ReadonlyMap<BoardId, DropReason> = new Map(),
): ReadBoardIds {
  const numbers = billboards.split(',').map(Number);
  // Positive whole numbers are what ids are.
  const ids = numbers.filter((id) => Number.isSafeInteger(id) && id > 0) as BoardId[];
  const boards = ids
    .filter((id) => gone.get(id) !== 'unknown')
    .map((id) => ({ id, isRetired: gone.get(id) === 'retired' }));
  return readBoardIds(billboards, boards);
}
