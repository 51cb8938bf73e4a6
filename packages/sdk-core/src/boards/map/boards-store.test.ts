import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { ListingSummary } from '../../listings/schemas.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listBillboardSponsors, searchBillboards } from '../endpoints.ts';
import { writeBoardColumns } from './board-columns.fixture.ts';
import { createBoardMerchantsStore, createBoardsStore } from './boards-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const seven = 7 as BoardId;

const main = {
  id: seven,
  name: 'Main Street',
  lat: 43.25,
  lng: -79.87,
  capacity: 8,
  taken: 3,
  fullServices: 0,
  isOut: false,
  isRetired: false,
};

test('all boards are asked for once, and kept by their ids', async () => {
  const client = createFakeClient().answer(searchBillboards, () => ({
    columns: writeBoardColumns([main]),
  }));
  const store = createBoardsStore({ client });
  await Promise.all([store.load(), store.load()]);
  expect(lastValue(store.$state.get())).toEqual(new Map([[seven, main]]));
  expect(client.calls.map(({ input }) => input)).toEqual([
    { query: { size: 3000, fields: 'map' }, body: {} },
  ]);
});

test('boards that could not be had are asked for again', async () => {
  let isDown = true;
  const client = createFakeClient().answer(searchBillboards, () => {
    if (isDown) throw new Problem('network', 'It failed.');
    return { columns: writeBoardColumns([main]) };
  });
  const store = createBoardsStore({ client });
  await store.load();
  expect(store.$state.get().state).toBe('failed');
  isDown = false;
  await store.load();
  expect(lastValue(store.$state.get())?.size).toBe(1);
});

test('who has a place is told from the house sponsors of the zone, and nobody is both', async () => {
  // Of a listing its id alone matters here.
  const listing = (id: number) => ({ id }) as ListingSummary;
  const client = createFakeClient().answer(listBillboardSponsors, () => ({
    results: [listing(9), listing(8)],
    house: [listing(8), listing(10)],
  }));
  const store = createBoardMerchantsStore({ client });
  await store.show(seven);
  expect(lastValue(store.$state.get())).toEqual({
    placed: [{ id: 9 }, { id: 8 }],
    house: [{ id: 10 }],
  });
});
