import { freePlaces, type MapBoard } from '../../boards/map/board-columns.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { Point } from '../../vocabulary/places/geo.ts';

/**
 * The boards on which a licence could take one more place, as far as the map knows: those nearest to
 * a point first, by their ids without one. The server decides.
 */
export function addableBoards(
  boards: Iterable<MapBoard>,
  seats: readonly BoardId[],
  near?: Point,
): readonly MapBoard[] {
  const open = [...boards].filter(
    (board) => !board.isOut && freePlaces(board) > 0 && !seats.includes(board.id),
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
