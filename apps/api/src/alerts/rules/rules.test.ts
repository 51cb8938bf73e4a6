import { randomUUID } from 'node:crypto';
import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../account/account.fixture.ts';
import { liveEvents } from '../../platform/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertRules, alertSquares } from '../tables.ts';

const { server, database, signIn, save, rule, rulesOf, listingsOf, newOf, post, at, bodyOf } =
  await startAlerts();

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;

beforeEach(async () => {
  rosa = await signIn();
});

const squaresOf = (id: number) => database.$count(alertSquares, eq(alertSquares.ruleId, id));
const rulesIn = ({ id }: Person) => database.$count(alertRules, eq(alertRules.ownerId, id));

test('a search of every kind is saved as it is, without its order and its page', async () => {
  for (const type of listingKinds) {
    const search = { text: 'roof', hasPictures: true, sort: 'newest', zoom: 3, cursor: 'x' };
    const { status, body } = await save(rosa, { name: ` ${type} `, search }, type);
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        listingType: type,
        name: type,
        search: { text: 'roof', hasPictures: true },
        frequency: 'at-once',
        channels: ['badge', 'mail'],
        news: ['new', 'repriced', 'reduced', 'open-again'],
        pausedFor: null,
        createdAt: body.createdAt,
        updatedAt: body.createdAt,
        newCount: 0,
      },
    ]);
    expect((await rosa.call('GET', at(type, body.id))).body).toEqual(body);
    expect(await rulesOf(rosa, type)).toEqual([body]);
    expect(await squaresOf(body.id)).toBe(1);
  }
});

test('what is no search of the kind, or no choice, is refused field by field', async () => {
  const faults = async (changes: object, type = 'item') => {
    const answer = await rosa.call('POST', `/api/v1/rule/${type}/`, bodyOf(changes));
    return [answer.status, ...(answer.body.fields ?? []).map(({ path }: { path: string }) => path)];
  };
  for (const [changes, path] of [
    [{ name: ' ' }, 'body.name'],
    [{ name: 'x'.repeat(101) }, 'body.name'],
    [{ name: 'half \ud800' }, 'body.name'],
    [{ search: { filters: { bedroomsTotal: { min: 2 } } } }, 'body.search.filters.bedroomsTotal'],
    [{ search: { text: 'a\u0000b' } }, 'body.search'],
    [{ search: { distance: -1 } }, 'body.search.distance'],
    [{ search: { near: 'Hamilton, ON', ownRadius: true } }, 'body.search.ownRadius'],
    [{ search: { price: { min: 2, max: 1 } } }, 'body.search.price.min'],
    [{ search: { polygon: [[0, 0]] } }, 'body.search.polygon'],
    [{ search: undefined }, 'body.search'],
    [{ frequency: 'hourly' }, 'body.frequency'],
    [{ channels: [] }, 'body.channels'],
    [{ channels: ['mail', 'mail'] }, 'body.channels'],
    [{ news: ['weather'] }, 'body.news.0'],
    [{ owner: 1 }, 'body.owner'],
  ] as const) {
    expect([changes, await faults(changes)]).toEqual([changes, [400, path]]);
  }
  expect(await faults({}, 'boat')).toEqual([404, 'params.type']);
  const nowhere = await save(rosa, { search: { near: 'Atlantis Under Water' } });
  expect([nowhere.status, nowhere.body.code]).toEqual([404, 'unknown-place']);
  expect(nowhere.body.fields).toEqual([
    {
      path: 'body.search.near',
      message: expect.stringContaining('is called "Atlantis Under Water"'),
    },
  ]);
  expect(await rulesIn(rosa)).toBe(0);
});

test('fifty rules are the most, also of many that are saved at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: mostRules + 6 }, () => save(rosa, { search: {} })),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.detail])).toEqual(
    Array.from({ length: 6 }, () => [409, 'You can have 50 alerts at most. Delete one first.']),
  );
  expect(await rulesIn(rosa)).toBe(mostRules);
  const [first] = await rulesOf(rosa);
  await rosa.call('DELETE', at('item', first.id));
  expect((await save(rosa, {}, 'event')).status).toBe(200);
  expect((await save(rosa, {}, 'event')).status).toBe(409);
});

test('a rule is saved once for one intention, and deleted once, however often that is sent', async () => {
  const headers = {
    origin: server.platform.configuration.siteOrigin,
    'x-boardwalk': '1',
    'idempotency-key': randomUUID(),
    cookie: await storeSession(database, rosa.id),
  };
  const url = at('item');
  const send = () => server.inject({ method: 'POST', url, headers, payload: bodyOf() });
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  const ids = new Set(answers.flatMap(({ body }) => body.id ?? []));
  expect([ids.size, await rulesIn(rosa)]).toEqual([1, 1]);
  const [id] = ids;
  const press = () => rosa.call('DELETE', at('item', id));
  const deleted = await Promise.all([press(), press(), press()]);
  expect(deleted.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

test('a rule is its owner’s alone, and one of its kind', async () => {
  const milo = await signIn();
  const id = await rule(rosa);
  const calls = [
    ['GET', ''],
    ['PUT', '', bodyOf()],
    ['DELETE', ''],
    ['POST', '/pause'],
    ['POST', '/resume'],
    ['POST', '/seen', { newest: 1 }],
    ['GET', '/listings'],
    ['GET', '/listings?showOnlyNew=true'],
  ] as const;
  for (const [method, rest, body] of calls) {
    for (const [by, type] of [
      [milo, 'item'],
      [rosa, 'event'],
    ] as const) {
      const { status } = await by.call(method, `${at(type, id)}${rest}`, body);
      expect([method, rest, type, status]).toEqual([method, rest, type, 404]);
    }
  }
  expect(await rulesOf(milo)).toEqual([]);
  expect((await rulesOf(rosa)).map((one: { id: number }) => one.id)).toEqual([id]);
});

test('a changed rule is found by what it asks for now', async () => {
  const id = await rule(rosa);
  expect(await squaresOf(id)).toBeGreaterThan(1);
  const changes = {
    name: 'Any canoe',
    search: { text: 'canoe', price: { max: 50_000 } },
    frequency: 'weekly',
    channels: ['mail'],
    news: ['gone'],
  };
  const { status, body } = await rosa.call('PUT', at('item', id), changes);
  expect([status, body]).toMatchObject([200, changes]);
  const rows = await database.select().from(alertSquares).where(eq(alertSquares.ruleId, id));
  expect(rows).toMatchObject([
    { square: 0, south: null, currency: 'CAD', lowest: null, highest: 50_000 },
  ]);
  const refused = await rosa.call('PUT', at('item', id), {
    ...changes,
    search: { near: 'Xyzzyq' },
  });
  expect(refused.status).toBe(404);
  expect((await rosa.call('GET', at('item', id))).body).toEqual(body);
});

test('a paused rule is found no more, until it goes on', async () => {
  const id = await rule(rosa);
  const press = async (what: string) => {
    const { status, body } = await rosa.call('POST', at('item', `${id}/${what}`));
    return [status, body.pausedFor, (await squaresOf(id)) > 0];
  };
  expect(await press('resume')).toEqual([200, null, true]);
  expect(await press('pause')).toEqual([200, 'owner', false]);
  expect(await press('pause')).toEqual([200, 'owner', false]);
  const { body } = await rosa.call('PUT', at('item', id), bodyOf({ name: 'Still paused' }));
  expect([body.pausedFor, await squaresOf(id)]).toEqual(['owner', 0]);
  expect(await press('resume')).toEqual([200, null, true]);
});

test('one whose place or values are no more says so as it is to go on', async () => {
  const [place, values] = [await rule(rosa), await rule(rosa)];
  for (const [id, pausedFor, search, code] of [
    [place, 'place', { near: 'Xyzzyq' }, 'unknown-place'],
    [values, 'values', { subcategory: ['TELEGRAPHS'] }, 'conflict'],
  ] as const) {
    await database
      .update(alertRules)
      .set({ pausedFor, search: search as object })
      .where(eq(alertRules.id, id));
    const { body } = await rosa.call('GET', at('item', id));
    expect(body).toMatchObject({ pausedFor, search });
    expect((await rosa.call('POST', at('item', `${id}/resume`))).body.code).toBe(code);
    expect((await rosa.call('GET', at('item', `${id}/listings`))).body.code).toBe(code);
    const mended = await rosa.call('PUT', at('item', id), bodyOf());
    expect(mended.body.pausedFor).toBe(null);
    expect(await squaresOf(id)).toBeGreaterThan(0);
  }
});

test('what a rule finds is what its search finds, without one’s own and of people one ignores', async () => {
  const [milo, ana] = [await signIn(), await signIn()];
  const id = await rule(rosa);
  const found = await post(milo);
  await post(milo, { title: 'A boat' });
  await post(rosa);
  const other = await post(ana);
  const listed = async () => {
    const { results, total } = await listingsOf(rosa, id);
    return [results.map((one: { id: number }) => one.id), total.count];
  };
  expect(await listed()).toEqual([[other, found], 2]);
  await rosa.call('POST', `/api/v1/inbox/${ana.id}/ignore`);
  expect(await listed()).toEqual([[found], 1]);
  const { results, total } = await listingsOf(rosa, id, '?start=1&size=1');
  expect([results, total]).toEqual([[], { count: 1, isCapped: false }]);
  expect(await listingsOf(rosa, id, '?showOnlyNew=true')).toEqual({
    results: [],
    total: { count: 0, isCapped: false },
  });
  expect(await newOf(rosa)).toBe(0);
});

test('one’s pages hear of what is saved, paused and deleted', async () => {
  const heard = () => database.$count(liveEvents, eq(liveEvents.userId, rosa.id));
  const id = await rule(rosa);
  expect(await heard()).toBe(1);
  await rosa.call('POST', at('item', `${id}/pause`));
  await rosa.call('DELETE', at('item', id));
  expect([await heard(), await rulesOf(rosa), await squaresOf(id)]).toEqual([3, [], 0]);
  await rosa.call('POST', at('item', `${id}/restore`));
  expect([await heard(), (await rulesOf(rosa)).length]).toEqual([4, 1]);
});
