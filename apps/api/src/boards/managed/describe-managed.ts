import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { describeBoards, type StoredBoard } from '../read/describe-boards.ts';

/** Boards as administrators see them, in the order of their rows. */
export async function describeManaged(
  queries: Queries,
  rows: readonly StoredBoard[],
  now: Date,
): Promise<ManagedBoard[]> {
  const described = await describeBoards(queries, rows, now);
  return rows.flatMap(({ mostPerServiceType, zoneId, createdAt, retiredAt, version }, place) => {
    const board = described[place];
    if (!board) return [];
    const times = {
      createdAt: createdAt.toISOString(),
      retiredAt: retiredAt?.toISOString() ?? null,
    };
    return [{ ...board, mostPerServiceType, zoneId, version, ...times }];
  });
}

/** One of them. */
export async function describeManagedBoard(
  queries: Queries,
  row: StoredBoard,
  now: Date,
): Promise<ManagedBoard> {
  const [board] = await describeManaged(queries, [row], now);
  if (!board) throw new Error(`Board ${row.id} was not described.`);
  return board;
}
