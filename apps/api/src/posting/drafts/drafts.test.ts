import { longest } from '@boardwalk/sdk-core/posting/limits';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { startPosting, writeListing } from '../posting.fixture.ts';
import { listingDrafts } from '../tables.ts';

const { database, signIn } = await startPosting();
const rosa = await signIn();
const stranger = await signIn();

const start = (body: object = { title: 'Half a' }, by = rosa) =>
  by.call('POST', '/api/v1/property/draft', { body });
const at = (id: number) => `/api/v1/listing/draft/${id}`;
const save = (id: number, version: number, body: object, by = rosa) =>
  by.call('PUT', at(id), { version, body });
const publish = (id: number, by = rosa, version = 1) =>
  by.call('POST', '/api/v1/property/listing', {
    listing: writeListing('property'),
    draft: { id, version },
  });

test('a draft keeps what is written, mistakes included, and goes on elsewhere', async () => {
  const body = { title: ' Half a', attributes: { bedroomsTotal: 'thre' }, price: { amount: -4 } };
  const begun = await start(body);
  expect(begun.body).toMatchObject({
    version: 1,
    listingVersion: null,
    listingType: 'property',
    body,
  });
  const saved = await save(begun.body.id, 1, { ...body, title: 'Half a house' });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
  const other = rosa.steal();
  expect((await other.call('GET', at(begun.body.id))).body).toEqual(saved.body);
});

test('of two devices the second is told, and nothing of the first is lost', async () => {
  const { body: draft } = await start();
  const answers = await Promise.all([
    save(draft.id, 1, { title: 'On the phone' }),
    save(draft.id, 1, { title: 'On the desk' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [won] = answers.filter(({ status }) => status === 200);
  expect((await rosa.call('GET', at(draft.id))).body.body).toEqual(won?.body.body);
});

test('nobody else reads, saves, publishes or deletes it', async () => {
  const { body: draft } = await start();
  expect((await stranger.call('GET', at(draft.id))).status).toBe(404);
  expect((await save(draft.id, 1, {}, stranger)).status).toBe(404);
  expect((await publish(draft.id, stranger)).status).toBe(404);
  expect((await stranger.call('DELETE', at(draft.id))).status).toBe(404);
  expect((await rosa.call('GET', at(draft.id))).body.version).toBe(1);
});

test('published twice, also at once, it is one listing under its number', async () => {
  const { body: draft } = await start();
  const answers = await Promise.all([publish(draft.id), publish(draft.id)]);
  answers.push(await publish(draft.id));
  expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
    answers.map(() => [200, draft.id]),
  );
  expect(await database.$count(listings, eq(listings.ownerId, rosa.id))).toBe(1);
  expect((await rosa.call('GET', at(draft.id))).status).toBe(404);
});

test('what could not be published is still a draft', async () => {
  const { body: draft } = await start();
  const refused = await rosa.call('POST', '/api/v1/property/listing', {
    listing: writeListing('property', { pictures: [{ id: 'b'.repeat(32), alt: '' }] }),
    draft: { id: draft.id, version: 1 },
  });
  expect(refused.status).toBe(400);
  expect((await rosa.call('GET', at(draft.id))).body).toEqual(draft);
});

test('changes to a listing are a draft beside it, which ends as they are published', async () => {
  const { body: draft } = await start();
  const { body: listing } = await publish(draft.id);
  const isBegun = async () =>
    (await rosa.call('GET', `/api/v1/property/listing/${listing.id}/own`)).body.hasDraft;
  expect(await isBegun()).toBe(false);
  const begun = await save(listing.id, 0, { title: 'A better title' });
  expect(await isBegun()).toBe(true);
  expect(begun.body).toMatchObject({ id: listing.id, version: 1, listingVersion: 1 });
  expect((await save(listing.id, 0, { title: 'Again from nothing' })).status).toBe(409);
  expect((await save(listing.id, 0, {}, stranger)).status).toBe(403);
  const changed = await rosa.call('PUT', `/api/v1/property/listing/${listing.id}`, {
    listing: writeListing('property', { title: 'A better title' }),
    version: 1,
    draftVersion: 1,
  });
  expect(changed.status).toBe(200);
  expect(await isBegun()).toBe(false);
  expect((await rosa.call('GET', at(listing.id))).status).toBe(404);
});

test('a person has at most fifty, and deletes what they don’t want', async () => {
  const ana = await signIn();
  const begun = [];
  for (let nth = 0; nth < 50; nth += 1) begun.push((await start({}, ana)).body.id);
  expect((await start({}, ana)).status).toBe(403);
  expect((await ana.call('DELETE', at(begun[0]))).status).toBe(200);
  expect((await ana.call('DELETE', at(begun[0]))).status).toBe(404);
  expect((await start({}, ana)).status).toBe(200);
  expect(await database.$count(listingDrafts, eq(listingDrafts.ownerId, ana.id))).toBe(50);
});

test.each([
  ['what the database can’t keep', { title: 'a\0b' }],
  ['half a character, in a name', { 'a\ud83d': 1 }],
  ['more than a draft holds', { description: 'a'.repeat(longest.draft) }],
])('%s is refused', async (_, body) => {
  expect((await start(body)).status).toBe(400);
});

test('a draft that another device has saved since is not published over it', async () => {
  const { body: draft } = await start();
  await save(draft.id, 1, { title: 'On the phone' });
  expect((await publish(draft.id)).status).toBe(409);
  expect((await rosa.call('GET', at(draft.id))).body.body).toEqual({ title: 'On the phone' });
  expect((await publish(draft.id, rosa, 2)).status).toBe(200);
});

test('what was published is not said to be what was not', async () => {
  const { body: draft } = await start();
  await publish(draft.id);
  const other = await rosa.call('POST', '/api/v1/property/listing', {
    listing: writeListing('property', { title: 'Other words' }),
    draft: { id: draft.id, version: 1 },
  });
  expect(other.status).toBe(409);
  await rosa.call('DELETE', `/api/v1/property/listing/${draft.id}`);
  expect((await publish(draft.id)).status).toBe(409);
});

test('changes of others that are a draft are not lost to a publication that does not know them', async () => {
  const { body: draft } = await start();
  const { body: listing } = await publish(draft.id);
  await save(listing.id, 0, { title: 'Half changed' });
  const changed = await rosa.call('PUT', `/api/v1/property/listing/${listing.id}`, {
    listing: writeListing('property', { title: 'Elsewhere' }),
    version: 1,
  });
  expect(changed.status).toBe(409);
  expect((await rosa.call('GET', at(listing.id))).body.body).toEqual({ title: 'Half changed' });
});

test('the page of a realtor has no draft, whoever asks', async () => {
  const [id = Number.NaN] = await insertListings(database, [
    makeListing('realtor', { ownerId: rosa.id }),
  ]);
  for (const by of [rosa, stranger]) expect((await save(id, 0, {}, by)).status).toBe(404);
});
