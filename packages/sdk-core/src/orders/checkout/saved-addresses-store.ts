import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readProfile } from '../../profile/endpoints.ts';
import { listSavedAddresses } from '../addresses/endpoints.ts';
import { listOrders, readOrder } from '../endpoints.ts';
import { listKnownAddresses } from './saved-addresses.ts';

/**
 * Where the signed-in user has things sent by what they saved and ordered, and where they are billed. A partner's page reads
 * neither: there is none there.
 */
export function createSavedAddressesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  isOwnSite: boolean,
): RemoteStore<readonly DeliveryAddress[]> {
  const { client } = env;

  async function readLastAddress(signal: AbortSignal) {
    const { results } = await client.call(listOrders, { query: { size: 1 } }, { signal });
    const [latest] = results;
    if (!latest) return null;
    return (await client.call(readOrder, { params: { id: latest.id } }, { signal })).address;
  }

  return createRemote<readonly DeliveryAddress[]>({
    owner: signedIn(env),
    waits: true,
    none: [],
    async request(signal) {
      if (!isOwnSite) return [];
      const [{ results }, profile, lastOrder] = await Promise.all([
        client.call(listSavedAddresses, {}, { signal }),
        client.call(readProfile, {}, { signal }),
        readLastAddress(signal),
      ]);
      const saved = results.map(({ address }) => address);
      return listKnownAddresses({ saved, profile, lastOrder });
    },
  });
}
