import { expect, test } from 'vitest';
import { clearLocalDrafts, createLocalDrafts } from '../../account/sessions/local-drafts.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { readProfile } from '../../profile/endpoints.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import { readDraft, readObstacle, readOwnListing, saveDraft, startDraft } from '../endpoints.ts';
import { listOwnListings } from '../own/endpoints.ts';
import type { OwnListingSummary } from '../own/schemas.ts';
import type { Draft } from '../schemas.ts';
import { createPostingStore } from '../store.ts';
import { beginBody } from '../written-body.ts';

// Ids are branded by the contract's schemas, which this test does without.
const house = 7 as ListingId;
const at = '2026-11-01T00:00:00.000Z';
const draft: Draft = {
  id: house,
  listingType: 'property',
  version: 4,
  listingVersion: null,
  body: { title: 'On the server' },
  createdAt: at,
  updatedAt: at,
};
const ownDraft: OwnListingSummary = {
  id: house,
  listingType: 'property',
  standing: 'draft',
  title: 'On the train',
  subcategory: null,
  city: null,
  price: null,
  primaryImage: null,
  reason: null,
  createdAt: at,
  updatedAt: at,
  expiresAt: null,
  isLicensed: false,
  draftSavedAt: at,
  counts: { view: 0, phone: 0, email: 0, website: 0, share: 0 },
};
const written = beginBody({ title: 'On the train' });

function fail(code: ProblemCode): never {
  throw new Problem(code, 'It did not work.');
}

function createBrowser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const client = createFakeClient()
    // As on a page of a partner: of no concern here.
    .answer(readProfile, () => fail('forbidden'))
    .answer(readObstacle, () => ({ obstacle: null }))
    .answer(readOwnListing, () => fail('not-found'))
    .answer(readDraft, () => draft)
    .answer(listOwnListings, () => ({ results: [], total: 0 }))
    .answer(startDraft, () => ({ ...draft, version: 1 }))
    .answer(saveDraft, ({ body }) => ({ ...draft, version: body.version + 1 }));

  /** A form on a page of its own. */
  async function open(number: number | undefined, owner = 3) {
    const words = createLocalDrafts({ owner, clock: { now: () => 0 } }, storage);
    const store = createPostingStore({ client }, async () => undefined, words);
    await store.show({ type: 'property', listing: undefined, draft: number });
    /** Returns what was saved of it; if the page did not load, nothing is known. */
    function kept() {
      const remote = store.$state.get();
      if (remote.state !== 'ready') throw new Error(`The form is ${remote.state}.`);
      return remote.value.kept;
    }
    return { store, kept };
  }
  return { client, storage, open };
}

test.each<ProblemCode>(['network', 'unauthorized', 'unavailable', 'internal'])(
  'what can’t be saved for %s is kept, and gone on with from its version',
  async (code) => {
    const { client, open } = createBrowser();
    const { store } = await open(house);
    client.answer(saveDraft, () => fail(code));
    expect(await store.save(written)).toBe('kept');
    const next = await open(house);
    expect(next.kept()).toMatchObject({ body: { title: 'On the train' }, isBehind: false });
    client.answer(saveDraft, ({ body }) => ({ ...draft, version: body.version + 1 }));
    expect(await next.store.save(written)).toMatchObject({ version: 5 });
    expect((await open(house)).kept()).toBeUndefined();
  },
);

test.each<ProblemCode>(['conflict', 'invalid-request', 'forbidden', 'not-found'])(
  'what the server refuses for %s is not kept',
  async (code) => {
    const { client, open } = createBrowser();
    const { store } = await open(house);
    client.answer(saveDraft, () => fail(code));
    await expect(store.save(written)).rejects.toMatchObject({ code });
    expect((await open(house)).kept()).toBeUndefined();
  },
);

test('where somebody else has saved meanwhile it stands against that', async () => {
  const { client, open } = createBrowser();
  const { store } = await open(house);
  client.answer(saveDraft, () => fail('network'));
  await store.save(written);
  client.answer(readDraft, () => ({ ...draft, version: 6 }));
  const next = await open(house);
  expect(next.kept()).toMatchObject({ body: { title: 'On the train' }, isBehind: true });
  client.answer(saveDraft, ({ body }) => ({ ...draft, version: body.version + 1 }));
  expect(await next.store.save(written)).toMatchObject({ version: 7 });
});

test('what arrived though its answer did not is no change of somebody else', async () => {
  const { client, open } = createBrowser();
  const { store } = await open(house);
  client.answer(saveDraft, () => fail('network'));
  await store.save(written);
  client.answer(readDraft, () => ({ ...draft, body: { ...written }, version: 5 }));
  expect((await open(house)).kept()).toBeUndefined();
});

const later = beginBody({ title: 'On the train, and off again' });

test('what arrived in this page, though its answer did not, is gone on from', async () => {
  const { client, open } = createBrowser();
  const { store } = await open(house);
  client.answer(saveDraft, () => fail('network'));
  await store.save(written);
  const versions: number[] = [];
  client
    .answer(readDraft, () => ({ ...draft, body: { ...written }, version: 5 }))
    .answer(saveDraft, ({ body }) => {
      versions.push(body.version);
      if (body.version !== 5) fail('conflict');
      return { ...draft, version: 6 };
    });
  expect(await store.save(later)).toMatchObject({ version: 6 });
  expect(versions).toEqual([4, 5]);
  // What somebody else has saved from then on is theirs.
  client.answer(saveDraft, () => fail('conflict'));
  await expect(store.save(written)).rejects.toMatchObject({ code: 'conflict' });
});

test('of others, who have saved after a lost answer, it stays a conflict', async () => {
  const { client, open } = createBrowser();
  const { store } = await open(house);
  client.answer(saveDraft, () => fail('network'));
  await store.save(written);
  client
    .answer(readDraft, () => ({ ...draft, body: { title: 'Of somebody else' }, version: 5 }))
    .answer(saveDraft, () => fail('conflict'));
  await expect(store.save(later)).rejects.toMatchObject({ code: 'conflict' });
});

test('a page that opens again goes on with the draft that the one before has begun', async () => {
  const { client, open } = createBrowser();
  const { store } = await open(undefined);
  client.answer(startDraft, () => fail('network'));
  await store.save(written);
  client
    .answer(listOwnListings, () => ({ results: [ownDraft], total: 1 }))
    .answer(readDraft, () => ({ ...draft, body: { ...written }, version: 1 }))
    .answer(startDraft, () => fail('internal'));
  const next = await open(undefined);
  expect(await next.store.save(later)).toMatchObject({ id: house, version: 2 });
});

test.each([
  ['arrived, is gone on with', { ...written }, [['saved', 1]]],
  ['did not arrive, is begun', { title: 'An older one' }, [['begun', 0]]],
])('a draft that was to be begun and %s', async (_, newest, expected) => {
  const { client, open } = createBrowser();
  const { store } = await open(undefined);
  client.answer(startDraft, () => fail('network'));
  expect(await store.save(written)).toBe('kept');
  const calls: [string, number][] = [];
  client
    .answer(listOwnListings, () => ({ results: [ownDraft], total: 1 }))
    .answer(readDraft, () => ({ ...draft, body: newest, version: 1 }))
    .answer(startDraft, () => {
      calls.push(['begun', 0]);
      return { ...draft, version: 1 };
    })
    .answer(saveDraft, ({ body: { version } }) => {
      calls.push(['saved', version]);
      return { ...draft, version: version + 1 };
    });
  await store.save(later);
  expect(calls).toEqual(expected);
});

test('a new listing without a number is kept, and so is what was thrown away elsewhere', async () => {
  const { client, open } = createBrowser();
  client.answer(readDraft, () => fail('not-found'));
  const { store } = await open(house);
  expect(store.$state.get()).toMatchObject({ state: 'failed' });
  client.answer(readDraft, () => draft).answer(saveDraft, () => fail('network'));
  const known = await open(house);
  await known.store.save(written);
  client.answer(readDraft, () => fail('not-found'));
  const gone = await open(house);
  expect(gone.kept()).toMatchObject({ isBehind: false });
  expect(await gone.store.save(written)).toMatchObject({ version: 1 });
});

test('nobody else finds it, and a sign-out forgets it', async () => {
  const { client, open, storage } = createBrowser();
  const { store } = await open(house);
  client.answer(saveDraft, () => fail('network'));
  await store.save(written);
  expect((await open(house, 4)).kept()).toBeUndefined();
  expect((await open(house)).kept()).toMatchObject({ body: { title: 'On the train' } });
  clearLocalDrafts(storage);
  client.answer(saveDraft, () => fail('unauthorized'));
  // A tab that was open as somebody signed out in another one.
  await expect(store.save(written)).rejects.toMatchObject({ code: 'unauthorized' });
  expect((await open(house)).kept()).toBeUndefined();
});
