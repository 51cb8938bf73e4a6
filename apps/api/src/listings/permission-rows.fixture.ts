import { inviteSomebody, ownedThing, shareWithRoles } from '../access/owned-thing.fixture.ts';
import type { NewWorld, PermissionRows } from '../platform/permission-rows/rows.fixture.ts';
import { makeListing } from './listings.fixture.ts';
import { insertListings } from './storage/insert-listings.ts';

const kind = 'property';

/** A hidden listing, and one of somebody else's. */
export async function makeListings(world: NewWorld): Promise<number> {
  const { platform, idOf } = world;
  const [id = Number.NaN] = await insertListings(platform.database, [
    makeListing(kind, { ownerId: idOf('owner'), status: 'Withdrawn' }),
    makeListing(kind, { ownerId: idOf('owner of another'), status: 'Withdrawn' }),
  ]);
  await shareWithRoles(world, 'listing', id);
  return id;
}

export const listingsRows: PermissionRows = {
  things: [
    {
      at: ['/listing/{id}', '/listing/bookmark/{id}', '/{type}/{id}'],
      make: async (world) => {
        const id = await makeListings(world);
        await inviteSomebody(world, 'listing', id);
        return id;
      },
      standing: ownedThing,
    },
    { at: ['/{type}', '/{category}'], make: () => kind },
    { at: ['/pages/{country}'], make: () => 'CA' },
  ],
};
