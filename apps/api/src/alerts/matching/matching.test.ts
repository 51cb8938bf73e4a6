import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listings } from '../../listings/tables.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertMatches, alertPlace, alertRules, alertSquares } from '../tables.ts';

const { database, match, signIn, rule, rulesOf, listingsOf, newOf, post, at, bodyOf } =
  await startAlerts();

type Person = Awaited<ReturnType<typeof signIn>>;
const cad = (amount: number) => ({ amount, currency: 'CAD', period: 'ONCE' }) as const;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await database.delete(alertRules);
  await database.delete(listings);
  [rosa, milo] = [await signIn(), await signIn()];
});

const set = (id: number, facts: Partial<typeof listings.$inferInsert>) =>
  database.update(listings).set(facts).where(eq(listings.id, id));
const reprice = (id: number, amount: number, previousPriceAmount: number | null = null) =>
  set(id, {
    priceAmount: amount,
    priceSort: amount,
    previousPriceAmount,
    updatedAt: new Date(),
  });

/** Returns what is news and not seen, as `listings` reports it. */
async function newsOf(by: Person, id: number): Promise<[number, string][]> {
  const { results } = await listingsOf(by, id, '?showOnlyNew=true');
  return results.map((one: { id: number; news: { kind: string } }) => [one.id, one.news.kind]);
}

test('a listing that is published is news for whoever looks for it, once', async () => {
  const [id, elsewhere] = [
    await rule(rosa),
    await rule(rosa, { search: { text: 'canoe', near: 'Vancouver, BC' } }),
  ];
  const found = await post(milo);
  await post(milo, { title: 'A boat' });
  const began = await database.$count(liveEvents, eq(liveEvents.userId, rosa.id));
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'new']]);
  expect(await newsOf(rosa, elsewhere)).toEqual([]);
  expect(await newOf(rosa)).toBe(1);
  expect((await rulesOf(rosa)).map((one: { newCount: number }) => one.newCount)).toEqual([0, 1]);
  expect(await database.$count(liveEvents, eq(liveEvents.userId, rosa.id))).toBe(began + 1);
  await set(found, { title: 'A red canoe, almost new' });
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'new']]);
  expect(await database.$count(liveEvents, eq(liveEvents.userId, rosa.id))).toBe(began + 1);
});

test('each turn of a listing is the news that it is, until it is seen', async () => {
  const price = { min: 5_000, max: 20_000 };
  const news = ['new', 'repriced', 'reduced', 'open-again', 'gone'];
  const id = await rule(rosa, { search: { text: 'canoe', price }, news });
  const found = await post(milo, { price: cad(30_000) });
  async function after(act: () => Promise<unknown>) {
    const [last] = await newsPlaces(id);
    if (last) await rosa.call('POST', at('item', `${id}/seen`), { newest: last });
    expect(await newsOf(rosa, id)).toEqual([]);
    await act();
    await match();
    return (await newsOf(rosa, id)).map(([, kind]) => kind);
  }
  await match();
  expect(await after(async () => undefined)).toEqual([]);
  expect(await after(() => reprice(found, 18_000, 30_000))).toEqual(['reduced']);
  expect(await after(() => reprice(found, 19_000))).toEqual(['repriced']);
  expect(await after(() => reprice(found, 17_000, 19_000))).toEqual(['reduced']);
  expect(await after(() => reprice(found, 17_000, 17_500))).toEqual([]);
  expect(await after(() => set(found, { status: 'Pending' }))).toEqual([]);
  expect(await after(() => set(found, { status: 'Active' }))).toEqual(['open-again']);
  expect(await after(() => set(found, { status: 'Closed', closedAt: new Date() }))).toEqual([
    'gone',
  ]);
  expect(await after(() => set(found, { status: 'Active', closedAt: null }))).toEqual([
    'open-again',
  ]);
  expect(await after(() => reprice(found, 90_000))).toEqual([]);
  expect(await after(() => set(found, { status: 'Withdrawn' }))).toEqual([]);
});

const newsPlaces = async (id: number) => {
  const rows = await database
    .select({ place: alertMatches.place })
    .from(alertMatches)
    .where(eq(alertMatches.ruleId, id));
  return rows.map(({ place }) => place).toSorted((a, b) => b - a);
};

test('what is seen is what was there, and what comes meanwhile stays new', async () => {
  const id = await rule(rosa);
  const first = await post(milo);
  await match();
  const { results } = await listingsOf(rosa, id);
  expect(results).toMatchObject([{ id: first, news: { kind: 'new', isSeen: false } }]);
  const second = await post(milo);
  await match();
  const seen = { newest: results[0].news.place };
  expect((await rosa.call('POST', at('item', `${id}/seen`), seen)).status).toBe(200);
  expect(await newsOf(rosa, id)).toEqual([[second, 'new']]);
  expect((await listingsOf(rosa, id)).results).toMatchObject([
    { id: second, news: { isSeen: false } },
    { id: first, news: { isSeen: true } },
  ]);
  expect(await newOf(rosa)).toBe(1);
});

test('a listing of two rules counts once, of rules without the badge not at all', async () => {
  await rule(rosa);
  await rule(rosa, { search: {} });
  await rule(rosa, { search: {}, channels: ['mail'] });
  await post(milo);
  await match();
  expect(await newOf(rosa)).toBe(1);
  await post(milo, { title: 'A boat' });
  await match();
  expect(await newOf(rosa)).toBe(2);
});

test('nobody is told of their own, of people whom they ignore, of what was before, or while paused', async () => {
  const ana = await signIn();
  await post(milo);
  const id = await rule(rosa);
  await match();
  await post(rosa);
  await rosa.call('POST', `/api/v1/inbox/${ana.id}/ignore`);
  await post(ana);
  await match();
  expect(await newsOf(rosa, id)).toEqual([]);
  await rosa.call('POST', at('item', `${id}/pause`));
  await post(milo);
  await rosa.call('POST', at('item', `${id}/resume`));
  await match();
  expect(await newsOf(rosa, id)).toEqual([]);
  const found = await post(milo);
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'new']]);
  await rosa.call('POST', `/api/v1/inbox/${milo.id}/ignore`);
  expect([await newsOf(rosa, id), await newOf(rosa)]).toEqual([[], 0]);
});

test('kinds of news that were not chosen are not told, and what is gone takes its news along', async () => {
  const id = await rule(rosa, { search: {}, news: ['new', 'repriced'] });
  const found = await post(milo, { price: cad(10_000) });
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'new']]);
  await reprice(found, 9_000, 10_000);
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'repriced']]);
  await set(found, { status: 'Closed', closedAt: new Date() });
  await match();
  expect([await newsOf(rosa, id), await newOf(rosa)]).toEqual([[], 0]);
});

test('a listing that is gone for good is told without its summary', async () => {
  const id = await rule(rosa, { search: {}, news: ['gone'] });
  const [found, older] = [await post(milo), await post(milo)];
  await match();
  await set(older, { status: 'Closed', closedAt: new Date(0) });
  await database.delete(listings).where(eq(listings.id, found));
  await match();
  const { results } = await listingsOf(rosa, id, '?showOnlyNew=true');
  expect(results).toMatchObject([
    { id: found, summary: null, news: { kind: 'gone' } },
    { id: older, summary: null, news: { kind: 'gone' } },
  ]);
});

test('a rule that looks for something else forgets, and begins anew', async () => {
  const id = await rule(rosa);
  await post(milo);
  await match();
  await rosa.call('PUT', at('item', id), bodyOf({ name: 'Renamed', frequency: 'daily' }));
  expect(await newsOf(rosa, id)).toHaveLength(1);
  await rosa.call('PUT', at('item', id), bodyOf({ search: { text: 'kayak' } }));
  expect(await newsOf(rosa, id)).toEqual([]);
  await post(milo);
  const kayak = await post(milo, { title: 'A kayak' });
  await match();
  expect(await newsOf(rosa, id)).toEqual([[kayak, 'new']]);
});

test('a rule whose place or values are no more is paused, says why, and holds nobody up', async () => {
  const [place, values, whole] = [
    await rule(rosa, { search: {} }),
    await rule(rosa, { search: {} }),
    await rule(rosa, { search: {} }),
  ];
  for (const [id, search] of [
    [place, { near: 'Xyzzyq' }],
    [values, { subcategory: ['TELEGRAPHS'] }],
  ] as const) {
    await database
      .update(alertRules)
      .set({ search: search as object })
      .where(eq(alertRules.id, id));
  }
  const found = await post(milo);
  await match();
  const paused = (await rulesOf(rosa)).map((one: { id: number; pausedFor: string | null }) => [
    one.id,
    one.pausedFor,
  ]);
  expect(paused).toEqual([
    [whole, null],
    [values, 'values'],
    [place, 'place'],
  ]);
  expect(await database.$count(alertSquares, eq(alertSquares.ruleId, place))).toBe(0);
  expect(await newsOf(rosa, whole)).toEqual([[found, 'new']]);
});

test('two who match at once, and one who begins again, tell everything once', async () => {
  const id = await rule(rosa, { search: {} });
  const ids = await Promise.all(Array.from({ length: 120 }, () => post(milo)));
  const told = await Promise.all([match(), match(), match()]);
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(ids.length);
  expect(await newOf(rosa)).toBe(ids.length);
  const places = await newsPlaces(id);
  await database.delete(alertPlace);
  expect(await match()).toBe(0);
  expect(await newsPlaces(id)).toEqual(places);
});

test('what fails in the middle is done from where it began, and nothing of it is kept', async () => {
  const id = await rule(rosa, { search: {} });
  await database.execute(
    sql`create function refuse_match() returns trigger language plpgsql as $$ begin if (select count(*) from alert_matches where rule_id = new.rule_id) > 0 then raise 'refused'; end if; return new; end $$`,
  );
  await database.execute(
    sql`create trigger refuse_match before insert on alert_matches for each row execute function refuse_match()`,
  );
  const [first, second] = [await post(milo), await post(milo)];
  await expect(match()).rejects.toThrow();
  expect(await newsOf(rosa, id)).toEqual([]);
  await database.execute(sql`drop function refuse_match() cascade`);
  await match();
  expect(await newsOf(rosa, id)).toEqual([
    [second, 'new'],
    [first, 'new'],
  ]);
});

/** The number of the oldest transaction that is not through. */
async function oldestAtWork(): Promise<bigint> {
  const { rows } = await database.execute<{ oldest: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
  );
  return BigInt(rows[0]?.oldest ?? 0);
}

test('where nobody has asked yet, what was before is not gone through', async () => {
  const before = await post(milo);
  const { rows } = await database.execute<{ transaction: string }>(
    sql`select transaction::text from listing_changes where listing_id = ${before}`,
  );
  const change = BigInt(rows[0]?.transaction ?? 0);
  // Transactions of other tests on the same server end some time.
  await expect.poll(oldestAtWork).toBeGreaterThan(change);
  await database.delete(alertPlace);
  await match();
  const [first] = await database.select().from(alertPlace);
  expect(BigInt(first?.transaction ?? 0)).toBeGreaterThan(change);
  await database.delete(alertPlace);
  const id = await rule(rosa);
  const found = await post(milo);
  await match();
  expect(await newsOf(rosa, id)).toEqual([[found, 'new']]);
});

test('news of what was hidden since, and of what is back, are not counted before they are matched', async () => {
  const id = await rule(rosa, { search: {}, news: ['new', 'gone'] });
  const found = await post(milo);
  await match();
  expect(await newOf(rosa)).toBe(1);
  await set(found, { status: 'Withdrawn' });
  expect([await newsOf(rosa, id), await newOf(rosa)]).toEqual([[], 0]);
  expect((await rulesOf(rosa))[0].newCount).toBe(0);
  await match();
  expect([await newsOf(rosa, id), await newOf(rosa)]).toEqual([[[found, 'gone']], 1]);
  await set(found, { status: 'Active' });
  expect(await newOf(rosa)).toBe(0);
});
