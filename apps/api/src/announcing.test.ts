import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share, startAccess } from './access/access.fixture.ts';
import { favouritesDomain } from './favourites/routes.ts';
import { makeListing } from './listings/listings.fixture.ts';
import { listingsDomain } from './listings/routes.ts';
import { insertListings } from './listings/storage/insert-listings.ts';
import { liveDomain } from './live/routes.ts';
import { mediaDomain } from './media/routes.ts';
import { liveEvents } from './platform/tables.ts';
import { profileDomain } from './profile/routes.ts';

const { database, signIn } = await startAccess(
  liveDomain,
  mediaDomain,
  profileDomain,
  favouritesDomain,
  listingsDomain,
);
const chief = await signIn('administrators');

/** What was announced to somebody since the last look. */
async function announcedTo(userId: number) {
  const rows = await database
    .delete(liveEvents)
    .where(eq(liveEvents.userId, userId))
    .returning({ topic: liveEvents.topic });
  return rows.map(({ topic }) => topic).sort();
}

test('what somebody keeps or lets go of is announced once, however often it is asked for', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const [id] = await insertListings(database, [makeListing('property', { ownerId: milo.id })]);
  const bookmark = `/api/v1/listing/bookmark/${id}`;
  for (const method of ['POST', 'POST', 'DELETE', 'DELETE'] as const) {
    expect((await rosa.call(method, bookmark)).status).toBe(200);
  }
  expect((await rosa.call('POST', '/api/v1/listing/bookmark/999999')).status).toBe(404);
  expect(await announcedTo(rosa.id)).toEqual(['bookmarks', 'bookmarks']);
  expect(await announcedTo(milo.id)).toEqual(['listings']);
});

test('a profile that was changed is announced, one that was refused is not', async () => {
  const rosa = await signIn();
  const profile = { firstName: 'Ana', lastName: 'Lindqvist', phone: null };
  const billing = { countryCode: null, postalCode: null, state: null, city: null, line1: null };
  const put = (body: object) => rosa.call('PUT', '/api/v1/user/', body);
  expect((await put({ ...profile, billing, version: 'old' })).status).toBe(409);
  expect(await announcedTo(rosa.id)).toEqual([]);
  expect((await put({ ...profile, billing })).status).toBe(200);
  expect(await announcedTo(rosa.id)).toEqual(['profile']);
});

test('rights that are given and taken are announced to whom they concern', async () => {
  const [rosa, milo] = [await signIn(), await signIn()];
  const at = `/api/v1/user/${rosa.id}/groups`;
  expect((await chief.call('POST', at, { group: 'merchants' })).status).toBe(200);
  // Her sessions end, as they began without the right.
  expect(await announcedTo(rosa.id)).toEqual(['groups', 'session']);
  await chief.call('DELETE', `/api/v1/groups/merchants/${rosa.id}`);
  const [id] = await insertListings(database, [makeListing('property', { ownerId: milo.id })]);
  const rights = `/api/v1/property/${id}/permissions`;
  expect(await announcedTo(rosa.id)).toEqual(['groups']);
  const ana = await signIn();
  const thing = `/api/v1/property/${id}`;
  expect((await share(milo, { to: ana, thing, permissions: ['write'] })).status).toBe(200);
  expect((await milo.call('DELETE', `${rights}/${ana.id}`)).status).toBe(200);
  expect(await announcedTo(ana.id)).toEqual(['groups', 'groups']);
  expect(await announcedTo(milo.id)).toEqual(['groups', 'listings']);
});

test('whose listing it is hears who accepts, whoever has invited them', async () => {
  const [milo, ana, rosa] = [await signIn(), await signIn(), await signIn()];
  const [id] = await insertListings(database, [makeListing('property', { ownerId: milo.id })]);
  const thing = `/api/v1/property/${id}`;
  await share(milo, { to: ana, thing, permissions: ['administration'] });
  for (const { id: person } of [milo, ana, rosa]) await announcedTo(person);
  expect((await share(ana, { to: rosa, thing, permissions: ['read'] })).status).toBe(200);
  for (const { id: person } of [milo, ana, rosa]) {
    expect(await announcedTo(person)).toEqual(['groups']);
  }
});
