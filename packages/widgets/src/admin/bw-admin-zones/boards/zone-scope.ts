import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import type { BoardsById } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';

/** What the map and the list of it show alike. */
export interface ZoneScope {
  readonly boards: BoardsById;
  /** Those that the zone has once the changes are saved. */
  readonly chosen: ReadonlySet<BoardId>;
  /** Puts a board in, or takes it out. */
  readonly onTurn: (board: MapBoard) => void;
}
