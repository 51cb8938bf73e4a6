import { join } from 'node:path';
import { users } from '../account/tables.ts';
import { insertListings } from '../listings/storage/insert-listings.ts';
import type { NewListing } from '../listings/storage/new-listing.ts';
import { adoptPictures } from '../media/adopt-pictures.ts';
import { readCities } from '../places/read-cities.ts';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { insertDemoArticles } from './content/insert-demo-articles.ts';
import { insertDemoHomepage } from './content/insert-demo-homepage.ts';
import type { DemoListing, DemoPerson } from './demo-listing.ts';
import { demoListings } from './demo-listings.ts';
import { createDemoSource } from './demo-source.ts';
import { insertDemoAccounts } from './people/insert-demo-accounts.ts';
import { createDemoPictures, type DemoPicture } from './photographs/demo-pictures.ts';
import { demoPictureFolder, readDemoPictures } from './photographs/read-demo-pictures.ts';
import { demoData } from './tables.ts';
import { createSpotSource } from './whereabouts/spots.ts';

const dayMs = 86_400_000;

/** Fills an empty database with the demo; answers how many listings it holds, 0 when it was full. */
export async function loadDemo(platform: Platform): Promise<number> {
  return platform.database.transaction(async (transaction) => {
    const [someone] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (someone) return 0;
    const pictures = await readDemoPictures();
    const spots = createSpotSource(await readCities());
    const today = Math.floor(platform.clock.now().getTime() / dayMs) * dayMs;
    const demo = demoListings(createDemoSource(spots, createDemoPictures(pictures), today));
    const images = await adoptDemoPictures(
      { storage: platform.storage, clock: platform.clock, database: transaction },
      pictures,
    );
    const owners = await insertPeople(transaction, demo.people);
    const rows = demo.listings.map((listing) => toNewListing(listing, owners, images, today));
    await insertDemoAccounts(transaction, demo.listings, owners, platform.clock.now());
    await insertDemoArticles(transaction, images, today);
    const ids = await insertListings(transaction, rows);
    const inserted = demo.listings.map(({ kind, status, pictures: names, address }, index) => ({
      ...{ kind, status, pictures: names, country: address.country },
      id: required(ids[index], index),
    }));
    await insertDemoHomepage({ database: transaction, clock: platform.clock }, inserted);
    await transaction.insert(demoData).values({ loadedAt: platform.clock.now() });
    return ids.length;
  });
}

/** Ids of the kept pictures by their name. */
async function adoptDemoPictures(
  platform: Parameters<typeof adoptPictures>[0],
  pictures: readonly DemoPicture[],
): Promise<ReadonlyMap<string, string>> {
  const rendered = pictures.map(({ name, alt, width, height, thumbhash }) => ({
    folder: join(demoPictureFolder, name),
    alt,
    width,
    height,
    thumbhash,
  }));
  const ids = await adoptPictures(platform, rendered);
  return new Map(pictures.map(({ name }, index) => [name, required(ids[index], name)]));
}

/** Ids of the people by their number. */
async function insertPeople(
  transaction: Queries,
  people: readonly DemoPerson[],
): Promise<ReadonlyMap<number, number>> {
  const rows = people.map(({ firstName, lastName }) => ({ firstName, lastName }));
  const ids = await transaction.insert(users).values(rows).returning({ id: users.id });
  return new Map(people.map(({ number }, index) => [number, required(ids[index]?.id, number)]));
}

function required<T>(value: T | undefined, name: string | number): T {
  if (value === undefined) throw new Error(`The demo has nothing for ${name}.`);
  return value;
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
