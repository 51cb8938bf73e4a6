import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readBillboard } from '../endpoints.ts';
import type { BoardDetails } from '../schemas.ts';
import { createBoardStore } from './board-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const seven = 7 as BoardId;

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
