import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../../account/account.fixture.ts';
import { memberships } from '../../account/tables.ts';
import { actingBody, startAccess } from '../access.fixture.ts';

const { server, database, signIn, changeMembership, trailOf } = await startAccess();
const own = '/api/v1/user/groups/';
const merchant = { name: 'merchants', permissions: ['create'], endsAt: null };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

afterEach(async () => {
  await database.delete(memberships);
});

const join = (by: Browser) => by.call('POST', '/api/v1/groups/merchants/join');

test('whoever is signed in becomes a merchant, with a new token for the session', async () => {
  const rosa = await signIn();
  const before = rosa.steal();
  const joined = await join(rosa);
  expect([joined.status, joined.body]).toEqual([200, merchant]);
  expect((await rosa.call('GET', own)).body).toEqual([
    { name: 'merchants', permissions: ['create'] },
  ]);
  expect((await before.call('GET', own)).status).toBe(401);
  expect((await trailOf(rosa.id)).at(-1)).toMatchObject({
    event: 'member-joined',
    detail: { name: 'merchants' },
  });
});

test('a second time, also at once, changes nothing more', async () => {
  const rosa = await signIn();
  const { cookie: held } = rosa;
  const both = [rosa, rosa.steal()];
  const answers = await Promise.all(both.map(join));
  const joined = answers.filter(({ status }) => status === 200);
  expect(joined.length).toBeGreaterThan(0);
  for (const { body } of joined) expect(body).toEqual(merchant);
  // Whichever came first has the new token.
  const first = both.find(({ cookie }) => cookie !== undefined && cookie !== held);
  expect((await join(first ?? rosa)).body).toEqual(merchant);
  const events = (await trailOf(rosa.id)).filter(({ event }) => event === 'member-joined');
  expect(events).toHaveLength(1);
});

test('rights that were given for a time do not last longer by it, and end as they would', async () => {
  const rosa = await signIn('merchants');
  const ends = inDays(1);
  await changeMembership(rosa.id, { actions: ['administration'], endsAt: ends });
  expect((await join(rosa)).body).toEqual({
    name: 'merchants',
    permissions: ['administration'],
    endsAt: ends.toISOString(),
  });
  await changeMembership(rosa.id, { endsAt: inDays(-1) });
  expect((await join(rosa)).body).toEqual(merchant);
});

test('nobody chooses by a body what they may do, or for how long', async () => {
  const rosa = await signIn();
  for (const body of [{ permissions: ['administration'] }, { endsAt: null }, []]) {
    expect((await rosa.call('POST', '/api/v1/groups/merchants/join', body)).status).toBe(400);
  }
  expect((await rosa.call('POST', '/api/v1/groups/administrators/join')).status).not.toBe(200);
  expect((await rosa.call('GET', own)).body).toEqual([]);
});

test('strangers do not join, nor does an administrator in the name of somebody else', async () => {
  const [chief, rosa] = [await signIn('administrators'), await signIn()];
  expect((await join(openBrowser(server))).status).toBe(401);
  await chief.call('POST', `/api/v1/user/${rosa.id}/act-as`, actingBody);
  expect((await join(chief)).status).toBe(403);
  expect(await database.$count(memberships, eq(memberships.group, 'merchants'))).toBe(0);
});
