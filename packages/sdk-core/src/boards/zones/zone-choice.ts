import type { BoardId } from '../../vocabulary/ids.ts';
import { mostZoneBoards } from './zone-limits.ts';

/** Boards that are to come into a zone, and that are to leave it; none is in both. */
export interface ZoneChoice {
  readonly add: ReadonlySet<BoardId>;
  readonly remove: ReadonlySet<BoardId>;
}

export const noChoice: ZoneChoice = { add: new Set(), remove: new Set() };

/** Whether the board is in the zone once the choice is saved. */
export function isInZone(before: ReadonlySet<BoardId>, choice: ZoneChoice, board: BoardId) {
  return before.has(board) ? !choice.remove.has(board) : choice.add.has(board);
}

/** The other way round for one board. */
export function turnBoard(
  before: ReadonlySet<BoardId>,
  { add, remove }: ZoneChoice,
  board: BoardId,
): ZoneChoice {
  return before.has(board)
    ? { add, remove: withTurned(remove, board) }
    : { add: withTurned(add, board), remove };
}

/** What is still to be done where the zone has these boards by now. */
export function restOfChoice(now: ReadonlySet<BoardId>, { add, remove }: ZoneChoice): ZoneChoice {
  return {
    add: new Set([...add].filter((board) => !now.has(board))),
    remove: new Set([...remove].filter((board) => now.has(board))),
  };
}

/** A choice as calls send it, as many boards in each as one takes. */
export function callsOf({ add, remove }: ZoneChoice) {
  const adds = [...add];
  const removes = [...remove];
  const calls = Math.ceil(Math.max(adds.length, removes.length) / mostZoneBoards);
  return Array.from({ length: calls }, (_, call) => {
    const part = [call * mostZoneBoards, (call + 1) * mostZoneBoards] as const;
    return { add: adds.slice(...part), remove: removes.slice(...part) };
  });
}

function withTurned(boards: ReadonlySet<BoardId>, board: BoardId): ReadonlySet<BoardId> {
  const turned = new Set(boards);
  if (!turned.delete(board)) turned.add(board);
  return turned;
}
