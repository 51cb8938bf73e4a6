import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readBillboard, searchBillboards } from '../endpoints.ts';
import type { BoardDetails } from '../schemas.ts';
import { writeBoardColumns } from './board-columns.fixture.ts';
import { createBoardStore, createBoardsStore } from './boards-store.ts';

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

test('one board is looked up by its id', async () => {
  const board: BoardDetails = {
    id: seven,
    name: 'Main Street',
    description: 'Faces the market.',
    point: { lat: 43.25, lng: -79.87 },
    image: null,
    capacity: 8,
    taken: 3,
    isRetired: false,
    isOut: false,
    left: 5,
    serviceTypesTaken: [],
    outage: null,
    zone: null,
  };
  const client = createFakeClient().answer(readBillboard, ({ params }) => {
    if (params.id === seven) return board;
    throw new Problem('not-found', 'There is no such board.');
  });
  const store = createBoardStore({ client });
  await store.show(seven);
  expect(lastValue(store.$state.get())).toEqual(board);
  await store.show(8 as BoardId);
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'not-found' } });
});
