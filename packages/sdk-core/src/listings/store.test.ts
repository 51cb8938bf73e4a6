import { expect, it } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import type { ListingId } from '../vocabulary/ids.ts';
import { Problem } from '../vocabulary/problem.ts';
import { readListing, recordListingEvent, revealContact } from './endpoints.ts';
import type { Listing } from './schemas.ts';
import { createListingStore } from './store.ts';

const seven = 7 as ListingId;
const eight = 8 as ListingId;

function listingOf(id: ListingId): Listing {
  // The store hands listings on whole; only these two fields matter to it.
  return { id, listingType: 'property' } as Listing;
}

function clientWithListings() {
  return createFakeClient()
    .answer(readListing, ({ params }) => listingOf(params.id))
    .answer(recordListingEvent, () => null);
}

it('counts the view of a listing once it shows', async () => {
  const client = clientWithListings();
  const store = createListingStore({ client });
  await store.show('property', seven);
  await store.show('property', seven);
  const views = client.calls.filter(({ endpoint }) => endpoint === recordListingEvent);
  expect(views.map(({ input }) => input)).toEqual([
    { params: { id: seven }, body: { event: 'view' } },
  ]);
});

it('shows a listing although its view could not be counted', async () => {
  const client = clientWithListings().answer(recordListingEvent, () => {
    throw new Problem('too-many-requests', 'Please wait.');
  });
  const store = createListingStore({ client });
  await store.show('property', seven);
  expect(store.$listing.get()).toMatchObject({ state: 'ready', value: { id: seven } });
});

it('reveals a phone number with one call, however often it is asked for', async () => {
  const client = clientWithListings().answer(revealContact, () => ({ value: '+12895550199' }));
  const store = createListingStore({ client });
  await store.show('property', seven);
  await Promise.all([store.reveal('phone'), store.reveal('phone')]);
  await store.reveal('phone');
  expect(store.$contact.get().phone).toEqual({ state: 'ready', value: '+12895550199' });
  expect(client.calls.filter(({ endpoint }) => endpoint === revealContact)).toHaveLength(1);
});

it('never shows the phone number of the listing before', async () => {
  let answerLate: (answer: { value: string }) => void = () => undefined;
  const client = clientWithListings().answer(
    revealContact,
    () => new Promise((resolve) => (answerLate = resolve)),
  );
  const store = createListingStore({ client });
  await store.show('property', seven);
  const revealed = store.reveal('phone');
  await store.show('property', eight);
  answerLate({ value: '+12895550199' });
  await revealed;
  expect(store.$contact.get().phone).toEqual({ state: 'idle' });
});

it('can be asked again after a refused reveal', async () => {
  let isRefused = true;
  const client = clientWithListings().answer(revealContact, () => {
    if (isRefused) throw new Problem('too-many-requests', 'Please wait a minute.');
    return { value: '+12895550199' };
  });
  const store = createListingStore({ client });
  await store.show('property', seven);
  await store.reveal('phone');
  expect(store.$contact.get().phone).toMatchObject({
    state: 'failed',
    problem: { code: 'too-many-requests' },
  });
  isRefused = false;
  await store.reveal('phone');
  expect(store.$contact.get().phone.state).toBe('ready');
});

it('counts the view of a listing that a server loaded, without asking for it again', async () => {
  const client = clientWithListings();
  const store = createListingStore({ client }, listingOf(seven));
  await store.show('property', seven);
  await store.show('property', seven);
  expect(client.calls.map(({ endpoint }) => endpoint)).toEqual([recordListingEvent]);
});

it('reads a realtor by the person, and counts the listing of that realtor', async () => {
  const realtor = { id: eight, listingType: 'realtor', ownerId: 3 } as Listing;
  const client = clientWithListings().answer(readListing, () => realtor);
  const store = createListingStore({ client });
  await store.show('realtor', 3);
  await store.show('realtor', 3);
  expect(client.calls.map(({ input }) => input)).toEqual([
    { params: { type: 'realtor', id: 3 } },
    { params: { id: eight }, body: { event: 'view' } },
  ]);
});
