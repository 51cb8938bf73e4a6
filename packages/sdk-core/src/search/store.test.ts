import { expect, test, vi } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { Problem } from '../vocabulary/problem.ts';
import { searchCategory, searchListings } from './endpoints.ts';
import { emptyAnswer as nothing } from './results/empty-answer.fixture.ts';
import { emptyQuery, type SearchQuery } from './rules.ts';
import type { SearchAnswer } from './schemas.ts';
import { createSearchStore } from './store.ts';

const homes: SearchQuery = { ...emptyQuery, category: ['property'] };
const down = new Problem('network', 'The server could not be reached.');

test('asks for a page and its total', async () => {
  const client = createFakeClient().answer(searchCategory, () => nothing);
  const store = createSearchStore({ client, locale: 'en-CA' });
  await store.show({ ...homes, page: 3 });
  expect(store.$state.get()).toMatchObject({ state: 'ready', value: { answer: nothing } });
  expect(client.calls[0]?.input).toEqual({
    params: { category: 'property' },
    query: { start: 32 },
    body: { homeCountry: 'CA', include: ['page', 'total'] },
  });
});

test('is loading from the start, and tells of nothing before the answer', async () => {
  const client = createFakeClient().answer(searchCategory, () => nothing);
  const store = createSearchStore({ client, locale: 'en-CA' }, { first: homes });
  const told: string[] = [];
  store.$state.listen(({ state }) => told.push(state));
  expect(store.$state.get()).toEqual({ state: 'loading' });
  await store.show(homes);
  expect(told).toEqual(['ready']);
});

test('several kinds go to the search across kinds', async () => {
  const client = createFakeClient().answer(searchListings, () => nothing);
  await createSearchStore({ client, locale: 'en-CA' }).show({
    ...homes,
    category: ['item', 'event'],
  });
  expect(client.calls[0]?.input).toMatchObject({ body: { categories: ['item', 'event'] } });
});

test('the page that a server has loaded is not asked for again', async () => {
  const client = createFakeClient();
  const initial = { query: homes, answer: nothing };
  const store = createSearchStore({ client, locale: 'en-CA' }, { initial });
  await store.show({ ...homes });
  expect(store.$state.get()).toEqual({ state: 'ready', value: initial });
  expect(client.calls).toHaveLength(0);
});

test('a newer search overtakes an older one', async () => {
  const older = Promise.withResolvers<SearchAnswer>();
  const client = createFakeClient().answer(searchCategory, ({ body }) =>
    body?.text === 'old' ? older.promise : nothing,
  );
  const store = createSearchStore({ client, locale: 'en-CA' });
  const first = store.show({ ...homes, text: 'old' });
  await store.show({ ...homes, text: 'new' });
  older.resolve({ ...nothing, isSimilar: true });
  await first;
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    value: { query: { text: 'new' }, answer: { isSimilar: false } },
  });
});

test('filters travel parsed; unreadable ones are told and left out', async () => {
  const client = createFakeClient().answer(searchCategory, () => nothing);
  const onUnread = vi.fn<(problems: readonly { path: string }[]) => void>();
  const store = createSearchStore({ client, locale: 'en-CA' }, { onUnread });
  await store.show({ ...homes, filters: 'bedroomsTotal=3..&cellar=yes' });
  expect(client.calls[0]?.input).toMatchObject({
    body: { filters: { bedroomsTotal: { min: 3 } } },
  });
  expect(onUnread.mock.calls).toEqual([
    [
      [
        {
          path: 'filters',
          message: expect.stringMatching(
            /^is "bedroomsTotal=3..&cellar=yes"; "cellar" is left out: no such filter; expected one/,
          ),
        },
      ],
    ],
  ]);
});

test.each([
  [{ price: '500000..250000' }, 'is "500000..250000"; accepted: a range such as "250000..500000"'],
  [{ price: '..2000 GBP' }, 'is "..2000 GBP"; accepted: a range such as "250000..500000"'],
  [{ bounds: '91,0,92,1' }, 'is "91,0,92,1"; accepted: south,west,north,east in degrees'],
  [{ bounds: '44,-80,43,-79' }, 'is "44,-80,43,-79"; accepted: south,west,north,east in degrees'],
  [{ filters: 'a=1', category: [] }, 'is "a=1"; accepted: filters beside one category alone'],
])('what %j asks for and nobody can read is told and left out', async (wrong, message) => {
  const client = createFakeClient()
    .answer(searchCategory, () => nothing)
    .answer(searchListings, () => nothing);
  const onUnread = vi.fn();
  await createSearchStore({ client, locale: 'en-CA' }, { onUnread }).show({ ...homes, ...wrong });
  const [path] = Object.keys(wrong);
  expect(onUnread.mock.calls).toEqual([[[{ path, message: expect.stringContaining(message) }]]]);
  for (const name of ['price', 'bounds', 'filters']) {
    expect(client.calls[0]?.input).not.toHaveProperty(`body.${name}`);
  }
});

test('what the server refuses is told by its name, each time that it is', async () => {
  const fields = [{ path: 'body.subcategory.0', message: 'expected one of RESIDENTIAL, …' }];
  const client = createFakeClient().answer(searchCategory, () => {
    throw new Problem('invalid-request', 'No.', { fields });
  });
  const onUnread = vi.fn();
  const store = createSearchStore({ client, locale: 'en-CA' }, { onUnread });
  await store.show({ ...homes, subcategory: ['CASTLE'] });
  await store.reload();
  const told = { path: 'subcategory', message: 'is "CASTLE"; expected one of RESIDENTIAL, …' };
  expect(onUnread.mock.calls).toEqual([[[told]], [[told]]]);
});

test('prices and parts of the map travel read', async () => {
  const client = createFakeClient().answer(searchCategory, () => nothing);
  const query = { ...homes, near: 'Hamilton, ON', price: '..2000', bounds: '43,-80,44,-79' };
  await createSearchStore({ client, locale: 'en-CA' }).show(query);
  expect(client.calls[0]?.input).toMatchObject({
    body: { price: { max: 200_000 }, bounds: { south: 43, west: -80, north: 44, east: -79 } },
  });
  expect(client.calls[0]?.input).not.toHaveProperty('body.near');
});

test('the last results stay when the API is down, and are asked for again', async () => {
  let isDown = false;
  const client = createFakeClient().answer(searchCategory, () => {
    if (isDown) throw down;
    return nothing;
  });
  const store = createSearchStore({ client, locale: 'en-CA' });
  await store.show(homes);
  isDown = true;
  await store.show({ ...homes, page: 2 });
  expect(store.$state.get()).toMatchObject({
    state: 'failed',
    problem: down,
    previous: { query: homes },
  });
  isDown = false;
  await store.reload();
  expect(store.$state.get()).toMatchObject({ state: 'ready', value: { query: { page: 2 } } });
});

test('a search that was given up can be asked for again', async () => {
  const pending = Promise.withResolvers<SearchAnswer>();
  let answer: Promise<SearchAnswer> | SearchAnswer = pending.promise;
  const client = createFakeClient().answer(searchCategory, () => answer);
  const store = createSearchStore({ client, locale: 'en-CA' });
  const first = store.show(homes);
  store.abort();
  answer = nothing;
  await store.show({ ...homes });
  expect(store.$state.get().state).toBe('ready');
  pending.resolve(nothing);
  await first;
});

test('a subcategory that nobody knows leads to the others, or to all of its category', async () => {
  const client = createFakeClient().answer(searchCategory, ({ body }) => {
    const index = body?.subcategory?.findIndex((name: string) => name === 'CASTLE') ?? -1;
    if (index < 0) return nothing;
    const fields = [{ path: `body.subcategory.${index}`, message: 'expected one of …' }];
    throw new Problem('invalid-request', 'One field is wrong.', { fields });
  });
  const store = createSearchStore({ client, locale: 'en-CA' });
  await store.show({ ...homes, subcategory: ['CASTLE'] });
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    value: { query: homes, unknown: ['CASTLE'] },
  });
  await store.show({ ...homes, subcategory: ['VACATION', 'CASTLE'] });
  expect(store.$state.get()).toMatchObject({ value: { query: { subcategory: ['VACATION'] } } });
  expect(client.calls).toHaveLength(4);
});

test('what a server has found in place of an unknown subcategory is not asked for again', async () => {
  const client = createFakeClient();
  const initial = { query: homes, answer: nothing, unknown: ['CASTLE'] };
  const store = createSearchStore({ client, locale: 'en-CA' }, { initial });
  await store.show({ ...homes, subcategory: ['CASTLE'] });
  expect(client.calls).toHaveLength(0);
});
