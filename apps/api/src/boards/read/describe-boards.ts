import type { Board } from '@boardwalk/sdk-core/boards/schemas';
import { boardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { findImages } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { boardsTable } from '../tables.ts';
import { countMerchants, findBoardsOut, takenOf } from './live-places.ts';

export type StoredBoard = typeof boardsTable.$inferSelect;

/** Boards as everybody sees them at `now`, in the order of their rows. */
export async function describeBoards(
  queries: Queries,
  rows: readonly StoredBoard[],
  now: Date,
): Promise<Board[]> {
  const ids = rows.map(({ id }) => id);
  const pictures = rows.flatMap(({ pictureId }) => pictureId ?? []);
  const images = await findImages(queries, pictures);
  const merchants = await countMerchants(queries, now, ids);
  const out = await findBoardsOut(queries, now, ids);
  return rows.map((row) => ({
    id: parseWith(boardId, row.id),
    name: row.name,
    description: row.description,
    point: { lat: row.lat, lng: row.lng },
    image: (row.pictureId !== null && images.get(row.pictureId)) || null,
    capacity: row.capacity,
    taken: takenOf(merchants(row.id)),
    isRetired: row.retiredAt !== null,
    isOut: out.has(row.id),
  }));
}
