import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { previewListings } from '../../listings/endpoints.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { createChosenListingStore } from './chosen-listing-store.ts';

// Of a summary these fields alone matter here; its id is branded by the contract's schemas.
const merchant = { id: 5, listingType: 'merchant' } as ListingSummary;
const home = { id: 6, listingType: 'property' } as ListingSummary;

test.each([
  [5, merchant],
  [6, null],
  [7, null],
])('boards are chosen for a merchant listing alone (%s)', async (id, expected) => {
  const client = createFakeClient().answer(previewListings, () => ({ results: [merchant, home] }));
  const store = createChosenListingStore({ client });
  await store.show(id as ListingId);
  expect(store.$state.get()).toEqual({ state: 'ready', value: expected });
});
