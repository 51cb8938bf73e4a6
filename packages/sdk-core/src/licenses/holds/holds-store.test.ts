import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { changeHolds, readHolds } from './endpoints.ts';
import type { HoldRefusal } from './hold-refusals.ts';
import { createHoldsStore, type HoldChoice } from './holds-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const listingId = 7 as ListingId;
const until = '2026-11-26T12:30:00.000Z';

function choiceOf(...ids: readonly number[]): HoldChoice {
  return { listingId, billboards: ids as readonly BoardId[], planId: undefined };
}

const holdOf = (id: number) => ({ id: id as BoardId, until, isClaimed: false });

/** Creates a server that answers each choice when it is released. */
function open() {
  const release: (() => void)[] = [];
  const sent: (readonly number[])[] = [];
  const client = createFakeClient().answer(changeHolds, async ({ body }) => {
    sent.push(body.billboards);
    await new Promise<void>((resolve) => release.push(resolve));
    const holds = body.billboards.map((id) => holdOf(id));
    return { holds, subscribed: [], running: null, paying: null, refused: [] };
  });
  const store = createHoldsStore({ client });
  const held = () => lastValue(store.$state.get())?.holds.map(({ id }) => id);
  return { client, store, sent, held, answer: () => release.shift()?.() };
}

test('choices are sent one after another, and those made meanwhile together', async () => {
  const { store, sent, held, answer } = open();
  const first = store.keep(choiceOf(1));
  void store.keep(choiceOf(1, 2));
  const last = store.keep(choiceOf(1, 2, 3));
  expect(sent).toEqual([[1]]);
  answer();
  await expect.poll(() => sent).toEqual([[1], [1, 2, 3]]);
  answer();
  await Promise.all([first, last]);
  expect(held()).toEqual([1, 2, 3]);
});

test('a choice that fails is told, and the next is sent all the same', async () => {
  const { client, store } = open();
  client.answer(changeHolds, () => {
    throw new Problem('network', 'It failed.');
  });
  await store.keep(choiceOf(1));
  expect(store.$state.get().state).toBe('failed');
  client.answer(changeHolds, () => ({
    holds: [],
    subscribed: [],
    running: null,
    paying: null,
    refused: [],
  }));
  await store.keep({ ...choiceOf(1), planId: 'CHAIN' });
  expect(store.$state.get().state).toBe('ready');
  expect(client.calls.at(-1)?.input).toMatchObject({
    body: { billboards: [1], planId: 'CHAIN' },
  });
});

test('what is kept is looked at without being changed', async () => {
  const { client, store, sent, held } = open();
  client.answer(readHolds, () => ({
    holds: [holdOf(4)],
    subscribed: [],
    running: null,
    paying: null,
  }));
  await store.show(listingId);
  expect(held()).toEqual([4]);
  expect(sent).toEqual([]);
});

test('what was held since the page is open is known, though it is let go of', async () => {
  const { client, store } = open();
  client.answer(readHolds, () => ({
    holds: [holdOf(4)],
    subscribed: [],
    running: null,
    paying: null,
  }));
  client.answer(changeHolds, ({ body }) => ({
    ...{ holds: body.billboards.map((id) => holdOf(id)), subscribed: [] },
    ...{ running: null, paying: null, refused: [] },
  }));
  await store.show(listingId);
  await store.keep(choiceOf(1));
  await store.keep(choiceOf());
  const own = () => [...(lastValue(store.$state.get())?.ownSince ?? [])];
  expect(own()).toEqual([4, 1]);
  await store.keep({ ...choiceOf(2), listingId: 8 as ListingId });
  expect(own()).toEqual([2]);
});

test('boards that nobody can have are known as such, though they are asked for no more', async () => {
  const { client, store } = open();
  const why: readonly HoldRefusal[] = ['unknown', 'retired', 'full'];
  client.answer(changeHolds, ({ body }) => ({
    ...{ holds: [], subscribed: [], running: null, paying: null },
    refused: body.billboards.map((id, index) => ({
      id: id as BoardId,
      reason: why[index] ?? 'no-seat-left',
    })),
  }));
  await store.keep(choiceOf(4, 5, 6));
  await store.keep(choiceOf());
  expect([...(lastValue(store.$state.get())?.gone ?? [])]).toEqual([
    [4, 'unknown'],
    [5, 'retired'],
  ]);
});
