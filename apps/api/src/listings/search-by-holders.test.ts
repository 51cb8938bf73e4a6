import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { actingBody, startAccess } from '../access/access.fixture.ts';
import { objectPermissions } from '../access/tables.ts';
import type { Browser } from '../account/account.fixture.ts';
import { users } from '../account/tables.ts';
import { profileDomain } from '../profile/routes.ts';
import { listingObjects } from './listing-objects.ts';
import { makeListing } from './listings.fixture.ts';
import { insertListings } from './storage/insert-listings.ts';

const { database, signIn, changeMembership } = await startAccess(profileDomain, {
  name: 'listings',
  routes: [],
  objects: [listingObjects],
});
const phone = '9055550177';

const sought = await signIn();
await database
  .update(users)
  .set({ phoneCountry: 'CA', phoneCode: 1, phoneNumber: phone })
  .where(eq(users.id, sought.id));

type Kind = Parameters<typeof makeListing>[0];

/** A new listing of somebody, as a search names it. */
async function storeListing(ownerId: number, kind: Kind = 'property', status = 'Hold') {
  const [id] = await insertListings(database, [makeListing(kind, { ownerId, status } as object)]);
  return { type: kind, id: String(id) };
}

function search(by: Browser, body: object) {
  return by.call('POST', '/api/v1/user/search', { phone, ...body });
}

test('the owner and whoever was granted something find people by telephone', async () => {
  const [owner, reader, delegate] = [await signIn(), await signIn(), await signIn()];
  const object = await storeListing(owner.id);
  const address = `/api/v1/property/${object.id}/permissions`;
  for (const [user, permission] of [
    [reader, 'read'],
    [delegate, 'administration'],
  ] as const) {
    await owner.call('POST', address, { userId: user.id, permissions: [permission] });
  }
  for (const by of [owner, reader, delegate]) {
    const { status, body, text } = await search(by, { object });
    expect([status, body.items.length]).toEqual([200, 1]);
    expect(body.items[0]).toMatchObject({ id: sought.id, lastName: null, username: null });
    expect(text).not.toMatch(/9055550177|example\.org/);
    expect((await search(by, {})).status).toBe(403);
  }
});

test('a right that ended, was taken back, or is another’s finds nobody', async () => {
  const [owner, late, lost, other] = [
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn(),
  ];
  const object = await storeListing(owner.id);
  const theirs = await storeListing(other.id);
  const grant = { objectType: 'listing', objectId: object.id, actions: ['read' as const] };
  await database
    .insert(objectPermissions)
    .values({ ...grant, userId: late.id, createdAt: new Date(0), endsAt: new Date(1) });
  const permissions = `/api/v1/property/${object.id}/permissions`;
  await owner.call('POST', permissions, { userId: lost.id, permissions: ['read'] });
  await owner.call('DELETE', `${permissions}/${lost.id}`);
  for (const by of [late, lost, other]) {
    const { status, body } = await search(by, { object });
    expect([status, body.code]).toEqual([404, 'not-found']);
  }
  expect((await search(owner, { object: theirs })).status).toBe(404);
});

test('that everybody may look at a listing is no permission on it', async () => {
  const [owner, passer] = [await signIn(), await signIn()];
  const object = await storeListing(owner.id, 'property', 'Active');
  const { status, body } = await search(passer, { object });
  expect([status, body.fields[0].path]).toEqual([403, 'body.phone']);
});

test('the directory of a city is held by those who administer it, as far as they do', async () => {
  const [owner, clerk] = [await signIn('city_administrators'), await signIn('city_administrators')];
  const object = await storeListing(owner.id, 'city_service', 'Active');
  expect((await search(clerk, { object })).status).toBe(200);
  await changeMembership(clerk.id, { endsAt: new Date(1) });
  expect((await search(clerk, { object })).status).toBe(403);
});

test('who acts as somebody has their rights; an administrator needs no object', async () => {
  const [chief, owner] = [await signIn('administrators'), await signIn()];
  const object = await storeListing(owner.id);
  expect((await search(chief, {})).status).toBe(200);
  await chief.call('POST', `/api/v1/user/${owner.id}/act-as`, actingBody);
  expect((await search(chief, { object })).status).toBe(200);
  expect((await search(chief, {})).status).toBe(403);
});

test.each([
  ['an unknown type', { type: 'boat', id: '1' }, 404],
  ['another kind', { type: 'item' }, 404],
  ['an id that is none', { id: "1' or 1=1 --" }, 404],
  ['an id of the prototype', { type: '__proto__', id: 'constructor' }, 404],
  ['a number', { id: 1 }, 400],
  ['more than a name', { id: '1', ownerId: 1 }, 400],
  ['a long id', { id: '9'.repeat(81) }, 400],
])('%s lets nobody search by telephone', async (_, wrong, expected) => {
  const owner = await signIn();
  const object = { ...(await storeListing(owner.id)), ...wrong };
  expect((await search(owner, { object })).status).toBe(expected);
});
