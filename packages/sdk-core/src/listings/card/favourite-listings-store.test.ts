import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { ListingId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readListingSummaries } from '../endpoints.ts';
import { summaryOf } from '../listing-summary.fixture.ts';
import { createFavouriteListingsStore } from './favourite-listings-store.ts';

const [one, two, gone] = [1, 2, 3] as ListingId[] as [ListingId, ListingId, ListingId];

function clientWithSummaries() {
  return createFakeClient().answer(readListingSummaries, ({ query: { ids } }) => ({
    results: ids.filter((id) => id !== gone).map(summaryOf),
  }));
}

test('cards come in the order of what is kept, and what is gone has none', async () => {
  const store = createFavouriteListingsStore({ client: clientWithSummaries() });
  await store.show([two, gone, one]);
  expect(store.$state.get()).toEqual({
    state: 'ready',
    value: [
      { id: two, listing: summaryOf(two) },
      { id: gone, listing: undefined },
      { id: one, listing: summaryOf(one) },
    ],
  });
});

test('each card is read once, however often what is kept changes', async () => {
  const client = clientWithSummaries();
  const store = createFavouriteListingsStore({ client });
  await store.show([one]);
  await store.show([one]);
  await store.show([two, one]);
  expect(client.calls.map(({ input }) => input)).toEqual([
    { query: { ids: [one] } },
    { query: { ids: [two] } },
  ]);
});

test('what could not be read is read by another try', async () => {
  let isDown = true;
  const client = createFakeClient().answer(readListingSummaries, ({ query: { ids } }) => {
    if (isDown) throw new Problem('network', 'No connection.');
    return { results: ids.map(summaryOf) };
  });
  const store = createFavouriteListingsStore({ client });
  await store.show([one]);
  expect(store.$state.get().state).toBe('failed');
  isDown = false;
  await store.reload();
  expect(store.$state.get()).toMatchObject({ state: 'ready', value: [{ id: one }] });
});
