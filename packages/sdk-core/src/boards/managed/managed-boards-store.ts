import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, lastValue, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { changeUnlessOutdated } from '../../vocabulary/outdated.ts';
import type { TablePage, TableState } from '../../vocabulary/table/table-state.ts';
import { type BoardStanding, boardStandings, managedPageSize } from './board-standings.ts';
import {
  changeBillboard,
  createBillboard,
  listManagedBillboards,
  restoreBillboard,
  retireBillboard,
} from './endpoints.ts';
import type { ManagedBoard, NewBoard } from './schemas.ts';

/** Which boards show of all. */
export interface ManagedQuery {
  readonly text: string;
  /** Undefined for all. */
  readonly standing: BoardStanding | undefined;
  /** From 1. */
  readonly page: number;
}

/** What a table's state, which an address may have given, asks for; what it can't mean is left out. */
export function managedQueryOf({ query, filters, page }: TableState): ManagedQuery {
  const standing = boardStandings.find((one) => one === filters.standing);
  return { text: query.trim(), standing, page };
}

/** All boards by page; an action on one rejects with a `Problem`, or reloads the page. */
export interface ManagedBoardsStore extends RemoteStore<TablePage<ManagedBoard>, ManagedQuery> {
  create(board: NewBoard): Promise<ManagedBoard>;
  /** Answers the board as it stands where somebody else has changed it since it was read. */
  change(known: ManagedBoard, board: NewBoard): Promise<ManagedBoard | undefined>;
  retire(id: ManagedBoard['id']): Promise<void>;
  restore(id: ManagedBoard['id']): Promise<void>;
}

export function createManagedBoardsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ManagedBoardsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, wanted: ManagedQuery) => {
      const { text, standing, page } = wanted;
      const query = {
        start: (page - 1) * managedPageSize,
        size: managedPageSize,
        ...(text !== '' && { text }),
        ...(standing && { standing }),
      };
      const { items, total } = await client.call(listManagedBillboards, { query }, { signal });
      return { rows: items, total };
    },
  });

  const intention = createIntention();

  return {
    ...held,
    async create(body) {
      const board = await intention.carryOut(body, (idempotencyKey) =>
        client.call(createBillboard, { body }, { idempotencyKey }),
      );
      await held.reload();
      return board;
    },
    change({ id, version }, body) {
      return changeUnlessOutdated(
        async () => {
          await client.call(changeBillboard, { params: { id }, body }, { ifMatch: version });
          await held.reload();
        },
        async () => {
          await held.reload();
          return lastValue(held.$state.get())?.rows.find((board) => board.id === id);
        },
      );
    },
    async retire(id) {
      await client.call(retireBillboard, { params: { id } });
      await held.reload();
    },
    async restore(id) {
      await client.call(restoreBillboard, { params: { id } });
      await held.reload();
    },
  };
}
