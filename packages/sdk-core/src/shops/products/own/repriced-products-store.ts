import { signedIn } from '../../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../../http/remote.ts';
import { readProductSettings } from '../endpoints.ts';
import type { ProductSettings } from '../schemas.ts';

/** Products of a shop that were chosen, on whichever pages of a list. */
export interface ChosenProducts {
  readonly shopId: string;
  readonly ids: readonly string[];
}

/** The products that were chosen as they stand now, each with its version. */
export type RepricedProductsStore = RemoteStore<readonly ProductSettings[], ChosenProducts>;

export function createRepricedProductsStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): RepricedProductsStore {
  const { client } = env;
  return createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, { shopId, ids }: ChosenProducts) => {
      const products: ProductSettings[] = [];
      for (const pid of ids) {
        const params = { id: shopId, pid };
        products.push(await client.call(readProductSettings, { params }, { signal }));
      }
      return products;
    },
  });
}
