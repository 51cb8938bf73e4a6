import { ownedThing } from '../access/owned-thing.fixture.ts';
import { makeListings } from '../listings/permission-rows.fixture.ts';
import {
  type NewWorld,
  nobodys,
  type PermissionRows,
} from '../platform/permission-rows/rows.fixture.ts';
import { writeListing } from './posting.fixture.ts';
import { makeRevision } from './revisions/make-revision.fixture.ts';

/** A listing that was published once. */
async function makePublished(world: NewWorld): Promise<number> {
  const id = await makeListings(world);
  await makeRevision(world.platform.database, id, world.idOf('owner'));
  return id;
}

export const postingRows: PermissionRows = {
  things: [
    nobodys('/listing/draft/{id}', '4000000000'),
    nobodys('/listing/import/{id}', '4000000000'),
    { at: ['/{type}/listing/{id}'], make: makePublished, standing: ownedThing },
    { at: ['/revisions/{revision}'], make: () => 1 },
  ],
  bodies: {
    restoreRevision: () => ({ version: 1 }),
    changeListing: () => ({ listing: writeListing('property'), version: 1 }),
    moderateListing: () => ({ decision: 'remove', reason: 'Spam' }),
    changeStanding: () => ({ action: 'activate' }),
  },
};
