import { readBoardIds } from '@boardwalk/sdk-core/boards/selection/board-ids';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { DroppedBoard } from '@boardwalk/sdk-core/licenses/selection/selection';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';

/** The boards of an address that can be bought, and what was left out of it. */
interface ReadSeats {
  readonly ids: readonly BoardId[];
  readonly dropped: readonly DroppedBoard[];
}

/** What is known of boards so far. */
interface KnownOfBoards {
  readonly gone?: HeldChoice['gone'] | undefined;
  /** Those that the licence of the listing has. */
  readonly subscribed?: HeldChoice['subscribed'] | undefined;
}

/**
 * The boards of an address, and what is left out of it: what is a number is a board, until it is known
 * to be gone or to belong to the licence already.
 */
export function readSeats(
  billboards: string,
  { gone, subscribed = [] }: KnownOfBoards = {},
): ReadSeats {
  const numbers = billboards.split(',').map(Number);
  // Positive whole numbers are what ids are.
  const ids = numbers.filter((id) => Number.isSafeInteger(id) && id > 0) as BoardId[];
  const boards = ids
    .filter((id) => gone?.get(id) !== 'unknown')
    .map((id) => ({ id, isRetired: gone?.get(id) === 'retired' }));
  const read = readBoardIds(billboards, boards);
  const owned = read.ids.filter((id) => subscribed.includes(id));
  return {
    ids: read.ids.filter((id) => !subscribed.includes(id)),
    dropped: [
      ...read.dropped,
      ...owned.map((id) => ({ text: String(id), reason: 'subscribed' as const })),
    ],
  };
}
