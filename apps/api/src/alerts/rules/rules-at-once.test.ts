import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { startAlerts } from '../alerts.fixture.ts';
import { alertMatches, alertRules, alertSquares } from '../tables.ts';

const { database, match, signIn, rule, post, at, bodyOf } = await startAlerts();

type Person = Awaited<ReturnType<typeof signIn>>;
const hamilton = { near: 'Hamilton, ON', distance: 20_000 };
const vancouver = { text: 'canoe', near: 'Vancouver, BC', distance: 40_000 };
let rosa: Person;

beforeEach(async () => {
  await database.delete(alertRules);
  rosa = await signIn();
});

/** What a rule is found by. */
async function squaresOf(id: number) {
  const { ruleId, ...rest } = alertSquares;
  const rows = await database
    .select()
    .from(alertSquares)
    .where(eq(ruleId, id))
    .orderBy(asc(rest.part));
  return rows.map(({ ruleId: _own, ...row }) => row);
}

const press = (id: number, deed: 'pause' | 'resume') =>
  rosa.call('POST', at('item', `${id}/${deed}`));
const change = (id: number, search: object) => rosa.call('PUT', at('item', id), bodyOf({ search }));

test('who pauses several times at once, and resumes so, does each once', async () => {
  const id = await rule(rosa, { search: hamilton });
  const squares = await squaresOf(id);
  const paused = await Promise.all([press(id, 'pause'), press(id, 'pause'), press(id, 'pause')]);
  expect(paused.map(({ body }) => body.pausedFor)).toEqual(['owner', 'owner', 'owner']);
  expect(new Set(paused.map(({ body }) => body.updatedAt)).size).toBe(1);
  expect(await squaresOf(id)).toEqual([]);
  const resumed = await Promise.all([press(id, 'resume'), press(id, 'resume')]);
  expect(resumed.map(({ body }) => body.pausedFor)).toEqual([null, null]);
  expect(await squaresOf(id)).toEqual(squares);
});

test('of changes at once the last is what a rule is found by, and what it has found is of that', async () => {
  const milo = await signIn();
  const id = await rule(rosa, { search: hamilton });
  const others = [
    [hamilton, await squaresOf(await rule(rosa, { search: hamilton }))],
    [vancouver, await squaresOf(await rule(rosa, { search: vancouver }))],
  ] as const;
  await post(milo);
  await match();
  const answers = await Promise.all(
    [vancouver, hamilton, vancouver, hamilton].map((search) => change(id, search)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [row] = await database.select().from(alertRules).where(eq(alertRules.id, id));
  const asked = others.find(([search]) => search.near === row?.search.near);
  expect(await squaresOf(id)).toEqual(asked?.[1]);
  expect(await database.$count(alertMatches, eq(alertMatches.ruleId, id))).toBe(0);
});

test('a rule that is paused, changed and deleted at once leaves nothing to be found by', async () => {
  const id = await rule(rosa, { search: hamilton });
  await Promise.all([press(id, 'pause'), change(id, vancouver), press(id, 'pause')]);
  const [row] = await database.select().from(alertRules).where(eq(alertRules.id, id));
  expect([row?.pausedFor, await squaresOf(id)]).toEqual(['owner', []]);
  const [deleted, ...others] = await Promise.all([
    rosa.call('DELETE', at('item', id)),
    change(id, hamilton),
    press(id, 'resume'),
  ]);
  expect(deleted.status).toBe(200);
  for (const { status } of others) expect([200, 404]).toContain(status);
  expect((await rosa.call('GET', at('item', id))).status).toBe(404);
  expect(await squaresOf(id)).toEqual([]);
});
