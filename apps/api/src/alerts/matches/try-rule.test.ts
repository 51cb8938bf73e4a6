import { beforeEach, expect, test } from 'vitest';
import { openBrowser } from '../../account/account.fixture.ts';
import { daysFromNow, makeListing } from '../../listings/listings.fixture.ts';
import { insertListings } from '../../listings/storage/insert-listings.ts';
import { listings } from '../../listings/tables.ts';
import { startAlerts } from '../alerts.fixture.ts';
import { alertRules } from '../tables.ts';

const { server, database, signIn, post, at, save } = await startAlerts();

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

beforeEach(async () => {
  await database.delete(listings);
  [rosa, milo] = [await signIn(), await signIn()];
});

const tried = (search: object) => rosa.call('POST', at('item', 'try'), { search });

test('what a search would have found is told before it is saved, and nothing is', async () => {
  const ids = [];
  for (const days of [40, 29, 20, 10, 1]) {
    ids.push(await post(milo, { createdAt: daysFromNow(-days) }));
  }
  await post(rosa);
  await post(milo, { title: 'A boat' });
  const { status, body } = await tried({ text: 'canoe', sort: 'price-low', include: ['facets'] });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    lately: { count: 4, isCapped: false },
    weekly: 0.9,
    total: { count: 5, isCapped: false },
    narrower: [],
  });
  expect(body.examples.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed().slice(0, 3));
  const { body: few } = await tried({ text: 'canoe', listedWithinDays: 15 });
  expect([few.lately.count, few.weekly, few.total.count]).toEqual([2, 0.9, 2]);
  expect(await database.$count(alertRules)).toBe(0);
});

test('a visitor tries a search too, of what anybody would be told', async () => {
  await post(rosa);
  await post(milo);
  const { status, body } = await openBrowser(server).call('POST', at('item', 'try'), {
    search: { text: 'canoe' },
  });
  expect([status, body.total.count, body.examples.length]).toEqual([200, 2, 2]);
  expect((await tried({ text: 'canoe' })).body.total.count).toBe(1);
});

test('one that finds thousands is offered narrower', async () => {
  const near = { ownerId: milo.id, lat: 43.2567, lng: -79.8726 };
  await insertListings(database, [
    ...Array.from({ length: 150 }, () => makeListing('item', near)),
    ...Array.from({ length: 900 }, () =>
      makeListing('item', { ...near, lat: 43.6, subcategory: 'CLEAROUT' }),
    ),
  ]);
  const { body } = await tried({ near: 'Hamilton, ON' });
  expect([body.total, body.lately]).toEqual([
    { count: 1_000, isCapped: true },
    { count: 1_000, isCapped: true },
  ]);
  expect(body.weekly).toBe(233.3);
  expect(body.narrower).toEqual([
    { distance: 25_000, total: { count: 150, isCapped: false } },
    { subcategory: 'CLEAROUT', total: { count: 900, isCapped: false } },
    { subcategory: 'CLASSIFIED', total: { count: 150, isCapped: false } },
  ]);
  const { body: everywhere } = await tried({});
  expect(everywhere.narrower.map((one: object) => Object.keys(one)[0])).toEqual([
    'subcategory',
    'subcategory',
  ]);
});

test('what still finds thousands narrows nothing, and is not offered', async () => {
  await insertListings(database, [
    ...Array.from({ length: 1_001 }, () => makeListing('item', { ownerId: milo.id })),
    ...Array.from({ length: 2 }, () =>
      makeListing('item', { ownerId: milo.id, subcategory: 'CLEAROUT' }),
    ),
  ]);
  expect((await tried({})).body.narrower).toEqual([
    { subcategory: 'CLEAROUT', total: { count: 2, isCapped: false } },
  ]);
});

test('what can’t be saved can’t be tried', async () => {
  const line = [1, 2, 3].map((at) => [43 + at / 10, -79 - at / 10]);
  for (const search of [
    { near: 'Xyzzyq' },
    { distance: -1 },
    { text: 'a\0b' },
    { polygon: line },
    { tags: [''] },
    { price: { min: 2, max: 1 } },
  ]) {
    const [once, saved] = [await tried(search), await save(rosa, { search })];
    expect(once.body).toMatchObject({ code: saved.body.code, fields: saved.body.fields });
    expect(once.status).toBeGreaterThanOrEqual(400);
  }
});
