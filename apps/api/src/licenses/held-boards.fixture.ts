import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { holdPlace } from '../boards/places/hold-place.ts';
import { lockBoards } from '../boards/places/lock-boards.ts';
import { storeBoard } from '../boards/places/places.fixture.ts';
import type { Database } from '../platform/database/database.ts';

/** Holds places on boards as a merchant does; throws where there is none. */
export async function holdBoards(
  database: Database,
  merchant: BoardMerchant,
  boardIds: readonly number[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const board of await lockBoards(transaction, boardIds, new Date())) {
      const held = await holdPlace(transaction, board, merchant);
      if (typeof held === 'string') throw new Error(`No place on ${board.id}: ${held}.`);
    }
  });
}

/** Holds a place on a new board; answers its number. */
export async function holdOne(database: Database, merchant: BoardMerchant): Promise<number> {
  const id = await storeBoard(database);
  await holdBoards(database, merchant, [id]);
  return id;
}
