import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { actingBody, share } from '../access/access.fixture.ts';
import { accessData } from '../access/access-data.ts';
import { deleteOldInvitations } from '../access/object-invitations/sweep-invitations.ts';
import { auditEntries, objectInvitations, objectPermissions } from '../access/tables.ts';
import { type Browser, storeSession } from '../account/account.fixture.ts';
import { users } from '../account/tables.ts';
import { mails } from '../platform/tables.ts';
import {
  answer,
  inDays,
  invite,
  ownInvitations,
  sentAbout,
  startInviting,
  travel,
} from './object-invitations.fixture.ts';
import { listings } from './tables.ts';

const started = await startInviting();
const { server, database, signIn, changeMembership, disable, trailOf } = started;
const { work, storeListing, usernameOf, mailed } = started;

type Somebody = Awaited<ReturnType<typeof signIn>>;

afterEach(async () => {
  vi.useRealTimers();
  // What a test left undelivered is nothing to the next.
  await work.runWaiting();
  await database.delete(mails);
});

test('who is invited sees by whom and to what, and has the right once they accept', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const sent = await invite(owner, thing, { to: { email: rosa.email.toUpperCase() } });
  expect(sent.body).toMatchObject({ permissions: ['write'], endsAt: null, state: 'pending' });
  expect((await rosa.call('GET', `${thing}/permissions/self`)).status).toBe(404);
  expect((await owner.call('GET', `${thing}/permissions`)).body).toEqual([]);
  const [type, id] = thing.split('/').slice(-2);
  expect(await ownInvitations(rosa)).toEqual([
    {
      id: sent.body.id,
      permissions: ['write'],
      endsAt: null,
      invitedBy: { id: owner.id, firstName: 'Rosa', lastName: null, profilePicture: null },
      since: sent.body.since,
      expiresAt: sent.body.expiresAt,
      object: { type, id, name: 'A red canoe' },
      state: 'pending',
    },
  ]);
  const accepted = await answer(rosa, sent.body.id, 'accept');
  expect([accepted.status, accepted.body.state]).toEqual([200, 'accepted']);
  expect((await rosa.call('GET', `${thing}/permissions/self`)).body.permissions).toEqual([
    'read',
    'write',
  ]);
  expect((await owner.call('GET', `${thing}/permissions`)).body).toMatchObject([
    { user: { id: rosa.id, lastName: null }, sentTo: sent.body.sentTo },
  ]);
  expect(await sentAbout(owner, thing)).toEqual([]);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'accepted' }]);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'permission-accepted',
    actorId: rosa.id,
    detail: { invitedBy: owner.id },
  });
  expect((await answer(rosa, sent.body.id, 'accept')).status).toBe(404);
  await owner.call('DELETE', `${thing}/permissions/${rosa.id}`);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'withdrawn' }]);
});

test('a hit and a miss are answered, listed and written down alike', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const username = await usernameOf(rosa);
  const targets = [
    { email: rosa.email },
    { email: 'nobody-at-all@example.org' },
    { username },
    { username: 'nobody-at-all' },
  ];
  const answers = [];
  for (const to of targets) answers.push(await invite(owner, thing, { to }));
  const shapeOf = (body: object) =>
    JSON.stringify({ ...body, id: 0, sentTo: '', since: 0, expiresAt: 0 });
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => shapeOf(body))).size).toBe(1);
  await work.runWaiting();
  const listed = await sentAbout(owner, thing);
  expect(new Set(listed.map(shapeOf)).size).toBe(1);
  expect(listed.map(({ sentTo }: { sentTo: string }) => sentTo)).toEqual(
    targets.map((to) => Object.values(to)[0]).reverse(),
  );
  const trail = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.event, 'permission-offered'));
  expect(trail.slice(-4).map(({ subjectId }) => subjectId)).toEqual([null, null, null, null]);
});

test('declined is told to the sender, who may invite again; the newest one shows', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const first = await invite(owner, thing, { to: { email: rosa.email } });
  expect((await answer(rosa, first.body.id, 'decline')).body.state).toBe('declined');
  expect((await answer(rosa, first.body.id, 'accept')).status).toBe(404);
  expect(await sentAbout(owner, thing)).toMatchObject([{ state: 'declined', sentTo: rosa.email }]);
  const second = await invite(owner, thing, { to: { email: rosa.email } });
  expect(await sentAbout(owner, thing)).toMatchObject([{ id: second.body.id, state: 'pending' }]);
  expect(await ownInvitations(rosa)).toMatchObject([{ id: second.body.id, state: 'pending' }]);
  expect((await answer(rosa, first.body.id, 'accept')).status).toBe(404);
  expect((await answer(rosa, second.body.id, 'accept')).status).toBe(200);
});

test('it is over after seven days, and forgotten a month later', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { email: rosa.email } });
  await travel(6.9, owner, rosa);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'pending' }]);
  await travel(0.2, owner, rosa);
  expect(await ownInvitations(rosa)).toMatchObject([{ state: 'expired' }]);
  expect(await sentAbout(owner, thing)).toMatchObject([{ state: 'expired' }]);
  expect((await answer(rosa, body.id, 'accept')).status).toBe(404);
  await travel(30);
  for (const person of [owner, rosa]) person.take(await storeSession(database, person.id));
  expect(await ownInvitations(rosa)).toEqual([]);
  expect(await sentAbout(owner, thing)).toEqual([]);
  await deleteOldInvitations(server.platform);
  expect(await database.$count(objectInvitations, eq(objectInvitations.id, body.id))).toBe(0);
});

test('of an acceptance and a withdrawal at once, one succeeds', async () => {
  const owner = await signIn();
  for (let round = 0; round < 6; round += 1) {
    const rosa = await signIn();
    const thing = await storeListing(owner.id);
    const { body } = await invite(owner, thing, { to: { email: rosa.email } });
    const both = await Promise.all([
      answer(rosa, body.id, 'accept'),
      owner.call('DELETE', `${thing}/permissions/invitations/${body.id}`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const held = await database.$count(objectPermissions, eq(objectPermissions.userId, rosa.id));
    expect(held).toBe(both[0]?.status === 200 ? 1 : 0);
  }
});

test.each([
  ['somebody else', async (id: string) => (await answer(await signIn(), id, 'accept')).status],
  [
    'whoever acts as them',
    async (id: string, rosa: Somebody) => {
      const chief = await signIn('administrators');
      await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody);
      return (await answer(chief, id, 'accept')).status;
    },
  ],
  [
    'who is disabled',
    async (id: string, rosa: Somebody) => {
      await disable(rosa.id);
      return (await answer(rosa, id, 'accept')).status;
    },
  ],
  [
    'them once the sender is disabled',
    async (id: string, rosa: Somebody, owner: Somebody) => {
      await disable(owner.id);
      expect(await ownInvitations(rosa)).toMatchObject([{ state: 'withdrawn' }]);
      return (await answer(rosa, id, 'accept')).status;
    },
  ],
  [
    'them once the listing is deleted',
    async (id: string, rosa: Somebody, owner: Somebody) => {
      await database
        .update(listings)
        .set({ status: 'Delete' })
        .where(eq(listings.ownerId, owner.id));
      expect(await ownInvitations(rosa)).toEqual([]);
      return (await answer(rosa, id, 'accept')).status;
    },
  ],
])('it is not accepted by %s', async (_, attack) => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { email: rosa.email } });
  expect([401, 403, 404]).toContain(await attack(body.id, rosa, owner));
  expect(await database.$count(objectPermissions, eq(objectPermissions.userId, rosa.id))).toBe(0);
});

test('nobody gives themselves or the owner a right', async () => {
  const [owner, clerk] = [await signIn('city_administrators'), await signIn('city_administrators')];
  await changeMembership(clerk.id, { actions: ['administration'] });
  const thing = await storeListing(owner.id, 'city_service');
  const { body } = await invite(clerk, thing, { to: { email: owner.email } });
  await work.runWaiting();
  expect((await answer(owner, body.id, 'accept')).status).toBe(404);
  expect(await ownInvitations(owner)).toEqual([]);
  expect(await mailed()).toEqual([]);
});

test('a username that somebody takes later is not whom it was sent to', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { username: 'Rare.Name' } });
  const later = await signIn();
  await database
    .update(users)
    .set({ username: 'rare.name', createdAt: new Date(Date.now() + 1_000) })
    .where(eq(users.id, later.id));
  expect(await ownInvitations(later)).toEqual([]);
  expect((await answer(later, body.id, 'accept')).status).toBe(404);
});

test('an address that is confirmed later finds what was sent to it', async () => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  const { body } = await invite(owner, thing, { to: { email: 'soon@example.org' } });
  const later = await signIn();
  await database.update(users).set({ email: 'Soon@example.org' }).where(eq(users.id, later.id));
  expect(await ownInvitations(later)).toMatchObject([{ id: body.id, state: 'pending' }]);
  expect((await answer(later, body.id, 'accept')).status).toBe(200);
});

test('others who administer it see no address that they did not type', async () => {
  const [owner, delegate, chief] = [await signIn(), await signIn(), await signIn('administrators')];
  const thing = await storeListing(owner.id);
  await share(owner, { to: delegate, thing, permissions: ['administration'] });
  await invite(owner, thing, { to: { email: 'kim@example.org' } });
  await invite(owner, thing, { to: { username: 'kim.ito' } });
  const told = async (by: Browser) =>
    (await sentAbout(by, thing)).map(({ sentTo }: { sentTo: string }) => sentTo);
  expect(await told(owner)).toEqual(['kim.ito', 'kim@example.org']);
  expect(await told(delegate)).toEqual(['kim.ito', 'k…@example.org']);
  expect(await told(chief)).toEqual(['kim.ito', 'kim@example.org']);
  const [mine] = (await delegate.call('GET', `${thing}/permissions`)).body;
  expect(mine.sentTo).not.toBe(delegate.email);
  const [known] = (await chief.call('GET', `${thing}/permissions`)).body;
  expect(known).toMatchObject({ sentTo: delegate.email, user: { lastName: 'Lindqvist' } });
});

test('who accepts less than they had takes along whom they let in', async () => {
  const [owner, first, second] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await share(owner, { to: first, thing, permissions: ['administration'] });
  await share(first, { to: second, thing, permissions: ['write'] });
  await share(owner, { to: first, thing, permissions: ['read'] });
  expect((await second.call('GET', `${thing}/permissions/self`)).status).toBe(404);
});

test.each([
  ['neither', {}],
  ['both', { email: 'a@example.org', username: 'rosa' }],
  ['a number', { userId: 1 }],
  ['a telephone number', { phone: '9055550123' }],
  ['no address', { email: 'rosa' }],
  ['no username', { username: 'ro sa' }],
])('%s is no invitation', async (_, to) => {
  const owner = await signIn();
  const thing = await storeListing(owner.id);
  expect((await invite(owner, thing, { to })).status).toBe(400);
  expect(
    (await invite(owner, thing, { to: { email: 'a@example.org' }, endsAt: inDays(-1) })).status,
  ).toBe(400);
  expect(await sentAbout(owner, thing)).toEqual([]);
});

test('the data of both tell of an invitation, and those of nobody else', async () => {
  const [owner, rosa, other] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const id = thing.split('/').at(-1);
  const sent = await invite(owner, thing, { to: { email: rosa.email } });
  const dataOf = ({ id: userId }: { readonly id: number }) =>
    accessData.collect(database, userId, server.platform);
  const told = { type: 'listing', id, email: rosa.email, username: null, actions: ['write'] };
  expect(await dataOf(owner)).toMatchObject({
    objectInvitations: [{ ...told, isOwn: true, outcome: null }],
    permissions: [],
  });
  expect(await dataOf(rosa)).toMatchObject({
    objectInvitations: [{ ...told, isOwn: false, outcome: null }],
    permissions: [],
  });
  expect(await dataOf(other)).toMatchObject({ objectInvitations: [], permissions: [] });
  await answer(rosa, sent.body.id, 'accept');
  expect(await dataOf(rosa)).toMatchObject({
    objectInvitations: [{ outcome: 'accepted' }],
    permissions: [{ type: 'listing', id, actions: ['write'], sentTo: rosa.email }],
  });
});
