import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { alertsData } from '../alerts-data.ts';
import { sweepMailedAlerts } from '../by-mail/sweep-mailed-alerts.ts';
import { cad, inHours, startAlertMail } from '../mail/alert-mail.fixture.ts';
import { alertMatches, alertRules, alertSquares } from '../tables.ts';

const alerts = await startAlertMail();
const { server, database, signIn, rule, rulesOf, post, set, at, match, newOf } = alerts;
const { tell, mailNow, mailsOf, reprice, listingsOf, forgetAll } = alerts;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

const remove = (id: number, by = rosa) => by.call('DELETE', at('item', id));
const restore = (id: number, by = rosa, type: 'item' | 'boat' = 'item') =>
  by.call('POST', `/api/v1/rule/${type}/${id}/restore`);
const squaresOf = (id: number) => database.$count(alertSquares, eq(alertSquares.ruleId, id));
const sweep = () => sweepMailedAlerts(server.platform);
const age = (id: number, hours: number) =>
  database
    .update(alertRules)
    .set({ deletedAt: inHours(-hours) })
    .where(eq(alertRules.id, id));

describe('a deleted rule', () => {
  test('is nowhere, and comes back as it was, in its place', async () => {
    const ids = [await rule(rosa), await rule(rosa, { name: 'Boats' }), await rule(rosa)];
    const [, id = 0] = ids;
    await rosa.call('POST', at('item', `${ids[2]}/pause`));
    const before = await rulesOf(rosa);
    const squares = await squaresOf(id);
    expect(squares).toBeGreaterThan(0);
    for (const one of ids) expect((await remove(one)).status).toBe(200);
    expect([await rulesOf(rosa), await newOf(rosa)]).toEqual([[], 0]);
    for (const one of ids) expect(await squaresOf(one)).toBe(0);
    for (const [method, rest] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/listings'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/test'],
    ] as const) {
      expect((await rosa.call(method, at('item', `${id}${rest}`))).status).toBe(404);
    }
    expect(await alertsData.collect(database, rosa.id, server.platform)).toMatchObject({
      rules: [],
      found: [],
    });
    for (const one of ids) expect((await restore(one)).status).toBe(200);
    expect(await rulesOf(rosa)).toEqual(before);
    expect(await squaresOf(id)).toBe(squares);
    expect(await squaresOf(ids[2] ?? 0)).toBe(0);
  });

  test('comes back once, however often that is asked, also at once with its deletion', async () => {
    const id = await rule(rosa);
    const squares = await squaresOf(id);
    await remove(id);
    const answers = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await restore(id)).body).toEqual((await rulesOf(rosa))[0]);
    expect(await squaresOf(id)).toBe(squares);
    await Promise.all([remove(id), restore(id), mailNow(), remove(id), restore(id)]);
    const [row] = await database.select().from(alertRules).where(eq(alertRules.id, id));
    expect(await squaresOf(id)).toBe(row?.deletedAt === null ? squares : 0);
  });

  test('comes back within a day, and then to nobody', async () => {
    const id = await rule(rosa);
    await remove(id);
    await age(id, 23);
    await sweep();
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    await age(id, 25);
    expect([(await restore(id)).status, await rulesOf(rosa)]).toEqual([404, []]);
    expect(await sweep()).toBe(1);
    expect([(await restore(id)).status, await database.$count(alertRules)]).toEqual([404, 0]);
  });

  test('comes back to its owner alone, under its own kind', async () => {
    const id = await rule(rosa);
    await remove(id);
    expect((await restore(id, milo)).status).toBe(404);
    expect((await restore(id, rosa, 'boat')).status).toBe(404);
    for (const wrong of ['0', '-1', 'x', '1.5']) {
      expect((await rosa.call('POST', at('item', `${wrong}/restore`))).status).toBe(400);
    }
    expect((await server.call('POST', at('item', `${id}/restore`))).status).toBe(401);
    expect(await rulesOf(rosa)).toEqual([]);
  });

  test('takes no room, and comes back only where there is some', async () => {
    const id = await rule(rosa);
    await remove(id);
    const [row] = await database.select().from(alertRules).where(eq(alertRules.id, id));
    if (!row) throw new Error('The rule is not kept.');
    const { id: _, deletedAt: _deleted, since: _since, ...facts } = row;
    await database.insert(alertRules).values(Array.from({ length: mostRules - 1 }, () => facts));
    const last = await rule(rosa);
    const refused = await restore(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
    expect(refused.body.detail).toContain(`${mostRules} alerts at most`);
    await remove(last);
    const both = await Promise.all([restore(id), restore(last)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rulesOf(rosa)).toHaveLength(mostRules);
  });

  test('whose place is gone comes back paused for that', async () => {
    const id = await rule(rosa);
    await remove(id);
    await database
      .update(alertRules)
      .set({ search: { near: 'Xyzzyq' } })
      .where(eq(alertRules.id, id));
    expect((await restore(id)).body).toMatchObject({ id, pausedFor: 'place' });
    expect(await squaresOf(id)).toBe(0);
  });

  test('is kept as one of the last fifty that were deleted', async () => {
    const id = await rule(rosa);
    await remove(id);
    const [row] = await database.select().from(alertRules).where(eq(alertRules.id, id));
    if (!row) throw new Error('The rule is not kept.');
    const { id: _, since: _since, ...facts } = row;
    const later = { ...facts, deletedAt: new Date(Number(row.deletedAt) + 1) };
    await database.insert(alertRules).values(Array.from({ length: mostRules - 1 }, () => later));
    expect((await restore(id)).status).toBe(200);
    await remove(id);
    const other = await rule(rosa);
    await age(id, 1);
    await remove(other);
    expect([(await restore(id)).status, (await restore(other)).status]).toEqual([404, 200]);
    expect(await database.$count(alertRules)).toBe(mostRules);
  });

  test('goes with the account', async () => {
    const id = await rule(rosa);
    await remove(id);
    await rosa.call('POST', '/api/v1/user/delete', { password: 'correct horse battery staple' });
    expect(await database.$count(alertRules)).toBe(0);
  });
});

describe('a rule that is back', () => {
  test('tells nothing that happened meanwhile, and all that comes', async () => {
    const id = await rule(rosa);
    await post(milo, { title: 'An old canoe' });
    expect(await tell()).toBe(1);
    await remove(id);
    await post(milo, { title: 'A canoe meanwhile' });
    expect([await match(), await mailNow()]).toEqual([0, 0]);
    await restore(id);
    expect(await tell()).toBe(0);
    await post(milo, { title: 'A canoe of later' });
    expect(await tell()).toBe(1);
    const [mail] = await mailsOf(rosa);
    expect(mail?.subject).toBe('1 new listing: Canoes near Hamilton');
    expect(mail?.text).toContain('A canoe of later');
    expect((await listingsOf(rosa, id, '?showOnlyNew=true')).results).toHaveLength(2);
  });

  test.each([
    ['deleted', (id: number) => remove(id), (id: number) => restore(id)],
    [
      'paused',
      (id: number) => rosa.call('POST', at('item', `${id}/pause`)),
      (id: number) => rosa.call('POST', at('item', `${id}/resume`)),
    ],
  ] as const)('hears nothing later of what happened while it was %s', async (_, leave, come) => {
    const id = await rule(rosa);
    const known = await post(milo, { price: cad(30_000) });
    const closed = await post(milo, { price: cad(30_000) });
    await tell();
    await leave(id);
    const meanwhile = await post(milo);
    await reprice(known, 25_000, 30_000);
    await set(closed, { status: 'Closed' });
    await match();
    await come(id);
    expect(await tell(inHours(2))).toBe(0);
    for (const one of [known, meanwhile]) await set(one, { title: 'A canoe with a new name' });
    await set(closed, { title: 'A canoe that is gone' });
    expect(await tell(inHours(4))).toBe(0);
    // It is notified of what happens now as always.
    await reprice(known, 20_000, 25_000);
    expect(await tell(inHours(6))).toBe(1);
    expect((await mailsOf(rosa))[0]?.text).toContain('$200 (before: $250)');
  });

  test('tells what it had found and not told before, once', async () => {
    const id = await rule(rosa);
    await post(milo);
    await match();
    await remove(id);
    expect([await newOf(rosa), await mailNow()]).toEqual([0, 0]);
    await restore(id);
    expect([await newOf(rosa), await mailNow(), await tell()]).toEqual([1, 1, 0]);
    expect(await mailsOf(rosa)).toHaveLength(1);
  });

  test('knows what was told under another alert meanwhile', async () => {
    const id = await rule(rosa, { name: 'Back' });
    await rule(rosa, { name: 'Other', search: {} });
    await post(milo);
    await match();
    await remove(id);
    expect(await mailNow()).toBe(1);
    await restore(id);
    expect([await mailNow(), await tell()]).toEqual([0, 0]);
  });

  test('knows how mail has told of a listing', async () => {
    const id = await rule(rosa);
    const found = await post(milo, { price: cad(30_000) });
    await tell();
    await remove(id);
    await restore(id);
    await set(found, { title: 'A red canoe, as new' });
    expect(await tell(inHours(2))).toBe(0);
    await reprice(found, 25_000, 30_000);
    expect(await tell(inHours(3))).toBe(1);
    expect((await mailsOf(rosa))[0]?.text).toContain('$250 (before: $300)');
    expect(await database.$count(alertMatches, sql`${alertMatches.ruleId} = ${id}`)).toBe(1);
  });
});
