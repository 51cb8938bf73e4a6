import { signedIn } from '../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { listShops } from './endpoints.ts';
import type { OwnShop } from './schemas.ts';

/** The shops of the signed-in user, owned and shared; none for a visitor. */
export type OwnShopsStore = RemoteStore<readonly OwnShop[]>;

/** Creates the store of the signed-in user's shops, which a server may have loaded already. */
export function createOwnShopsStore(
  env: Pick<SharingEnvironment, 'client' | 'whenChanged' | 'store'>,
  known?: readonly OwnShop[],
): OwnShopsStore {
  return createRemote<readonly OwnShop[]>({
    owner: signedIn(env),
    request: async (signal) => (await env.client.call(listShops, {}, { signal })).results,
    none: [],
    topics: ['shops'],
    initial: known,
  });
}
