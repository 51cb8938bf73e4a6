import {
  createOwnLoadedStore,
  type OwnLoadedStore,
} from '../../account/sessions/own-loaded-store.ts';
import type { SharingEnvironment, StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { readBillboard } from '../endpoints.ts';
import type { BoardDetails } from '../schemas.ts';
import { listOwnZones } from './endpoints.ts';
import type { OwnZone } from './schemas.ts';

/** The zones that the listings of whoever is signed in sponsor, by their names. */
export function createOwnZonesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): OwnLoadedStore<readonly OwnZone[]> {
  return createOwnLoadedStore(env, async (signal) => {
    const { items } = await env.client.call(listOwnZones, {}, { signal });
    return items;
  });
}

/** A store of all that there is to know of one board at a time. */
export function createBoardDetailsStore({
  client,
}: Pick<StoreEnvironment, 'client'>): KeyedRemoteStore<BoardId, BoardDetails> {
  return createKeyedRemoteStore((id: BoardId, signal) =>
    client.call(readBillboard, { params: { id } }, { signal }),
  );
}
