import { signedIn } from '../../account/sessions/signed-in-store.ts';
import { type BoardNames, requestBoardNames } from '../../boards/map/board-names-store.ts';
import { leaveWaits, listOwnWaits } from '../../boards/waits/endpoints.ts';
import type { OwnWait } from '../../boards/waits/schemas.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem, toProblem } from '../../vocabulary/problem.ts';
import type { License } from '../license-schemas.ts';
import {
  addLicenseBoard,
  changeLicenseSeats,
  changeRenewal,
  endLicense,
  listBoardSubscriptions,
  listLicenses,
  readLicense,
  removeLicenseBoard,
} from './endpoints.ts';
import type { OwnBoard } from './schemas.ts';

/** What somebody has on boards: what runs, what is being paid for, and where they wait. */
export interface MyBoards {
  /** The newest first. */
  readonly licenses: readonly License[];
  /** With a place of one of the licences. */
  readonly boards: readonly OwnBoard[];
  /** Of the boards that are being paid for. */
  readonly names: BoardNames;
  readonly waits: readonly OwnWait[];
}

/** Actions on them reject with a `Problem`, or reload all of it. */
export interface MyBoardsStore extends RemoteStore<MyBoards> {
  /** Takes a place on one more board, within the seats of the plan. */
  takePlace(license: License, board: BoardId): Promise<void>;
  /**
   * Moves a place to another board; the seats beside it stay as they are by then. One that is given up
   * or moved already (`not-found`) is shown as it stands first.
   */
  movePlace(from: OwnBoard, to: BoardId): Promise<void>;
  /** Gives a place up. */
  giveUpPlace(board: OwnBoard): Promise<void>;
  leaveWait(wait: OwnWait): Promise<void>;
  /** Takes back that a licence was to renew. */
  stopRenewal(license: License): Promise<void>;
  /**
   * Ends a licence, or cancels its payment. One for which that is impossible (`conflict`) is
   * reloaded first, as it stands by then.
   */
  end(license: License): Promise<void>;
}

export function createMyBoardsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): MyBoardsStore {
  const { client } = env;
  const held = createRemote({
    owner: signedIn(env),
    request: (signal) => requestMyBoards(env, signal),
  });

  async function change(call: Promise<unknown>): Promise<void> {
    await call;
    await held.reload();
  }

  return {
    ...held,
    takePlace: ({ uuid }, billboardId) =>
      change(client.call(addLicenseBoard, { params: { uuid, billboardId } })),
    async movePlace({ license: uuid, id: from }, to) {
      // Another tab may have changed them meanwhile, and the call names all of them.
      const { seats } = await client.call(readLicense, { params: { uuid } });
      if (!seats.includes(from)) {
        await held.reload();
        throw new Problem('not-found', 'This licence has no place on that board.');
      }
      const moved = [...seats.filter((id) => id !== from && id !== to), to];
      await change(client.call(changeLicenseSeats, { params: { uuid }, body: { seats: moved } }));
    },
    giveUpPlace: ({ license: uuid, id: billboardId }) =>
      change(client.call(removeLicenseBoard, { params: { uuid, billboardId } })),
    leaveWait: ({ board: { id }, listing: { id: listingId } }) =>
      change(client.call(leaveWaits, { params: { id, listingId } })),
    stopRenewal: ({ uuid }) =>
      change(client.call(changeRenewal, { params: { uuid }, body: { renews: false } })),
    async end({ uuid }) {
      try {
        await client.call(endLicense, { params: { uuid } });
      } catch (error) {
        if (toProblem(error).code === 'conflict') await held.reload();
        throw error;
      }
      await held.reload();
    },
  };
}

type Client = Pick<StoreEnvironment, 'client'>;

async function requestMyBoards(env: Client, signal: AbortSignal): Promise<MyBoards> {
  const { client } = env;
  const [licenses, boards, { waits }] = await Promise.all([
    client.call(listLicenses, {}, { signal }),
    client.call(listBoardSubscriptions, {}, { signal }),
    client.call(listOwnWaits, {}, { signal }),
  ]);
  const pending = licenses.filter(({ state }) => state === 'PENDING').flatMap(({ seats }) => seats);
  return { licenses, boards, waits, names: await requestBoardNames(env, pending, signal) };
}
