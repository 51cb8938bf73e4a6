import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { EndpointInput } from '../../http/endpoint.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { changeUnlessOutdated } from '../../vocabulary/outdated.ts';
import {
  changeShop,
  changeShopTaxes,
  closeShop,
  linkShopAccount,
  readShopSettings,
} from '../endpoints.ts';
import type * as schemas from '../schemas.ts';
import type { ShopSettings } from '../schemas.ts';
import type { TypedShopTaxes } from '../taxes/shop-tax-schemas.ts';

/** What is written about a shop, and what it is from now on. */
export type ShopChange = NonNullable<EndpointInput<typeof schemas.changeShop>['body']>;

/** What has come of a change. */
export type ChangedShop =
  | { readonly is: 'saved'; readonly settings: ShopSettings }
  /** Somebody else was first: nothing is saved, and it stands like this by now. */
  | { readonly is: 'outdated'; readonly settings: ShopSettings };

/** The settings of one shop; what changes them rejects with a `Problem`. */
export interface ShopSettingsStore extends RemoteStore<ShopSettings> {
  /** Changes a shop that was read at this version. */
  change(version: number, body: ShopChange): Promise<ChangedShop>;
  /** Changes what is said of the taxes of a shop that was read at this version. */
  changeTaxes(version: number, body: TypedShopTaxes): Promise<ChangedShop>;
  /** Closes it for good. */
  close(): Promise<void>;
  /** Links one's own account at the payment provider. */
  link(accountId: string): Promise<ShopSettings>;
}

export function createShopSettingsStore(
  env: Pick<SharingEnvironment, 'client' | 'whenChanged' | 'store'>,
  id: string,
): ShopSettingsStore {
  const { client } = env;
  const params = { id };
  const held = createRemote<ShopSettings>({
    owner: signedIn(env),
    topics: ['shops'],
    request: (signal) => client.call(readShopSettings, { params }, { signal }),
  });

  /** Sends a change of the version that it began with; shows what has come of it. */
  async function send(request: () => Promise<ShopSettings>): Promise<ChangedShop> {
    let saved: ShopSettings | undefined;
    const current = await changeUnlessOutdated(
      async () => {
        saved = await request();
      },
      () => client.call(readShopSettings, { params }),
    );
    const settings = current ?? saved;
    if (!settings) throw new Error('A change answers what it has made.');
    held.set(settings);
    return { is: current ? 'outdated' : 'saved', settings };
  }

  return {
    ...held,
    change: (version, body) =>
      send(() => client.call(changeShop, { params, body }, { ifMatch: version })),
    changeTaxes: (version, body) =>
      send(() => client.call(changeShopTaxes, { params, body }, { ifMatch: version })),
    async close() {
      await client.call(closeShop, { params });
      await held.reload();
    },
    async link(accountId) {
      const call = { params: { id, provider: 'stripe' as const }, body: { account_id: accountId } };
      const settings = await client.call(linkShopAccount, call);
      held.set(settings);
      return settings;
    },
  };
}
