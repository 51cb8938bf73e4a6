import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readProfile } from '../../profile/endpoints.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import {
  deleteSavedAddress,
  listSavedAddresses,
  saveDeliveryAddress,
} from '../addresses/endpoints.ts';
import { listOrders, readOrder } from '../endpoints.ts';
import { type KnownAddress, type KnownAddresses, listKnownAddresses } from './saved-addresses.ts';

/** Addresses to choose from; those that are saved can be changed. */
export interface SavedAddressesStore extends RemoteStore<readonly KnownAddress[]> {
  /** Saves an address, in the place of a saved one where that is named; rejects with a `Problem`. */
  save(address: DeliveryAddress, replaces: string | null): Promise<void>;
  /** Deletes a saved one, which may be gone already; rejects with a `Problem`. */
  remove(savedId: string): Promise<void>;
}

/**
 * Where the signed-in user has things sent by what they saved and ordered, and where they are billed.
 * A partner's page reads neither: there is none there.
 */
export function createSavedAddressesStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
  isOwnSite: boolean,
): SavedAddressesStore {
  const { client } = env;
  /** What else was known when the saved ones were read. */
  let others: Omit<KnownAddresses, 'saved'> = { profile: undefined, lastOrder: null };

  async function readLastAddress(signal: AbortSignal) {
    const { results } = await client.call(listOrders, { query: { size: 1 } }, { signal });
    const [latest] = results;
    if (!latest) return null;
    return (await client.call(readOrder, { params: { id: latest.id } }, { signal })).address;
  }

  const list = createRemote<readonly KnownAddress[]>({
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
      others = { profile, lastOrder };
      return listKnownAddresses({ saved: results, ...others });
    },
  });
  const show = (saved: KnownAddresses['saved']) =>
    list.set(listKnownAddresses({ saved, ...others }));

  return {
    ...list,
    async save(address, replaces) {
      const body = { address, ...(replaces !== null && { replaces }) };
      show((await client.call(saveDeliveryAddress, { body })).results);
    },
    async remove(id) {
      try {
        show((await client.call(deleteSavedAddress, { params: { id } })).results);
      } catch (error) {
        // One that was deleted elsewhere is as gone as it should be.
        if (toProblem(error).code !== 'not-found') throw error;
        await list.reload();
      }
    },
  };
}
