import { signedIn } from '../../account/sessions/signed-in-store.ts';
import { readPrices } from '../../billing/prices/endpoints.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { writeSetting } from '../../site/endpoints.ts';
import type { Money } from '../../vocabulary/money/money.ts';

/** The price of a sponsor; null where none is set. A change rejects with a `Problem`. */
export interface SponsorPriceStore {
  /** As everybody reads it, for a minute after a change perhaps as it was before. */
  readonly price: RemoteStore<Money | null>;
  change(price: Money | null): Promise<void>;
}

export function createSponsorPriceStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): SponsorPriceStore {
  const { client } = env;
  const price = createRemote({
    owner: signedIn(env),
    request: async (signal) => {
      const { sponsor } = await client.call(readPrices, {}, { signal });
      return sponsor;
    },
  });
  return {
    price,
    async change(changed) {
      const params = { key: 'billing.sponsorPrice' };
      await client.call(writeSetting, { params, body: JSON.stringify(changed) });
    },
  };
}
