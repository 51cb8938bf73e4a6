import { eq } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { codeOf, signInNew, turnOn } from '../../account/security.fixture.ts';
import { memberships, sessions } from '../../account/tables.ts';
import { actingBody, startAccess } from '../access.fixture.ts';

const { server, database, signIn, changeMembership, disable, trailOf } = await startAccess();
const hourMs = 3_600_000;
const user = '/api/v1/user/';

afterEach(async () => {
  vi.useRealTimers();
  await database.delete(memberships);
});

function travel(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs });
}

async function startActing() {
  const [chief, rosa] = [await signIn('administrators'), await signIn('merchants')];
  const before = chief.steal();
  const answer = await chief.call('POST', `${user}${rosa.id}/act-as`, actingBody);
  return { chief, rosa, before, answer };
}

test('an administrator acts as a user, is named, and gets the own session back', async () => {
  const { chief, rosa, before, answer } = await startActing();
  expect(answer.status).toBe(200);
  expect((await chief.call('GET', user)).body).toMatchObject({ id: rosa.id, actor: 'Rosa' });
  expect((await before.call('GET', `${user}security`)).status).toBe(401);
  expect((await rosa.call('GET', user)).body).toMatchObject({ id: rosa.id, actor: null });
  const acting = chief.steal();
  expect((await chief.call('POST', `${user}act-as/end`)).status).toBe(200);
  expect((await chief.call('GET', user)).body).toMatchObject({ id: chief.id, actor: null });
  expect((await acting.call('GET', `${user}security`)).status).toBe(401);
  expect((await chief.call('POST', `${user}act-as/end`)).status).toBe(409);
  expect(
    (await trailOf(rosa.id)).map(({ event, actorId, actingAs }) => [event, actorId, actingAs]),
  ).toEqual([
    ['acting-began', chief.id, null],
    ['acted', chief.id, rosa.id],
    ['acting-ended', chief.id, rosa.id],
  ]);
});

test('acting lasts an hour at most, and prolongs no session', async () => {
  const { chief } = await startActing();
  const [acting] = await database.select().from(sessions).where(eq(sessions.actorId, chief.id));
  expect(acting?.endsAt.getTime()).toBeLessThanOrEqual(Date.now() + hourMs);
  await chief.call('POST', `${user}act-as/end`);
  const [own] = await database.select().from(sessions).where(eq(sessions.userId, chief.id));
  expect(own?.createdAt).toEqual(acting?.createdAt);
  const life = (own?.endsAt.getTime() ?? 0) - (own?.createdAt.getTime() ?? 0);
  expect(life).toBe(30 * 24 * hourMs);
  const second = await startActing();
  travel(1.01);
  expect((await second.chief.call('GET', user)).status).toBe(401);
});

test('who acts has the rights of the user, and none of an administrator', async () => {
  const { chief, rosa } = await startActing();
  const other = await signIn();
  expect((await chief.call('GET', `${user}groups/`)).body).toEqual([
    { name: 'merchants', permissions: ['create'] },
  ]);
  for (const address of [`${user}${other.id}/act-as`, `${user}${rosa.id}/groups`]) {
    expect((await chief.call('POST', address, actingBody)).status).toBe(403);
  }
  expect((await chief.call('GET', `${user}${rosa.id}/groups`)).status).toBe(403);
});

test('nobody acts as another administrator, a disabled account, nobody, or oneself', async () => {
  const [chief, other, rosa] = [
    await signIn('administrators'),
    await signIn('administrators'),
    await signIn(),
  ];
  await disable(rosa.id);
  const statuses = [];
  for (const id of [other.id, rosa.id, 4_000_000_000, chief.id]) {
    statuses.push((await chief.call('POST', `${user}${id}/act-as`, actingBody)).status);
  }
  expect(statuses).toEqual([403, 404, 404, 409]);
  expect((await chief.call('GET', user)).body).toMatchObject({ id: chief.id, actor: null });
});

test('if the user becomes an administrator, who acts as them does not', async () => {
  const { chief, rosa } = await startActing();
  await database
    .insert(memberships)
    .values({ userId: rosa.id, group: 'administrators', createdAt: new Date() });
  expect((await chief.call('GET', `${user}${rosa.id}/groups`)).status).toBe(403);
});

test.each([
  [
    'is taken out of the group',
    (id: number) => database.delete(memberships).where(eq(memberships.userId, id)),
  ],
  ['has no time left in the group', (id: number) => changeMembership(id, { endsAt: new Date(1) })],
  ['is disabled', (id: number) => disable(id)],
])('acting is over when the administrator %s', async (_, lose) => {
  const { chief } = await startActing();
  await lose(chief.id);
  expect((await chief.call('GET', user)).status).toBe(401);
  expect((await chief.call('POST', `${user}act-as/end`)).status).toBe(401);
});

test('acting is over when the user is disabled', async () => {
  const { chief, rosa } = await startActing();
  await disable(rosa.id);
  expect((await chief.call('GET', user)).status).toBe(401);
});

test.each([
  ['no reason', { password }, 400, 'body.reason'],
  ['nine letters', { password, reason: 'Ticket 7!' }, 400, 'body.reason'],
  ['no password', { reason: actingBody.reason }, 400, 'body.password'],
  ['a wrong password', { ...actingBody, password: 'wrong' }, 403, 'body.password'],
])(
  'a browser that was left open is not enough: with %s nobody acts',
  async (_, body, status, path) => {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    const refused = await chief.call('POST', `${user}${rosa.id}/act-as`, body);
    expect([refused.status, refused.body.fields[0].path]).toEqual([status, path]);
    expect((await chief.call('GET', user)).body).toMatchObject({ id: chief.id, actor: null });
    expect(await trailOf(rosa.id)).toEqual([]);
  },
);

test('where two steps are on, it takes a code as well, once', async () => {
  const chief = await signInNew(server, { groups: ['administrators'] });
  const rosa = await signIn();
  const { secret } = await turnOn(chief);
  const act = (code?: string) =>
    chief.call('POST', `${user}${rosa.id}/act-as`, { ...actingBody, ...(code && { code }) });
  for (const code of [undefined, '000000']) {
    const refused = await act(code);
    expect([refused.status, refused.body.fields[0].path]).toEqual([403, 'body.code']);
  }
  expect((await act(codeOf(secret))).status).toBe(200);
});
