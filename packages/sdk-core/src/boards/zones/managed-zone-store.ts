import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import type { ListingId, ZoneId } from '../../vocabulary/ids.ts';
import { changeUnlessOutdated } from '../../vocabulary/outdated.ts';
import {
  changeZone,
  changeZoneBoards,
  createZone,
  deleteZone,
  nameZoneSponsor,
  readZone,
  removeZoneSponsor,
} from './endpoints.ts';
import type { ManagedZone, NewZone } from './schemas.ts';
import { callsOf, type ZoneChoice } from './zone-choice.ts';
import { createZonesStore } from './zones-store.ts';

/** The zone that is open; an action on it rejects with a `Problem`, or reloads it. */
export interface ManagedZoneStore extends RemoteStore<ManagedZone, ZoneId> {
  create(zone: NewZone): Promise<ManagedZone>;
  /** Answers the zone as it stands where somebody else has changed it since it was read. */
  change(known: ManagedZone, zone: NewZone): Promise<ManagedZone | undefined>;
  delete(zoneId: ZoneId): Promise<void>;
  changeBoards(zoneId: ZoneId, choice: ZoneChoice): Promise<void>;
  nameSponsor(zoneId: ZoneId, listingId: ListingId): Promise<void>;
  removeSponsor(zoneId: ZoneId, listingId: ListingId): Promise<void>;
}

export function createManagedZoneStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): ManagedZoneStore {
  const { client } = env;
  const zones = env.store(createZonesStore);
  const held = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: (signal, zoneId: ZoneId) => client.call(readZone, { params: { zoneId } }, { signal }),
  });
  // The list counts the boards of each.
  const showAnew = () => Promise.all([zones.reload(), held.reload()]);

  const intention = createIntention();

  return {
    ...held,
    async create(body) {
      const zone = await intention.carryOut(body, (idempotencyKey) =>
        client.call(createZone, { body }, { idempotencyKey }),
      );
      await zones.reload();
      return zone;
    },
    change({ id: zoneId, version }, body) {
      return changeUnlessOutdated(
        async () => {
          await client.call(changeZone, { params: { zoneId }, body }, { ifMatch: version });
          await showAnew();
        },
        async () => {
          await showAnew();
          return client.call(readZone, { params: { zoneId } });
        },
      );
    },
    async delete(zoneId) {
      await client.call(deleteZone, { params: { zoneId } });
      await zones.reload();
    },
    async changeBoards(zoneId, choice) {
      try {
        for (const body of callsOf(choice)) {
          await client.call(changeZoneBoards, { params: { zoneId }, body });
        }
      } finally {
        // Some of several calls may have been done.
        await showAnew();
      }
    },
    async nameSponsor(zoneId, listingId) {
      await client.call(nameZoneSponsor, { params: { zoneId, listingId } });
      await held.reload();
    },
    async removeSponsor(zoneId, listingId) {
      await client.call(removeZoneSponsor, { params: { zoneId, listingId } });
      await held.reload();
    },
  };
}
