import { actions } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { share, startAccess } from '../access/access.fixture.ts';
import { objectPermissions } from '../access/tables.ts';
import { type Browser, countWaiting, storeUser } from '../account/account.fixture.ts';
import { users } from '../account/tables.ts';
import type { Answer } from '../platform/test-server.fixture.ts';
import { listingObjects } from './listing-objects.ts';
import { makeListing } from './listings.fixture.ts';
import { insertListings } from './storage/insert-listings.ts';
import { listings } from './tables.ts';

const { database, signIn, changeMembership, trailOf } = await startAccess({
  name: 'listings',
  routes: [],
  objects: [listingObjects],
});
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
  expect((await rosa.call('GET', self)).body).toEqual({
    permissions: ['read', 'write'],
    isOwner: false,
  });
  expect((await owner.call('GET', self)).body).toEqual({
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

test('who loses a right at this moment invites nobody after it', async () => {
  const [owner, delegate] = [await signIn(), await signIn()];
  const listing = await storeListing(owner.id);
  const permissions = `${listing}/permissions`;
  const body = { to: { email: 'friend@example.org' }, permissions: ['read'] };
  for (let time = 0; time < 12; time += 1) {
    await share(owner, { to: delegate, thing: listing, permissions: ['administration'] });
    const [sent, withdrawn] = await Promise.all([
      delegate.call('POST', `${permissions}/invitations`, body),
      owner.call('DELETE', `${permissions}/${delegate.id}`),
    ]);
    expect([200, 403]).toContain(sent.status);
    expect(withdrawn.status).toBe(200);
    expect((await owner.call('GET', `${permissions}/invitations`)).body).toEqual([]);
  }
});

test('whom somebody let in goes with them, and so does what they sent', async () => {
  const [owner, first, second, third, kept] = [
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn(),
  ];
  const thing = await storeListing(owner.id);
  const all = { thing, permissions: ['administration'] as const };
  await share(owner, { to: first, ...all });
  await share(owner, { to: kept, ...all });
  await share(first, { to: second, ...all });
  await share(second, { to: third, ...all });
  const body = { to: { email: 'late@example.org' }, permissions: ['read'] };
  await third.call('POST', `${thing}/permissions/invitations`, body);
  const listed = (await owner.call('GET', `${thing}/permissions`)).body;
  expect(
    listed.map(({ user, grantedBy }: { user: { id: number }; grantedBy: { id: number } }) => [
      user.id,
      grantedBy.id,
    ]),
  ).toEqual([
    [third.id, second.id],
    [second.id, first.id],
    [kept.id, owner.id],
    [first.id, owner.id],
  ]);
  expect((await owner.call('DELETE', `${thing}/permissions/${first.id}`)).status).toBe(200);
  const left = (await owner.call('GET', `${thing}/permissions`)).body;
  expect(left.map(({ user }: { user: { id: number } }) => user.id)).toEqual([kept.id]);
  expect((await owner.call('GET', `${thing}/permissions/invitations`)).body).toEqual([]);
  expect((await trailOf(third.id)).at(-1)).toMatchObject({
    event: 'permission-withdrawn',
    actorId: owner.id,
  });
});

test('who keeps less than administration, or keeps it for less long, takes others along', async () => {
  const [owner, first, second] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const all = { thing, permissions: ['administration'] as const };
  const change = (body: object) =>
    owner.call('POST', `${thing}/permissions`, { userId: first.id, ...body });
  const ends = async () =>
    (await owner.call('GET', `${thing}/permissions`)).body.map(
      ({ user, endsAt }: { user: { id: number }; endsAt: string | null }) => [user.id, endsAt],
    );
  await share(owner, { to: first, ...all });
  await share(first, { to: second, ...all });
  const end = inDays(3);
  await change({ permissions: ['administration'], endsAt: end });
  expect(await ends()).toEqual(
    expect.arrayContaining([
      [first.id, end],
      [second.id, end],
    ]),
  );
  await change({ permissions: ['write'] });
  expect(await ends()).toEqual([[first.id, null]]);
});

test('whoever withdraws the one who let them in stays, with whom they let in', async () => {
  const [owner, first, second, third] = [
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn(),
  ];
  const thing = await storeListing(owner.id);
  const all = { thing, permissions: ['administration'] as const };
  await share(owner, { to: first, ...all });
  await share(first, { to: second, ...all });
  await share(second, { to: third, ...all });
  expect((await second.call('DELETE', `${thing}/permissions/${first.id}`)).status).toBe(200);
  const left = (await owner.call('GET', `${thing}/permissions`)).body;
  expect(left.map(({ user }: { user: { id: number } }) => user.id)).toEqual([third.id, second.id]);
});

test('nobody cuts themselves off from whom they go with', async () => {
  const [owner, first, second, third] = [
    await signIn(),
    await signIn(),
    await signIn(),
    await signIn(),
  ];
  const thing = await storeListing(owner.id);
  const all = { thing, permissions: ['administration'] as const };
  await share(owner, { to: first, ...all });
  await share(first, { to: second, ...all });
  await share(first, { to: third, ...all });
  const change = (by: Browser, { id: userId }: { readonly id: number }) =>
    by.call('POST', `${thing}/permissions`, { userId, permissions: all.permissions });
  // Their own, one another's in a circle, and that of whom both came by.
  for (const [by, of] of [
    [second, second],
    [second, third],
    [third, second],
    [third, first],
  ] as const) {
    expect((await change(by, of)).status).toBe(200);
  }
  await share(third, { to: second, ...all });
  await share(second, { to: first, ...all });
  expect((await owner.call('DELETE', `${thing}/permissions/${first.id}`)).status).toBe(200);
  expect((await owner.call('GET', `${thing}/permissions`)).body).toEqual([]);
});

test('whom the owner confirms stays', async () => {
  const [owner, first, second] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await share(owner, { to: first, thing, permissions: ['administration'] });
  await share(first, { to: second, thing, permissions: ['write'] });
  const kept = { userId: second.id, permissions: ['write'] };
  expect((await owner.call('POST', `${thing}/permissions`, kept)).status).toBe(200);
  await owner.call('DELETE', `${thing}/permissions/${first.id}`);
  const left = (await owner.call('GET', `${thing}/permissions`)).body;
  expect(left.map(({ user }: { user: { id: number } }) => user.id)).toEqual([second.id]);
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
