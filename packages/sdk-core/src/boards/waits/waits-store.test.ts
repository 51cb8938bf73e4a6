import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { joinWaits, leaveWaits, readWaits } from './endpoints.ts';
import { createWaitsStore } from './waits-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const listingId = 7 as ListingId;
const board = 12 as BoardId;
const since = '2026-11-27T12:00:00.000Z';

function open() {
  const waits: BoardId[] = [];
  const client = createFakeClient()
    .answer(readWaits, () => ({ waits: waits.map((id) => ({ id, since })) }))
    .answer(joinWaits, ({ params }) => {
      waits.push(params.id);
      return { id: params.id, since };
    })
    .answer(leaveWaits, ({ params }) => {
      waits.splice(waits.indexOf(params.id), 1);
      return null;
    });
  const store = createWaitsStore({ client });
  return { client, store, shown: () => [...(lastValue(store.$state.get()) ?? [])] };
}

test('a listing that joins waits from then on, until it leaves', async () => {
  const { store, shown } = open();
  await store.show(listingId);
  expect(shown()).toEqual([]);
  await store.join(board, listingId);
  expect(shown()).toEqual([board]);
  await store.leave(board, listingId);
  expect(shown()).toEqual([]);
});

test('why a listing can’t wait is told', async () => {
  const { client, store, shown } = open();
  client.answer(joinWaits, () => {
    throw new Problem('conflict', 'The board has a place.');
  });
  await store.show(listingId);
  await expect(store.join(board, listingId)).rejects.toThrow('The board has a place.');
  expect(shown()).toEqual([]);
});
