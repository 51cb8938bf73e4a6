import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listBillboardSponsors, searchBillboards } from '../endpoints.ts';
import { type MapBoard, readBoardColumns } from './board-columns.ts';

/** Boards that a map shows at most, as many as one answer holds. */
const mapSize = 3000;

/** All boards that are sold, in the order of their ids. */
export type BoardsById = ReadonlyMap<BoardId, MapBoard>;

type Client = Pick<StoreEnvironment, 'client'>;

/** The store of all boards; get it by `env.store(createBoardsStore)`, so that maps share it. */
export function createBoardsStore({ client }: Client): RemoteStore<BoardsById> {
  return createRemote<BoardsById>({
    request: async (signal) => {
      const query = { size: mapSize, fields: 'map' } as const;
      const answer = await client.call(searchBillboards, { query, body: {} }, { signal });
      if (!('columns' in answer)) throw new Problem('internal', 'Expected boards in columns.');
      return new Map(readBoardColumns(answer.columns).map((board) => [board.id, board]));
    },
  });
}

/** The merchant listings that show on a board, as far as the public sees them. */
export interface BoardMerchants {
  /** With a place of their own, as they came. */
  readonly placed: readonly ListingSummary[];
  /** The house sponsors of its zone who have none: they take no place, and no trade. */
  readonly house: readonly ListingSummary[];
}

/** A store of who shows on one board at a time; each map, and each board of a list, has its own. */
export function createBoardMerchantsStore({
  client,
}: Client): RemoteStore<BoardMerchants, BoardId> {
  return createRemote({
    key: undefined,
    request: async (signal, id) => {
      const options = { signal };
      const { results, house } = await client.call(
        listBillboardSponsors,
        { params: { id } },
        options,
      );
      const placed = new Set(results.map((listing) => listing.id));
      return { placed: results, house: house.filter((listing) => !placed.has(listing.id)) };
    },
  });
}
