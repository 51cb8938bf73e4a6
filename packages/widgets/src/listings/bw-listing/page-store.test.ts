import { createFakeClient } from '@boardwalk/sdk-core/http/fake-client.fixture';
import { readListing, recordListingEvent } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { inEnglish } from '@boardwalk/sdk-core/vocabulary/text/message';
import { expect, test } from 'vitest';
import { sampleListing } from '../testing/sample-listing.fixture.ts';
import { createPageStore } from './page-store.ts';
import { loadPageWriter } from './texts/load-page-writer.ts';

const environment = {
  clock: { now: () => Date.parse('2026-12-01T17:00:00Z') },
  locale: 'en-CA',
  timeZone: 'America/Toronto',
};

const loadWriter = (kind: ListingKind) =>
  loadPageWriter(kind, { locale: 'en-CA', messages: inEnglish });

function clientWithListings() {
  return createFakeClient()
    .answer(readListing, ({ params: { id, type } }) => sampleListing({ id, listingType: type }))
    .answer(recordListingEvent, () => null);
}

test('a listing comes with the words of its kind', async () => {
  const store = createPageStore({ ...environment, client: clientWithListings() }, loadWriter);
  await store.show({ type: 'property', id: 7 });
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    value: { listing: { id: 7 }, words: { tag: 'Residential' } },
  });
});

test('the listing wanted last wins, with its own words', async () => {
  let answerLate: () => void = () => undefined;
  const client = clientWithListings().answer(readListing, async ({ params: { id, type } }) => {
    if (id === 7) await new Promise<void>((resolve) => (answerLate = resolve));
    return sampleListing({ id, listingType: type, attributes: {} });
  });
  const store = createPageStore({ ...environment, client }, loadWriter);
  const first = store.show({ type: 'property', id: 7 });
  await store.show({ type: 'item', id: 8 });
  answerLate();
  await first;
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    value: { listing: { id: 8, listingType: 'item' }, words: { sections: [] } },
  });
});

test('a failure is told, and another try asks again', async () => {
  let isDown = true;
  const client = clientWithListings().answer(readListing, ({ params: { id } }) => {
    if (isDown) throw new Problem('unavailable', 'Down.');
    return sampleListing({ id });
  });
  const store = createPageStore({ ...environment, client }, loadWriter);
  await store.show({ type: 'property', id: 7 });
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'unavailable' } });
  isDown = false;
  await store.reload();
  expect(store.$state.get().state).toBe('ready');
});

test('a listing whose words are missing asks for these alone', async () => {
  const client = clientWithListings();
  const listing = sampleListing({ id: 7 as ListingId });
  const store = createPageStore({ ...environment, client }, loadWriter, {
    listing,
    words: undefined,
  });
  await store.reload();
  expect(store.$state.get()).toMatchObject({ value: { listing, words: { tag: 'Residential' } } });
  expect(client.calls).toEqual([]);
});

test('words that can’t be written anew stay as they are', async () => {
  const listing = sampleListing({ id: 7 as ListingId });
  const client = clientWithListings();
  const page = { listing, words: (await loadWriter('property'))(listing, 0) };
  const store = createPageStore(
    { ...environment, client },
    () => Promise.reject(new Error('The file is gone')),
    page,
  );
  await store.rewrite();
  expect(store.$state.get()).toEqual({ state: 'ready', value: page });
});
