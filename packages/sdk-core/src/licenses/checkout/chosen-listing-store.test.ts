import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../account/sessions/current-user-schemas.ts';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { ListingId, UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listLicensees } from '../own/endpoints.ts';
import type { Licensee } from '../own/schemas.ts';
import { createChosenListingStore } from './chosen-listing-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa: CurrentUser = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };
const roofer = { title: 'Elm Roofing', subcategory: 'ROOFING', primaryImage: null };
const paused: Licensee = { ...roofer, id: 8 as ListingId, city: 'Hamilton' };
// Of a summary these fields alone matter here.
const merchant = {
  ...roofer,
  id: 5,
  listingType: 'merchant',
  lat: 43.25,
  lng: -79.87,
  address: { fullAddress: '12 Elm St, Hamilton, ON' },
} as ListingSummary;
const home = { id: 6, listingType: 'property' } as ListingSummary;

const shownPublic = {
  ...roofer,
  id: 5,
  address: '12 Elm St, Hamilton, ON',
  point: { lat: 43.25, lng: -79.87 },
  isPublic: true,
};
const shownOwn = { ...roofer, id: 8, address: 'Hamilton', point: null, isPublic: false };
const ready = (value: object | null) => ({ state: 'ready', value });

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

const following: (() => void)[] = [];

function start(user: CurrentUser | null) {
  const client = createFakeClient()
    .answer(readCurrentUser, () => user)
    .answer(previewListings, () => ({ results: [merchant, home] }))
    .answer(listLicensees, () => [paused]);
  const { env } = createTestEnvironment(client);
  const store = createChosenListingStore(env);
  following.push(store.follow());
  const callsOf = (endpoint: object) => client.calls.filter((one) => one.endpoint === endpoint);
  return { client, store, session: env.store(createSessionStore), callsOf };
}

test.each([
  [5, shownPublic],
  [6, null],
  [7, null],
  [8, shownOwn],
])('boards are chosen for a public merchant listing or one’s own (%s)', async (id, expected) => {
  const { store, callsOf } = start(rosa);
  await store.show(id as ListingId);
  expect(store.$state.get()).toEqual(ready(expected));
  expect(callsOf(listLicensees)).toHaveLength(id === 5 ? 0 : 1);
});

test.each([
  ['a visitor', null],
  ['a page that may not buy boards', { ...rosa, scopes: ['profile:basic'] }],
] as const)('%s asks for nobody’s own', async (_, user) => {
  const { store, callsOf } = start(user && { ...user, scopes: [...user.scopes] });
  await store.show(8 as ListingId);
  expect(store.$state.get()).toEqual(ready(null));
  expect(callsOf(listLicensees)).toEqual([]);
});

test('it shows once the page may buy, and goes with its owner', async () => {
  const { store, session } = start({ ...rosa, scopes: ['profile:basic'] });
  await store.show(8 as ListingId);
  session.change({ ...rosa, scopes: ['profile:basic', 'boards'] });
  await expect.poll(() => store.$state.get()).toEqual(ready(shownOwn));
  session.change(null);
  expect(store.$state.get()).not.toMatchObject({ previous: shownOwn });
  await expect.poll(() => store.$state.get()).toEqual(ready(null));
});

test('what everybody sees is not asked for again as people come and go', async () => {
  const { store, session, callsOf } = start(null);
  await store.show(5 as ListingId);
  session.change(rosa);
  session.change(null);
  expect(store.$state.get()).toEqual(ready(shownPublic));
  expect(callsOf(previewListings)).toHaveLength(1);
});

test('who could not be found out is asked for with the listing', async () => {
  const { client, store, session } = start(rosa);
  client.answer(readCurrentUser, () => {
    throw new Problem('internal', 'Something went wrong.');
  });
  await session.refresh();
  await store.show(8 as ListingId);
  expect(store.$state.get()).toMatchObject({ state: 'failed' });
  client.answer(readCurrentUser, () => rosa);
  await session.refresh();
  await expect.poll(() => store.$state.get()).toEqual(ready(shownOwn));
});
