import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { users } from '../account/tables.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import type { NewListing } from '../listings/storage/new-listing.ts';
import { readCities } from '../places/read-cities.ts';
import type { Queries } from '../platform/database/database.ts';
import { insertDemoHomepage } from './content/insert-demo-homepage.ts';
import type { DemoListing, DemoPerson } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import type { DemoPlatform } from './demo-part.ts';
import { createDemoSource } from './demo-source.ts';
import { insertDemoAccounts } from './people/insert-demo-accounts.ts';
import { adoptDemoPictures } from './photographs/adopt-demo-pictures.ts';
import { createDemoPictures } from './photographs/demo-pictures.ts';
import { readDemoPictures } from './photographs/read-demo-pictures.ts';
import { required } from './required.ts';
import { createSpotSource } from './whereabouts/spots.ts';

/** Nobody of the demo is new: the home page shows what they have listed. */
const joinedDaysAgo = 730;

/** Inserts people, some of them with accounts, their listings, and the home page that shows these. */
export async function insertDemoMarketplace(platform: DemoPlatform, today: number): Promise<void> {
  const { database, clock } = platform;
  const pictures = await readDemoPictures();
  const spots = createSpotSource(await readCities());
  const demo = demoListings(createDemoSource(spots, createDemoPictures(pictures), today));
  const images = await adoptDemoPictures(platform, pictures);
  const owners = await insertPeople(database, demo.people, new Date(today - joinedDaysAgo * dayMs));
  const rows = demo.listings.map((listing) => toNewListing(listing, owners, images, today));
  await insertDemoAccounts(database, demo.listings, owners, clock.now());
  const ids = await insertListings(database, rows);
  const inserted = demo.listings.map(({ kind, status, pictures: names, address }, index) => ({
    ...{ kind, status, pictures: names, country: address.country },
    id: required(ids[index], index),
  }));
  await insertDemoHomepage({ database, clock }, inserted);
}

/** Ids of the people by their number. */
async function insertPeople(
  transaction: Queries,
  people: readonly DemoPerson[],
  createdAt: Date,
): Promise<ReadonlyMap<number, number>> {
  const rows = people.map(({ firstName, lastName }) => ({ firstName, lastName, createdAt }));
  const ids = await transaction.insert(users).values(rows).returning({ id: users.id });
  return new Map(people.map(({ number }, index) => [number, required(ids[index]?.id, number)]));
}

function toNewListing(
  listing: DemoListing,
  owners: ReadonlyMap<number, number>,
  images: ReadonlyMap<string, string>,
  today: number,
): NewListing {
  const { owner, pictures, daysOld, daysSinceClosed, ...plain } = listing;
  const ownerId = required(owners.get(owner.number), owner.number);
  const createdAt = new Date(today - Math.round(daysOld * dayMs));
  const closedAt = daysSinceClosed === null ? null : new Date(today - daysSinceClosed * dayMs);
  return {
    ...plain,
    ownerId,
    mediaIds: pictures.map((name) => required(images.get(name), name)),
    createdAt:
      closedAt && closedAt < createdAt ? new Date(closedAt.getTime() - 30 * dayMs) : createdAt,
    updatedAt: closedAt ?? createdAt,
    closedAt,
    expiresAt: null,
  };
}
