import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { password } from '../../account/account.fixture.ts';
import { memberships, sessions } from '../../account/tables.ts';
import { actingBody, startAccess } from '../access.fixture.ts';

const { database, signIn, trailOf } = await startAccess();
const user = '/api/v1/user/';
const rounds = 6;

afterEach(async () => {
  await database.delete(memberships);
});

/** One succeeds; the other finds the session changed, or its token replaced already. */
function expectOneOf(answers: readonly { readonly status: number }[]): void {
  const [first, second] = answers.map(({ status }) => status).toSorted();
  expect(first).toBe(200);
  expect([401, 409, 503]).toContain(second);
}

test('of two who begin at once with one session, one succeeds, and the trail tells of one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [chief, rosa, ana] = [await signIn('administrators'), await signIn(), await signIn()];
    const twin = chief.steal();
    const answers = await Promise.all([
      chief.call('POST', `${user}${rosa.id}/act-as`, actingBody),
      twin.call('POST', `${user}${ana.id}/act-as`, actingBody),
    ]);
    expectOneOf(answers);
    expect(await database.$count(sessions, eq(sessions.actorId, chief.id))).toBe(1);
    const [first, second] = [await trailOf(rosa.id), await trailOf(ana.id)];
    expect(first.length + second.length).toBe(1);
    const winner = answers[0]?.status === 200 ? chief : twin;
    const acted = answers[0]?.status === 200 ? rosa : ana;
    expect((await winner.call('GET', user)).body).toMatchObject({ id: acted.id, actor: 'Rosa' });
  }
});

test('of two who end it at once, one succeeds, and the own session is one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    await chief.call('POST', `${user}${rosa.id}/act-as`, actingBody);
    const twin = chief.steal();
    const answers = await Promise.all(
      [chief, twin].map((browser) => browser.call('POST', `${user}act-as/end`)),
    );
    expectOneOf(answers);
    const ended = (await trailOf(rosa.id)).filter(({ event }) => event === 'acting-ended');
    expect(ended).toHaveLength(1);
    expect(await database.$count(sessions, eq(sessions.userId, chief.id))).toBe(1);
    const winner = answers[0]?.status === 200 ? chief : twin;
    expect((await winner.call('GET', user)).body).toMatchObject({ id: chief.id, actor: null });
  }
});

test('who becomes an administrator at the same moment is nobody’s role', async () => {
  const other = await signIn('administrators');
  for (let round = 0; round < rounds; round += 1) {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    const [, added] = await Promise.all([
      chief.call('POST', `${user}${rosa.id}/act-as`, actingBody),
      other.call('POST', `${user}${rosa.id}/groups`, { group: 'administrators', password }),
    ]);
    expect(added?.status).toBe(200);
    const asRosa = and(eq(sessions.userId, rosa.id), isNotNull(sessions.actorId));
    expect(await database.$count(sessions, asRosa)).toBe(0);
  }
});

test('two administrators who would act as each other at once are both refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [chief, other] = [await signIn('administrators'), await signIn('administrators')];
    const answers = await Promise.all([
      chief.call('POST', `${user}${other.id}/act-as`, actingBody),
      other.call('POST', `${user}${chief.id}/act-as`, actingBody),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  }
});

test('a session that is signed out at the same moment begins nothing', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [chief, rosa] = [await signIn('administrators'), await signIn()];
    const [began] = await Promise.all([
      chief.steal().call('POST', `${user}${rosa.id}/act-as`, actingBody),
      chief.steal().call('POST', '/logout'),
    ]);
    expect([200, 401, 409]).toContain(began?.status);
    const open = await database.$count(sessions, eq(sessions.actorId, chief.id));
    expect((await trailOf(rosa.id)).length).toBeGreaterThanOrEqual(open);
  }
});
