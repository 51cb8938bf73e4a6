import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readShopSummary } from './endpoints.ts';
import type { ShopSummary } from './schemas.ts';

/** The summary of a shop by its address; each order and each change of its products renews it. */
export function createShopSummaryStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): RemoteStore<ShopSummary, string> {
  return createRemote({
    owner: signedIn(env),
    topics: ['orders', 'shops'],
    key: undefined,
    request: (signal, shopId: string) =>
      env.client.call(readShopSummary, { params: { shopId } }, { signal }),
  });
}
