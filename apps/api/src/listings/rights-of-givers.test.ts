import { afterEach, expect, test, vi } from 'vitest';
import { share } from '../access/access.fixture.ts';
import type { Browser } from '../account/account.fixture.ts';
import { inDays, startInviting, travel } from './object-invitations.fixture.ts';

const { signIn, trailOf, storeListing } = await startInviting();

afterEach(() => {
  vi.useRealTimers();
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
    expect([200, 404]).toContain(sent.status);
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

const heldBy = async (holder: Browser) =>
  (await holder.call('GET', '/api/v1/user/permissions')).body;

test('who was let in sees what to, and gives it up with all that they gave', async () => {
  const [owner, rosa, friend] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const [type, id] = thing.split('/').slice(-2);
  const self = `${thing}/permissions/self`;
  await share(owner, { to: rosa, thing, permissions: ['administration'] });
  await share(rosa, { to: friend, thing, permissions: ['read'] });
  expect(await heldBy(rosa)).toEqual([
    {
      object: { type, id, name: 'A red canoe' },
      permissions: ['administration'],
      grantedBy: { id: owner.id, firstName: 'Rosa', lastName: null, profilePicture: null },
      since: expect.any(String),
      endsAt: null,
    },
  ]);
  expect(await heldBy(owner)).toEqual([]);

  const given = await Promise.all([rosa.call('DELETE', self), rosa.call('DELETE', self)]);
  expect(given.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await rosa.call('GET', self)).status).toBe(404);
  expect((await friend.call('GET', self)).status).toBe(404);
  expect([await heldBy(rosa), await heldBy(friend)]).toEqual([[], []]);
  expect((await owner.call('GET', `${thing}/permissions`)).body).toEqual([]);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'permission-withdrawn',
    actorId: rosa.id,
  });
  expect((await owner.call('GET', self)).body).toMatchObject({ isOwner: true });
});

test('what was not granted is not given up: not by its owner, nor for somebody else', async () => {
  const [owner, rosa, reader] = [await signIn(), await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  const permissions = `${thing}/permissions`;
  await share(owner, { to: rosa, thing, permissions: ['read'] });
  await share(owner, { to: reader, thing, permissions: ['read'] });
  expect((await owner.call('DELETE', `${permissions}/self`)).status).toBe(404);
  expect((await (await signIn()).call('DELETE', `${permissions}/self`)).status).toBe(404);
  expect((await reader.call('DELETE', `${permissions}/${rosa.id}`)).status).toBe(403);
  const elsewhere = await rosa.call('DELETE', `${permissions.replace('item', 'property')}/self`);
  expect(elsewhere.status).toBe(404);
  expect(await heldBy(rosa)).toHaveLength(1);
});

test('given up and taken away at once, a right ends once', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await share(owner, { to: rosa, thing, permissions: ['read'] });
  const answers = await Promise.all([
    rosa.call('DELETE', `${thing}/permissions/self`),
    owner.call('DELETE', `${thing}/permissions/${rosa.id}`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const ended = (await trailOf(rosa.id)).filter(({ event }) => event === 'permission-withdrawn');
  expect(ended).toHaveLength(1);
});

test('a visitor holds nothing, and gives nothing up', async () => {
  const [owner, visitor] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  visitor.take(undefined);
  expect((await visitor.call('DELETE', `${thing}/permissions/self`)).status).toBe(401);
  expect((await visitor.call('GET', '/api/v1/user/permissions')).status).toBe(401);
});

test.each(['property/0', 'property/01', 'property/1e3', 'user/1', 'castle/1'])(
  'nothing is given up of %s',
  async (path) => {
    const rosa = await signIn();
    expect((await rosa.call('DELETE', `/api/v1/${path}/permissions/self`)).status).toBe(404);
  },
);

test.each(['?user=1', '?size=5'])('what somebody holds is not asked for by “%s”', async (query) => {
  const rosa = await signIn();
  expect((await rosa.call('GET', `/api/v1/user/permissions${query}`)).status).toBe(400);
});

test('a right whose time has run out is held no more', async () => {
  const [owner, rosa] = [await signIn(), await signIn()];
  const thing = await storeListing(owner.id);
  await share(owner, { to: rosa, thing, permissions: ['read'], endsAt: inDays(3) });
  expect(await heldBy(rosa)).toHaveLength(1);
  await travel(4, rosa);
  expect(await heldBy(rosa)).toEqual([]);
});
