import { actions } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { share, startAccess } from '../access/access.fixture.ts';
import { objectPermissions } from '../access/tables.ts';
import { countWaiting, storeUser } from '../account/account.fixture.ts';
import { users } from '../account/tables.ts';
import type { Answer } from '../platform/test-server.fixture.ts';
import { makeListing } from './listings.fixture.ts';
import { listingsDomain } from './routes.ts';
import { insertListings } from './storage/insert-listings.ts';
import { listings } from './tables.ts';

const { database, signIn, changeMembership, trailOf } = await startAccess(listingsDomain);
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

afterEach(() => {
  vi.useRealTimers();
});

function travel(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
}

type Kind = Parameters<typeof makeListing>[0];

/** The path of a new listing of somebody. */
async function storeListing(ownerId: number, kind: Kind = 'property', changes = {}) {
  const [id] = await insertListings(database, [makeListing(kind, { ownerId, ...changes })]);
  return `/api/v1/${kind}/${id}`;
}

test('the owner changes, sees and takes back; each is written down', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id, 'property', { status: 'Hold' });
  const self = `${listing}/permissions/self`;
  expect((await rosa.call('GET', self)).status).toBe(404);
  await share(owner, { to: rosa, thing: listing, permissions: ['read'] });
  const changed = await owner.call('POST', `${listing}/permissions`, {
    userId: rosa.id,
    permissions: ['read', 'write'],
  });
  expect(changed.body).toMatchObject({
    sentTo: rosa.email,
    grantedBy: { id: owner.id },
    permissions: ['read', 'write'],
    endsAt: null,
  });
  expect(changed.body.user).toEqual({
    id: rosa.id,
    firstName: 'Rosa',
    lastName: null,
    profilePicture: null,
  });
  const { title } = makeListing('property');
  expect((await rosa.call('GET', self)).body).toEqual({
    name: title,
    permissions: ['read', 'write'],
    isOwner: false,
  });
  expect((await owner.call('GET', self)).body).toEqual({
    name: title,
    permissions: ['administration'],
    isOwner: true,
  });
  expect((await owner.call('GET', `${listing}/permissions`)).body).toEqual([changed.body]);
  const taken = await owner.call('DELETE', `${listing}/permissions/${rosa.id}`);
  expect([taken.status, taken.body]).toEqual([200, null]);
  expect((await rosa.call('GET', self)).status).toBe(404);
  expect((await owner.call('DELETE', `${listing}/permissions/${rosa.id}`)).status).toBe(404);
  const trail = await trailOf(rosa.id);
  expect(trail.map(({ event, actorId }) => [event, actorId])).toEqual([
    ['permission-accepted', rosa.id],
    ['permission-granted', owner.id],
    ['permission-withdrawn', owner.id],
  ]);
});

test('a second grant takes the place of the first', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  for (const permissions of [['write', 'delete'], ['read']] as const) {
    await share(owner, { to: rosa, thing: listing, permissions });
  }
  const { body } = await rosa.call('GET', `${listing}/permissions/self`);
  expect(body.permissions).toEqual(['read']);
});

test('less than administration grants nothing to anybody', async () => {
  const [owner, rosa, other] = [await signIn(), await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  const most = actions.filter((action) => action !== 'administration');
  await share(owner, { to: rosa, thing: listing, permissions: most });
  for (const userId of [rosa.id, other.id]) {
    const body = { userId, permissions: ['administration'] };
    expect((await rosa.call('POST', `${listing}/permissions`, body)).status).toBe(403);
  }
  const invitation = { to: { email: other.email }, permissions: ['read'] };
  const sent = await rosa.call('POST', `${listing}/permissions/invitations`, invitation);
  expect(sent.status).toBe(403);
  expect((await rosa.call('GET', `${listing}/permissions/invitations`)).status).toBe(403);
  expect((await rosa.call('GET', `${listing}/permissions`)).status).toBe(403);
  expect((await rosa.call('DELETE', `${listing}/permissions/${rosa.id}`)).status).toBe(403);
});

test('administration of one object is none of another, nor of one of another kind', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const [one, other] = [await storeListing(owner.id), await storeListing(owner.id)];
  const hidden = await storeListing(owner.id, 'item', { status: 'Incomplete' });
  const all = { userId: rosa.id, permissions: ['administration'] };
  await share(owner, { to: rosa, thing: one, permissions: ['administration'] });
  expect((await rosa.call('POST', `${one}/permissions`, all)).status).toBe(200);
  expect((await rosa.call('POST', `${other}/permissions`, all)).status).toBe(403);
  expect((await rosa.call('POST', `${hidden}/permissions`, all)).status).toBe(404);
  const renamed = one.replace('property', 'item');
  expect((await rosa.call('POST', `${renamed}/permissions`, all)).status).toBe(404);
  expect((await owner.call('GET', `${renamed}/permissions/self`)).status).toBe(404);
});

test.each(['/api/v1/property/0', '/api/v1/property/01', '/api/v1/property/1e3', '/api/v1/user/1'])(
  '%s has no permissions, whoever asks',
  async (path) => {
    const chief = await signIn('administrators');
    expect((await chief.call('GET', `${path}/permissions`)).status).toBe(404);
    expect((await chief.call('GET', `${path}/permissions/self`)).status).toBe(404);
  },
);

test('a grant for a time ends with it', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id, 'property', { status: 'Hold' });
  const self = `${listing}/permissions/self`;
  const grant = { permissions: ['administration'] as const, endsAt: inDays(2) };
  expect((await share(owner, { to: rosa, thing: listing, ...grant })).status).toBe(200);
  travel(1);
  expect((await rosa.call('GET', self)).status).toBe(200);
  travel(1.1);
  expect((await rosa.call('GET', self)).status).toBe(404);
  expect((await owner.call('GET', `${listing}/permissions`)).body).toEqual([]);
});

test('who has rights for a time can neither lengthen them nor hand on longer ones', async () => {
  const [owner, rosa, other] = [await signIn(), await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  const permissions = ['administration'] as const;
  await share(owner, { to: rosa, thing: listing, permissions, endsAt: inDays(5) });
  const to = { email: other.email };
  for (const endsAt of [undefined, inDays(6)]) {
    const longer = { to, permissions, ...(endsAt && { endsAt }) };
    const sent = await rosa.call('POST', `${listing}/permissions/invitations`, longer);
    expect([sent.status, sent.body.fields[0].path]).toEqual([400, 'body.endsAt']);
  }
  const shared = { to: other, thing: listing, permissions, endsAt: inDays(4) };
  expect((await share(rosa, shared)).status).toBe(200);
  for (const [userId, days] of [
    [other.id, 4],
    [rosa.id, 3],
  ] as const) {
    for (const endsAt of [undefined, inDays(6)]) {
      const { status, body } = await rosa.call('POST', `${listing}/permissions`, {
        userId,
        permissions,
        ...(endsAt && { endsAt }),
      });
      expect([status, body.fields[0].path]).toEqual([400, 'body.endsAt']);
    }
    const allowed = { userId, permissions, endsAt: inDays(days) };
    expect((await rosa.call('POST', `${listing}/permissions`, allowed)).status).toBe(200);
  }
});

test.each([
  ['an end that is past', { endsAt: '2020-01-01T00:00:00.000Z' }],
  ['an end that is no instant', { endsAt: 'tomorrow' }],
  ['no permission', { permissions: [] }],
  ['an unknown permission', { permissions: ['everything'] }],
  ['a permission named twice', { permissions: ['read', 'read'] }],
  ['an owner of its own', { ownerId: 1 }],
  ['a field of the prototype', { __proto__: 1, constructor: {} }],
])('%s is refused, and nothing is stored', async (_, wrong) => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  await share(owner, { to: rosa, thing: listing, permissions: ['delete'] });
  const body = { userId: rosa.id, permissions: ['read'], ...wrong };
  expect((await owner.call('POST', `${listing}/permissions`, body)).status).toBe(400);
  const kept = (await owner.call('GET', `${listing}/permissions`)).body;
  expect(kept).toMatchObject([{ permissions: ['delete'], endsAt: null }]);
});

test('nobody learns by a number who has it: whoever has no right is invited', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  const answers = await Promise.all(
    [owner.id, rosa.id, 4_000_000_000].map((userId) =>
      owner.call('POST', `${listing}/permissions`, { userId, permissions: ['write'] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(new Set(answers.map(({ body }) => body.title)).size).toBe(1);
  expect(answers.map(({ text }) => text).join()).not.toMatch(/Rosa|Lindqvist/);
});

test('whoever may do anything may read: a delegate who pauses goes on', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id, 'property', { status: 'Hold' });
  await share(owner, { to: rosa, thing: listing, permissions: ['write'] });
  expect((await rosa.call('GET', `${listing}/permissions/self`)).body.permissions).toEqual([
    'read',
    'write',
  ]);
});

test('city administrators share the directory as far as their group lets them', async () => {
  const [owner, clerk, merchant] = [
    await signIn('city_administrators'),
    await signIn('city_administrators'),
    await signIn('merchants'),
  ];
  const hall = await storeListing(owner.id, 'city_service', { status: 'Hold' });
  const shop = await storeListing(owner.id, 'merchant', { status: 'Hold' });
  expect((await clerk.call('GET', `${hall}/permissions/self`)).status).toBe(404);
  await changeMembership(clerk.id, { actions: ['read', 'write'] });
  const { body } = await clerk.call('GET', `${hall}/permissions/self`);
  expect(body.permissions).toEqual(['read', 'write']);
  await changeMembership(clerk.id, { actions: ['administration'] });
  expect((await clerk.call('GET', `${hall}/permissions`)).status).toBe(200);
  expect((await clerk.call('GET', `${shop}/permissions`)).status).toBe(404);
  await changeMembership(merchant.id, { actions: ['administration'] });
  expect((await merchant.call('GET', `${shop}/permissions`)).status).toBe(404);
  await changeMembership(clerk.id, { endsAt: new Date(1) });
  expect((await clerk.call('GET', `${hall}/permissions`)).status).toBe(404);
});

test('administrators pass every check; a deleted listing is there for nobody', async () => {
  const [owner, chief] = [await signIn(), await signIn('administrators')];
  const listing = await storeListing(owner.id, 'property', { status: 'Incomplete' });
  const self = `${listing}/permissions/self`;
  expect((await chief.call('GET', self)).body.permissions).toEqual(['administration']);
  const id = Number(listing.split('/').at(-1));
  await database.update(listings).set({ status: 'Delete' }).where(eq(listings.id, id));
  expect((await chief.call('GET', self)).status).toBe(404);
  expect((await owner.call('GET', self)).status).toBe(404);
});

test('no more than a hundred people have rights, or are invited, however two come at once', async () => {
  const owner = await signIn();
  const listing = await storeListing(owner.id);
  const objectId = listing.split('/').at(-1) ?? '';
  for (let made = 0; made < 99; made += 1) {
    const { id } = await storeUser(database);
    await database.insert(objectPermissions).values({
      objectType: 'listing',
      objectId,
      userId: id,
      actions: ['read'],
      createdAt: new Date(0),
    });
  }
  const invite = (email: string) =>
    owner.call('POST', `${listing}/permissions/invitations`, {
      to: { email },
      permissions: ['read'],
    });
  const answers = await Promise.all(['one@example.org', 'two@example.org'].map(invite));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('whose account is closed at this moment accepts nothing', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  let accepted: Promise<Answer> | undefined;
  const { body } = await owner.call('POST', `${listing}/permissions/invitations`, {
    to: { email: rosa.email },
    permissions: ['read'],
  });
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ state: 'deleted' }).where(eq(users.id, rosa.id));
    accepted = rosa.call('POST', `/api/v1/user/invitations/${body.id}/accept`);
    await expect.poll(() => countWaiting(database)).toBe(1);
  });
  expect((await accepted)?.status).toBe(404);
  expect(await database.$count(objectPermissions, eq(objectPermissions.userId, rosa.id))).toBe(0);
});
