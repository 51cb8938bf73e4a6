import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { searchBillboards } from '../endpoints.ts';
import type { Board } from '../schemas.ts';
import { type SomeBoard, writeBoardColumns } from './board-columns.fixture.ts';
import { createBoardNamesStore, requestBoardNames } from './board-names-store.ts';

const main: SomeBoard = {
  ...{ id: 7, name: 'Main Street', lat: 43.25, lng: -79.87, capacity: 8, taken: 3 },
  ...{ fullServices: 0, isOut: false, isRetired: false },
};
// Of a board that is found by its id these fields alone matter here.
const named = (id: number) => ({ id, name: `Board ${id}` }) as Board;
// Ids are branded by the contract's schemas, which this test does without.
const ids = (...numbers: number[]) => numbers as BoardId[];

/** A server whose map has one board, and which knows the others by their ids. */
function start({ isMapDown = false } = {}) {
  const asked: (readonly number[])[] = [];
  const client = createFakeClient().answer(searchBillboards, ({ body = {} }) => {
    if (body.ids) {
      asked.push(body.ids);
      return { results: body.ids.filter((id) => id < 5_000).map(named), total: 0 };
    }
    if (isMapDown) throw new Problem('network', 'It failed.');
    return { columns: writeBoardColumns([main]) };
  });
  return { client, asked, store: createBoardNamesStore(createTestEnvironment(client).env) };
}

test('boards of the map have its names, and only others are asked for by their ids', async () => {
  const { asked, store } = start();
  await store.show(ids(7));
  expect(asked).toEqual([]);
  await store.show(ids(7, 9, 6_000));
  expect(asked).toEqual([[9, 6_000]]);
  const value = new Map([
    [9, 'Board 9'],
    [7, 'Main Street'],
  ]);
  expect(store.$state.get()).toEqual({ state: 'ready', value });
});

test('without the map all are asked for by their ids', async () => {
  const { store } = start({ isMapDown: true });
  await store.show(ids(7));
  expect(store.$state.get()).toEqual({ state: 'ready', value: new Map([[7, 'Board 7']]) });
});

test('a call names a thousand boards, each once', async () => {
  const { client, asked } = start();
  const many = ids(...Array.from({ length: 1_500 }, (_, index) => index + 1), 1);
  const names = await requestBoardNames({ client }, many, new AbortController().signal);
  expect(names.size).toBe(1_500);
  expect(asked.map((one) => one.length)).toEqual([1_000, 500]);
});
