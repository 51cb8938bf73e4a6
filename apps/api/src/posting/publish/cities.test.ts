import type { Action } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { countWaiting, testCity } from '../../account/account.fixture.ts';
import { memberships } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';

const { database, signIn } = await startPosting();
const toronto = { city: 'Toronto', region: 'ON', country: 'CA' } as const;
const chief = await signIn(['administrators']);
type Somebody = typeof chief;

/** Somebody named for cities, with the rights of the group. */
async function nameFor(...cities: readonly NamedCity[]) {
  const person = await signIn(['city_administrators']);
  await name(person, cities, ['create']);
  return person;
}

const name = (by: Somebody, cities: readonly NamedCity[], actions: Action[]) =>
  database.update(memberships).set({ cities, actions }).where(eq(memberships.userId, by.id));

function entryIn(city: NamedCity) {
  const { place } = writeListing('city_service');
  const whereabouts = { ...place, ...city, street: null, postalCode: null, pin: null };
  return writeListing('city_service', { place: whereabouts });
}

const publish = (by: Somebody, city: NamedCity, draft?: object) =>
  by.call('POST', '/api/v1/city_service/listing', { listing: entryIn(city), draft });
const change = (by: Somebody, id: number, city: NamedCity, version = 1) =>
  by.call('PUT', `/api/v1/city_service/listing/${id}`, { listing: entryIn(city), version });
const act = (by: Somebody, id: number, action: string) =>
  by.call('POST', `/api/v1/city_service/listing/${id}/status`, { action });

async function cityOf(id: number) {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  return row?.city;
}

test('an entry is for a city of its writer, however that is spelt', async () => {
  const rosa = await nameFor(testCity);
  expect((await publish(rosa, toronto)).status).toBe(403);
  expect((await publish(rosa, { ...testCity, city: 'hamilton' })).status).toBe(200);
  const vancouver = { city: 'Vancouver', region: 'BC', country: 'CA' } as const;
  await name(rosa, [{ ...vancouver, region: 'WA', country: 'US' }], ['create']);
  expect((await publish(rosa, vancouver)).status).toBe(403);
  await name(rosa, [], ['create', 'write']);
  expect((await publish(rosa, testCity)).status).toBe(403);
  expect((await publish(chief, toronto)).status).toBe(200);
});

test('a draft may name any city, and is published in one of its writer’s alone', async () => {
  const rosa = await nameFor(testCity);
  const body = { body: entryIn(toronto) };
  const draft = (await rosa.call('POST', '/api/v1/city_service/draft', body)).body;
  const { id, version } = draft;
  expect((await publish(rosa, toronto, { id, version })).status).toBe(403);
  expect((await rosa.call('GET', `/api/v1/listing/draft/${id}`)).status).toBe(200);
  expect((await publish(rosa, testCity, { id, version })).status).toBe(200);
});

test('no change moves an entry to another city than its writer’s', async () => {
  const rosa = await nameFor(testCity);
  const { id } = (await publish(rosa, testCity)).body;
  expect((await change(rosa, id, toronto)).status).toBe(403);
  expect(await cityOf(id)).toBe('Hamilton');
  await name(rosa, [testCity, toronto], ['create']);
  expect((await change(rosa, id, toronto)).status).toBe(200);
  // Back to a city that was taken from her meanwhile, not even by what was published before.
  await name(rosa, [toronto], ['create']);
  const back = await rosa.call('POST', `/api/v1/city_service/listing/${id}/revisions/1/restore`, {
    version: 2,
  });
  expect([back.status, await cityOf(id)]).toEqual([403, 'Toronto']);
  expect((await change(chief, id, testCity, 2)).status).toBe(200);
});

test('a directory is shared by those who are named for its city', async () => {
  const [owner, here, there] = [
    await nameFor(testCity),
    await nameFor(testCity),
    await nameFor(toronto),
  ];
  for (const by of [here, there]) {
    const cities = by === here ? [testCity] : [toronto];
    await name(by, cities, ['create', 'write', 'delete', 'read']);
  }
  const { id } = (await publish(owner, testCity)).body;
  expect((await change(there, id, testCity)).status).toBe(403);
  expect((await change(there, id, toronto)).status).toBe(403);
  expect((await change(here, id, toronto)).status).toBe(403);
  expect((await change(here, id, testCity)).status).toBe(200);
  const path = `/api/v1/city_service/listing/${id}`;
  expect((await there.call('GET', `${path}/own`)).status).toBe(403);
  expect((await there.call('DELETE', path)).status).toBe(403);
  expect((await act(there, id, 'pause')).status).toBe(403);
  expect((await here.call('DELETE', path)).status).toBe(200);
});

test('whoever was let in by an owner acts within the owner’s cities', async () => {
  const [owner, friend] = [await nameFor(testCity), await signIn()];
  const { id } = (await publish(owner, testCity)).body;
  const shared = await share(owner, {
    to: friend,
    thing: `/api/v1/city_service/${id}`,
    permissions: ['write'],
  });
  expect(shared).toMatchObject({ status: 200 });
  expect((await change(friend, id, toronto)).status).toBe(403);
  expect((await change(friend, id, testCity)).status).toBe(200);
  await name(owner, [toronto], ['create']);
  expect((await change(friend, id, testCity, 2)).status).toBe(403);
});

test('whoever is named no more takes an entry away, and does not bring it back', async () => {
  const rosa = await nameFor(testCity);
  const { id } = (await publish(rosa, testCity)).body;
  await database.delete(memberships).where(eq(memberships.userId, rosa.id));
  expect((await change(rosa, id, testCity)).status).toBe(403);
  expect((await act(rosa, id, 'pause')).status).toBe(200);
  expect((await act(rosa, id, 'activate')).status).toBe(403);
  expect((await act(chief, id, 'activate')).status).toBe(200);
});

test('a membership that is changed while an entry is published counts as it is then', async () => {
  const rosa = await nameFor(testCity);
  const answer = await database.transaction(async (transaction) => {
    await transaction
      .update(memberships)
      .set({ cities: [toronto] })
      .where(eq(memberships.userId, rosa.id));
    const publishing = publish(rosa, testCity);
    await expect.poll(() => countWaiting(database)).toBe(1);
    return { publishing };
  });
  expect((await answer.publishing).status).toBe(403);
});

test('other kinds are posted anywhere', async () => {
  const rosa = await nameFor(testCity);
  const { place } = writeListing('item');
  const listing = writeListing('item', {
    place: { ...place, ...toronto, street: null, pin: null },
  });
  expect((await rosa.call('POST', '/api/v1/item/listing', { listing })).status).toBe(200);
});
