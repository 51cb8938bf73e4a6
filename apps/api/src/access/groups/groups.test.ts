import { groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { memberships } from '../../account/tables.ts';
import { startAccess } from '../access.fixture.ts';

const { database, signIn, changeMembership, disable, trailOf } = await startAccess();
const dayMs = 86_400_000;

afterEach(async () => {
  vi.useRealTimers();
  await database.delete(memberships);
});

test('everybody signed in knows the groups; how many are in one, only who looks after it', async () => {
  const [rosa, chief] = [await signIn('merchants', 'partners'), await signIn('administrators')];
  await changeMembership(rosa.id, { endsAt: new Date(Date.now() + dayMs) });
  await database
    .update(memberships)
    .set({ actions: ['create', 'administration'] })
    .where(eq(memberships.group, 'partners'));
  const { body } = await rosa.call('GET', '/api/v1/groups/');
  expect(body.map(({ name }: { name: string }) => name)).toEqual([...groups]);
  expect(body[0]).toEqual({
    name: 'administrators',
    permissions: [],
    endsAt: null,
    memberCount: null,
    settings: null,
  });
  expect(body[1]).toMatchObject({ permissions: ['create'], memberCount: null });
  expect(body[1].endsAt).not.toBeNull();
  expect(body[2]).toMatchObject({
    permissions: ['administration'],
    memberCount: 1,
    settings: { note: '', membershipDays: null },
  });
  for (const group of (await chief.call('GET', '/api/v1/groups/')).body) {
    expect(group.permissions).toEqual(['administration']);
    expect(group.memberCount).toBeTypeOf('number');
  }
});

test('who looks after a group sees its members, page by page, without their addresses', async () => {
  const leader = await signIn('merchants');
  await changeMembership(leader.id, { actions: ['administration'] });
  const [one, two, gone] = [
    await signIn('merchants'),
    await signIn('merchants'),
    await signIn('merchants'),
  ];
  await changeMembership(gone.id, { endsAt: new Date(1) });
  await disable(two.id);
  const { body, text } = await leader.call('GET', '/api/v1/groups/merchants/members');
  expect(body.total).toBe(3);
  const ids = body.items.map((item: { user: { id: number } }) => item.user.id);
  expect(ids).toEqual([two.id, one.id, leader.id]);
  expect(body.items[0].isDisabled).toBe(true);
  expect(text).not.toMatch(/@|phone|password/i);
  const second = await leader.call('GET', '/api/v1/groups/merchants/members?start=1&size=1');
  expect(second.body.items[0].user.id).toBe(one.id);
  for (const address of ['partners/members', 'administrators/members']) {
    expect((await leader.call('GET', `/api/v1/groups/${address}`)).status).toBe(403);
  }
  expect((await one.call('GET', '/api/v1/groups/merchants/members')).status).toBe(403);
  expect((await leader.call('GET', '/api/v1/groups/nobodies/members')).status).toBe(404);
});

test('settings are kept, and only by who looks after the group', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn('partners')];
  const settings = { note: 'Welcome!', membershipDays: 90 };
  const address = '/api/v1/groups/partners/settings';
  expect((await rosa.call('POST', address, settings)).status).toBe(403);
  for (const wrong of [
    { ...settings, membershipDays: 0 },
    { ...settings, membershipDays: 1.5 },
    { ...settings, note: 'x'.repeat(1_001) },
    { note: 'x' },
    { ...settings, note: 'a\u0000b' },
    { ...settings, note: 'a\ud800b' },
    { ...settings, permissions: ['administration'] },
  ]) {
    expect((await chief.call('POST', address, wrong)).status).toBe(400);
  }
  expect((await chief.call('POST', address, settings)).body).toEqual(settings);
  expect((await chief.call('GET', '/api/v1/groups/')).body[2].settings).toEqual(settings);
});

test('an administrator reads the groups of anybody', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn('realtors')];
  const address = `/api/v1/user/${rosa.id}/groups`;
  expect((await chief.call('GET', address)).body).toEqual([
    { name: 'realtors', permissions: ['create'], endsAt: null },
  ]);
  await changeMembership(rosa.id, { endsAt: new Date(1) });
  expect((await chief.call('GET', address)).body).toEqual([]);
  expect((await chief.call('GET', '/api/v1/user/4000000000/groups')).status).toBe(404);
  expect((await rosa.call('GET', address)).status).toBe(403);
});

test('who is taken out of a group loses its rights at once', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn('merchants')];
  const address = `/api/v1/groups/merchants/${rosa.id}`;
  expect((await rosa.call('DELETE', address)).status).toBe(403);
  expect((await chief.call('DELETE', address)).status).toBe(200);
  expect((await rosa.call('GET', '/api/v1/user/groups/')).body).toEqual([]);
  expect((await chief.call('DELETE', address)).status).toBe(404);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'member-removed',
    actorId: chief.id,
    detail: { group: 'merchants', permissions: ['create'] },
  });
});

test('the last administrator stays, however two try at once', async () => {
  const [one, other] = [await signIn('administrators'), await signIn('administrators')];
  const address = (id: number) => `/api/v1/groups/administrators/${id}`;
  const answers = await Promise.all([
    one.call('DELETE', address(other.id)),
    other.call('DELETE', address(one.id)),
  ]);
  // The second to arrive is refused as the last one, or as one who is none any more.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const [left] = await database
    .select()
    .from(memberships)
    .where(eq(memberships.group, 'administrators'));
  const last = left?.userId === one.id ? one : other;
  expect((await last.call('DELETE', address(last.id))).body.code).toBe('conflict');
});

test('administrators for a time do not count as somebody who stays', async () => {
  const [one, other] = [await signIn('administrators'), await signIn('administrators')];
  await changeMembership(other.id, { endsAt: new Date(Date.now() + dayMs) });
  const last = `/api/v1/groups/administrators/${one.id}`;
  expect((await other.call('DELETE', last)).status).toBe(409);
  await disable(one.id);
  expect((await other.call('DELETE', last)).status).toBe(200);
});
