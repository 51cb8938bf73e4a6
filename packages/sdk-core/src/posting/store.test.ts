import { expect, test } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { lastValue } from '../http/remote.ts';
import { readProfile } from '../profile/endpoints.ts';
import type { ListingId, UserId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import {
  changeListing,
  createListing,
  readDraft,
  readObstacle,
  readOwnListing,
  saveDraft,
  startDraft,
} from './endpoints.ts';
import type { Draft, OwnListing } from './schemas.ts';
import { createPostingStore } from './store.ts';
import { beginBody } from './written-body.ts';

// Ids are branded by the contract's schemas, which this test does without.
const house = 7 as ListingId;
const at = '2026-11-01T00:00:00.000Z';
const body = beginBody({ title: 'A house' });

function listingAt(version: number, hasDraft = false): OwnListing {
  return {
    id: house,
    listingType: 'property',
    ownerId: 3 as UserId,
    owner: { id: 3 as UserId, firstName: 'Rosa', lastName: null, profilePicture: null },
    status: 'Active',
    version,
    hasDraft,
    body: { title: 'Published' },
    timeZone: 'America/Toronto',
    position: { lat: 43.2, lng: -79.8 },
    createdAt: at,
    updatedAt: at,
    expiresAt: null,
  };
}

function draftOf(listingVersion: number | null, version = 4): Draft {
  return {
    id: house,
    listingType: 'property',
    version,
    listingVersion,
    body: { title: 'Half changed' },
    createdAt: at,
    updatedAt: at,
  };
}

const profile = {
  id: 3 as UserId,
  firstName: 'Rosa',
  lastName: 'Lindqvist',
  username: 'rosa',
  email: 'rosa@example.org',
  phone: null,
  billing: { countryCode: 'CA' as const, postalCode: null, state: null, city: null, line1: null },
  profilePicture: null,
  missing: [],
  version: 'v1',
  isMasked: false,
};

function missing(): never {
  throw new Problem('not-found', 'There is nothing here.');
}

function start() {
  const client = createFakeClient()
    .answer(readOwnListing, missing)
    .answer(readDraft, missing)
    .answer(saveDraft, ({ body: sent }) => ({ ...draftOf(1), version: sent.version + 1 }))
    .answer(startDraft, () => draftOf(null, 1))
    .answer(createListing, () => ({ id: house, status: 'Active' as const, version: 1 }))
    .answer(changeListing, () => ({ id: house, status: 'Active' as const, version: 2 }));
  const store = createPostingStore({ client }, async () => undefined);
  const sentTo = (endpoint: unknown) =>
    client.calls.filter((call) => call.endpoint === endpoint).map(({ input }) => input);
  const open = (draft?: number) => store.show({ type: 'property', listing: house, draft });
  return { client, store, sentTo, open, written: () => lastValue(store.$state.get()) };
}

test('changes go on from the version that their draft began with, whatever was published since', async () => {
  const { client, store, open, sentTo, written } = start();
  client.answer(readOwnListing, () => listingAt(5, true)).answer(readDraft, () => draftOf(2));
  await open();
  expect(written()?.body.title).toBe('Half changed');
  await store.publish(body);
  expect(sentTo(changeListing)).toEqual([
    {
      params: { type: 'property', id: house },
      body: { listing: body, version: 2, draftVersion: 4 },
    },
  ]);
});

test('without a draft they begin with the listing, and the first save begins one', async () => {
  const { client, store, open, sentTo, written } = start();
  client.answer(readOwnListing, () => listingAt(5));
  await open();
  expect(sentTo(readDraft)).toEqual([]);
  expect(written()).toMatchObject({
    draftSavedAt: null,
    body: { title: 'Published', timeZone: 'America/Toronto', centre: { lat: 43.2, lng: -79.8 } },
  });
  await store.save(body);
  await store.save(body);
  expect(sentTo(saveDraft)).toMatchObject([{ body: { version: 0 } }, { body: { version: 1 } }]);
});

test('the number of a draft without a listing is gone on with, and published as a new one', async () => {
  const { client, store, open, sentTo, written } = start();
  client.answer(readDraft, () => draftOf(null)).answer(readProfile, () => profile);
  await open();
  expect(written()).toMatchObject({ listing: undefined, body: { title: 'Half changed' } });
  await store.publish(body);
  expect(sentTo(createListing)).toEqual([
    { params: { type: 'property' }, body: { listing: body, draft: { id: house, version: 4 } } },
  ]);
});

test('a number of nothing is not found', async () => {
  const { store, open } = start();
  await open();
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'not-found' } });
});

test('after somebody else has published, the next save begins a draft of that', async () => {
  const { client, store, open, sentTo } = start();
  client.answer(readOwnListing, () => listingAt(1, true)).answer(readDraft, () => draftOf(1));
  await open();
  client.answer(readOwnListing, () => listingAt(2)).answer(readDraft, missing);
  await store.readTheirs();
  await store.save(body);
  expect(sentTo(saveDraft)).toMatchObject([{ body: { version: 0 } }]);
  await store.publish(body);
  expect(sentTo(changeListing)).toMatchObject([{ body: { version: 2 } }]);
});

test('what was published meanwhile is theirs, though one’s own draft of it was saved', async () => {
  const { client, store, open, sentTo } = start();
  client.answer(readOwnListing, () => listingAt(1));
  await open();
  await store.save(body);
  client
    .answer(readOwnListing, () => ({ ...listingAt(2, true), body: { title: 'Theirs' } }))
    .answer(readDraft, () => draftOf(1, 1));
  const { theirs, base } = await store.readTheirs();
  expect([theirs.title, base?.title]).toEqual(['Theirs', 'Published']);
  await store.publish(body);
  expect(sentTo(changeListing)).toMatchObject([{ body: { version: 2, draftVersion: 1 } }]);
});

test('a draft that was saved elsewhere comes first, and what was published is still refused', async () => {
  const { client, store, open, sentTo } = start();
  client.answer(readOwnListing, () => listingAt(1, true)).answer(readDraft, () => draftOf(1));
  await open();
  client
    .answer(readOwnListing, () => listingAt(2, true))
    .answer(readDraft, () => ({ ...draftOf(1, 5), body: { title: 'In another tab' } }));
  const { theirs, base } = await store.readTheirs();
  expect([theirs.title, base?.title]).toEqual(['In another tab', 'Half changed']);
  await store.publish(body);
  expect(sentTo(changeListing)).toMatchObject([{ body: { version: 1, draftVersion: 5 } }]);
});

test('a draft that another has begun is compared with what was published', async () => {
  const { client, store, open } = start();
  client.answer(readOwnListing, () => listingAt(1)).answer(readDraft, missing);
  await open();
  client
    .answer(readOwnListing, () => listingAt(1, true))
    .answer(readDraft, () => ({ ...draftOf(1), body: { title: 'Theirs' } }));
  const { theirs, base } = await store.readTheirs();
  expect([theirs.title, base?.title]).toEqual(['Theirs', 'Published']);
});

test('on a page that is told no profile the server says what stands in the way', async () => {
  const client = createFakeClient()
    .answer(readProfile, () => {
      throw new Problem('forbidden', 'A session on a partner’s page can’t do this.');
    })
    .answer(readObstacle, ({ params }) => ({
      obstacle: params.type === 'item' ? ('profile' as const) : null,
    }));
  const store = createPostingStore({ client }, async () => ({}));
  for (const [type, obstacle] of [
    ['item', 'profile'],
    ['event', null],
  ] as const) {
    await store.show({ type, listing: undefined, draft: undefined });
    expect(lastValue(store.$state.get())).toMatchObject({ obstacle });
  }
});
