import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { searchBillboards } from '../endpoints.ts';
import { writeBoardColumns } from './board-columns.fixture.ts';
import { createBoardsStore } from './boards-store.ts';

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
