import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { changeUnlessOutdated } from '../../vocabulary/outdated.ts';
import { readShopSettings } from '../endpoints.ts';
import type { ShopSettings } from '../schemas.ts';
import {
  changeShippingRate,
  createShippingRate,
  listShippingRates,
  readShippingRate,
} from './endpoints.ts';
import type { ShippingRate, ShippingRateBody } from './rate-schemas.ts';

/** A shop and what it takes for sending, ended rates too. */
export interface ShopShipping {
  readonly shop: ShopSettings;
  readonly rates: readonly ShippingRate[];
}

/** What a shop takes for sending, by the shop; an action rejects with a `Problem`, or reloads it. */
export interface ShippingRatesStore extends RemoteStore<ShopShipping, string> {
  create(shopId: string, rate: ShippingRateBody): Promise<void>;
  /** Answers the rate as it is where somebody else has changed it since: nothing was done. */
  change(
    shopId: string,
    known: Pick<ShippingRate, 'id' | 'version'>,
    rate: ShippingRateBody,
  ): Promise<ShippingRate | undefined>;
}

export function createShippingRatesStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'whenChanged' | 'hearsChanges'>,
): ShippingRatesStore {
  const { client } = env;
  const intention = createIntention();
  const held = createRemote({
    owner: signedIn(env),
    topics: ['shops'],
    key: undefined,
    request: async (signal, shopId: string) => {
      const params = { id: shopId };
      const [shop, rates] = await Promise.all([
        client.call(readShopSettings, { params }, { signal }),
        client.call(listShippingRates, { params }, { signal }),
      ]);
      return { shop, rates };
    },
  });
  return {
    ...held,
    async create(shopId, body) {
      await intention.carryOut({ shopId, body }, (idempotencyKey) =>
        client.call(createShippingRate, { params: { id: shopId }, body }, { idempotencyKey }),
      );
      await held.reload();
    },
    async change(shopId, { id, version }, body) {
      const params = { id: shopId, rateId: id };
      const current = await changeUnlessOutdated(
        () => client.call(changeShippingRate, { params, body }, { ifMatch: version }),
        () => client.call(readShippingRate, { params }),
      );
      await held.reload();
      return current;
    },
  };
}
