import { and, eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { testCity } from '../../account/account.fixture.ts';
import { memberships } from '../../account/tables.ts';
import { actingBody, startAccess } from '../access.fixture.ts';

const { database, signIn, changeMembership, disable, trailOf } = await startAccess();
const own = '/api/v1/user/groups/';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

afterEach(async () => {
  await database.delete(memberships);
});

function address({ id }: { readonly id: number }): string {
  return `/api/v1/user/${id}/groups`;
}

test('an administrator puts somebody into a group, who signs in anew; it is written down', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const added = await chief.call('POST', address(rosa), { group: 'partners' });
  expect([added.status, added.body]).toEqual([
    200,
    { name: 'partners', permissions: ['create'], endsAt: null },
  ]);
  expect((await rosa.call('GET', own)).status).toBe(401);
  expect((await chief.call('GET', address(rosa))).body).toEqual([added.body]);
  expect(await trailOf(rosa.id)).toMatchObject([
    {
      event: 'member-added',
      actorId: chief.id,
      actingAs: null,
      detail: { group: 'partners', permissions: ['create'], endsAt: null },
    },
  ]);
});

test('a second time adds rights and time, and takes none', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  const body = { group: 'partners', permissions: ['administration'] };
  await chief.call('POST', address(rosa), body);
  const again = await chief.call('POST', address(rosa), { group: 'partners', endsAt: inDays(1) });
  expect(again.body).toEqual({
    name: 'partners',
    permissions: ['administration', 'create'],
    endsAt: null,
  });
});

test('of two who add different rights at once, both count', async () => {
  const [chief, other] = [await signIn('administrators'), await signIn('administrators')];
  for (let round = 0; round < 6; round += 1) {
    const rosa = await signIn();
    const answers = await Promise.all([
      chief.call('POST', address(rosa), {
        group: 'city_administrators',
        permissions: ['read'],
        cities: [testCity],
      }),
      other.call('POST', address(rosa), {
        group: 'city_administrators',
        permissions: ['delete'],
        cities: [testCity],
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row] = await database
      .select()
      .from(memberships)
      .where(and(eq(memberships.userId, rosa.id), eq(memberships.group, 'city_administrators')));
    expect(row?.actions.toSorted()).toEqual(['delete', 'read']);
  }
});

test('who puts themselves into a group keeps their session, with a new token', async () => {
  const chief = await signIn('administrators');
  const [before, elsewhere] = [chief.steal(), chief.steal()];
  expect((await chief.call('POST', address(chief), { group: 'realtors' })).status).toBe(200);
  expect((await chief.call('GET', own)).body).toHaveLength(2);
  for (const old of [before, elsewhere]) expect((await old.call('GET', own)).status).toBe(401);
});

test('nobody else puts anybody into a group, themselves neither', async () => {
  const [leader, chief, rosa] = [
    await signIn('partners'),
    await signIn('administrators'),
    await signIn('merchants'),
  ];
  await changeMembership(leader.id, { actions: ['administration'] });
  for (const by of [leader, rosa]) {
    for (const about of [leader, rosa]) {
      const body = { group: 'partners', permissions: ['administration'] };
      expect((await by.call('POST', address(about), body)).status).toBe(403);
    }
  }
  // Not even as somebody else: it is the administrator's own to do.
  await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody);
  expect((await chief.call('POST', address(rosa), { group: 'partners' })).status).toBe(403);
  expect(await trailOf(leader.id)).toEqual([]);
});

test('a disabled account joins nothing, nor does nobody', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await disable(rosa.id);
  for (const about of [rosa, { id: 4_000_000_000 }]) {
    expect((await chief.call('POST', address(about), { group: 'partners' })).status).toBe(404);
  }
});

test('an administrator for a time adds nobody for longer', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  await changeMembership(chief.id, { endsAt: new Date(inDays(3)) });
  for (const more of [{}, { endsAt: inDays(4) }]) {
    const { status, body } = await chief.call('POST', address(rosa), {
      group: 'partners',
      ...more,
    });
    expect([status, body.fields[0].path]).toEqual([400, 'body.endsAt']);
  }
  const allowed = { group: 'partners', endsAt: inDays(2) };
  expect((await chief.call('POST', address(rosa), allowed)).status).toBe(200);
});

test.each([
  ['no group', {}],
  ['an unknown group', { group: 'gods' }],
  ['a permission that members can’t have', { group: 'merchants', permissions: ['delete'] }],
  ['a permission named twice', { group: 'merchants', permissions: ['create', 'create'] }],
  ['no permission', { group: 'merchants', permissions: [] }],
  ['an end that is past', { group: 'merchants', endsAt: '2020-01-01T00:00:00Z' }],
  ['a field of its own', { group: 'merchants', grantedBy: 1 }],
])('%s is refused, and nobody joins', async (_, body) => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  expect((await chief.call('POST', address(rosa), body)).status).toBe(400);
  expect((await chief.call('GET', address(rosa))).body).toEqual([]);
  expect(await trailOf(rosa.id)).toEqual([]);
});
