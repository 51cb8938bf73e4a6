import { findMapRefusal, type MapBoard } from '../../boards/map/board-columns.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { Point } from '../../vocabulary/places/geo.ts';

/** For what a board is looked for. */
interface Adding {
  /** The boards of the licence. */
  readonly seats: readonly BoardId[];
  /** That of its listing, as far as it is known. */
  readonly serviceType: string | undefined;
  readonly near: Point | undefined;
}

/**
 * The boards on which a licence could take one more place, as far as the map knows: those nearest to
 * a point first, by their ids without one. The server decides.
 */
export function addableBoards(
  boards: Iterable<MapBoard>,
  { seats, serviceType, near }: Adding,
): readonly MapBoard[] {
  const open = [...boards].filter(
    (board) => findMapRefusal(board, serviceType) === undefined && !seats.includes(board.id),
  );
  if (!near) return open;
  // A degree of longitude is shorter, the farther north.
  const narrowing = Math.cos((near.lat * Math.PI) / 180);
  return open
    .map((board) => ({
      board,
      at: Math.hypot(board.lat - near.lat, (board.lng - near.lng) * narrowing),
    }))
    .sort((one, other) => one.at - other.at)
    .map(({ board }) => board);
}
