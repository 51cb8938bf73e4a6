import { maximumFavourites } from '@boardwalk/sdk-core/favourites/rules';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser, openMember, storeUser } from '../account/account.fixture.ts';
import { accountDomain } from '../account/routes.ts';
import { users } from '../account/tables.ts';
import { favouritesDomain } from '../favourites/routes.ts';
import { listingBookmarks } from '../favourites/tables.ts';
import { startTestServer } from '../platform/test-server.fixture.ts';
import { makeListing } from './listings.fixture.ts';
import { listingsDomain } from './routes.ts';
import { insertListings } from './storage/insert-listings.ts';
import { listings } from './tables.ts';

const server = await startTestServer([accountDomain, favouritesDomain, listingsDomain], {
  callsPerMinute: 1e9,
});
const { database } = server.platform;
const own = '/api/v1/listing/bookmarks';
const pathOf = (id: number | string) => `/api/v1/listing/bookmark/${id}`;

const seller = await storeUser(database);
const [first = 0, second = 0, hidden = 0, withdrawn = 0] = await insertListings(database, [
  makeListing('property', { ownerId: seller.id }),
  makeListing('event', { ownerId: seller.id }),
  makeListing('item', { ownerId: seller.id, status: 'Hold' }),
  makeListing('item', { ownerId: seller.id }),
]);

async function open() {
  const { id, browser } = await openMember(server);
  const keptIds = async () =>
    (await browser.call('GET', own)).body.results.map(({ id }: { id: number }) => id);
  return { id, browser, keptIds };
}

test('what somebody keeps is listed, the latest first, until it is removed', async () => {
  const { browser, keptIds } = await open();
  expect((await browser.call('GET', own)).body).toEqual({ results: [] });
  await browser.call('POST', pathOf(first));
  await browser.call('POST', pathOf(second));
  expect(await keptIds()).toEqual([second, first]);
  expect((await browser.call('DELETE', pathOf(second))).status).toBe(200);
  expect(await keptIds()).toEqual([first]);
});

test('a listing is kept once, however often and at once it is asked for', async () => {
  const { id, browser } = await open();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => browser.call('POST', pathOf(first))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await database.$count(listingBookmarks, eq(listingBookmarks.userId, id))).toBe(1);
  const removals = await Promise.all([1, 2].map(() => browser.call('DELETE', pathOf(first))));
  expect(removals.map(({ status }) => status)).toEqual([200, 200]);
  expect(await database.$count(listingBookmarks, eq(listingBookmarks.userId, id))).toBe(0);
});

test('nobody sees or removes what others keep', async () => {
  const [rosa, other] = [await open(), await open()];
  await rosa.browser.call('POST', pathOf(first));
  expect(await other.keptIds()).toEqual([]);
  await other.browser.call('DELETE', pathOf(first));
  expect(await rosa.keptIds()).toEqual([first]);
});

test('a visitor keeps nothing', async () => {
  for (const [method, path] of [
    ['GET', own],
    ['POST', pathOf(first)],
    ['DELETE', pathOf(first)],
  ] as const) {
    expect((await openBrowser(server).call(method, path)).status).toBe(401);
  }
});

test('a listing that the public does not see can’t be kept', async () => {
  const { browser, keptIds } = await open();
  for (const id of [hidden, 999_999_999]) {
    expect((await browser.call('POST', pathOf(id))).body.code).toBe('not-found');
  }
  for (const id of ['0', '-1', '1e3', '../1', '99999999999999999']) {
    expect((await browser.call('POST', pathOf(encodeURIComponent(id)))).status).toBe(400);
  }
  expect(await keptIds()).toEqual([]);
});

test('what was kept before it went stays listed, without a card, and can be removed', async () => {
  const { browser, keptIds } = await open();
  await browser.call('POST', pathOf(withdrawn));
  await browser.call('POST', pathOf(first));
  await database.update(listings).set({ status: 'Hold' }).where(eq(listings.id, withdrawn));
  expect(await keptIds()).toEqual([first, withdrawn]);
  const cards = await server.call('GET', `/api/v1/listing/summaries?ids=${withdrawn},${first}`);
  expect(cards.body.results.map(({ id }: { id: number }) => id)).toEqual([first]);
  await browser.call('DELETE', pathOf(withdrawn));
  expect(await keptIds()).toEqual([first]);
});

test('there is room for so many, also for two at once', async () => {
  const { id, browser } = await open();
  await database.insert(listingBookmarks).values(
    Array.from({ length: maximumFavourites - 1 }, (_, index) => ({
      userId: id,
      listingId: 1_000_000 + index,
      createdAt: new Date(0),
    })),
  );
  const answers = await Promise.all(
    [first, second].map((one) => browser.call('POST', pathOf(one))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await database.$count(listingBookmarks, eq(listingBookmarks.userId, id))).toBe(
    maximumFavourites,
  );
  // What is saved already needs no more room.
  const [kept] = answers[0]?.status === 200 ? [first] : [second];
  expect((await browser.call('POST', pathOf(kept ?? 0))).status).toBe(200);
});

test('with the account go its bookmarks', async () => {
  const { id, browser } = await open();
  await browser.call('POST', pathOf(first));
  await database.delete(users).where(eq(users.id, id));
  expect(await database.$count(listingBookmarks, eq(listingBookmarks.userId, id))).toBe(0);
});

test.each(['', '0', '1,', 'x', '1;2', Array(25).fill('1').join()])(
  'cards of %j are refused',
  async (ids) => {
    expect((await server.call('GET', `/api/v1/listing/summaries?ids=${ids}`)).status).toBe(400);
  },
);
