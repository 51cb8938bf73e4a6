import { expect, test } from 'vitest';
import { searchBillboards } from '../../boards/endpoints.ts';
import { writeBoardColumns } from '../../boards/map/board-columns.fixture.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listPlans, readPlan } from '../plans/endpoints.ts';
import type { Plan } from '../plans/schemas.ts';
import { createBoardChoiceStore } from './board-choice-store.ts';
import { chosenOf } from './plan-choice-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const board = (id: number) => id as BoardId;

const small: Plan = {
  id: '5f0c0000-0000-4000-8000-000000000001',
  nickname: 'Two boards',
  price: { amount: 30_000, currency: 'CAD' },
  seat_count: 2,
  note: '',
  license_class: 'STANDARD',
  license_type: 'YEARLY',
  version: 1,
};
const large: Plan = { ...small, id: '5f0c0000-0000-4000-8000-000000000002', seat_count: 3 };

const boards = [1, 2, 3, 4].map((id) => ({
  id,
  name: `Board ${id}`,
  lat: 43,
  lng: -79,
  capacity: 8,
  taken: 0,
  fullServices: 0,
  isOut: false,
  isRetired: false,
}));

function open() {
  const sold = [...boards];
  const client = createFakeClient()
    .answer(searchBillboards, () => ({ columns: writeBoardColumns(sold) }))
    .answer(listPlans, () => [small, large])
    .answer(readPlan, () => {
      throw new Problem('not-found', 'There is no such plan.');
    });
  let minutes = 0;
  let comeBack = () => {};
  const presence = {
    isPresent: () => true,
    subscribe(onChange: () => void) {
      comeBack = onChange;
      return () => {
        comeBack = () => {};
      };
    },
  };
  const { env } = createTestEnvironment(client);
  const clock = { now: () => minutes * 60_000 };
  const store = createBoardChoiceStore({ ...env, clock }, presence);
  const address = { planId: small.id, billboards: '1', subscribed: [] };
  /** As somebody does who was away for so long. */
  function comeBackAfter(pause: number) {
    minutes += pause;
    comeBack();
  }
  const searches = () =>
    client.calls.filter(({ endpoint }) => endpoint === searchBillboards).length;
  return {
    client,
    store,
    address,
    sold,
    comeBackAfter,
    searches,
    choice: () => lastValue(store.$state.get()),
  };
}

test('an address is opened with its boards and its plan', async () => {
  const { store, address, choice } = open();
  await store.show({ ...address, billboards: '1,9' });
  expect(choice()).toMatchObject({
    selection: { boards: [1], plan: { kind: 'standard', plan: small } },
    dropped: [{ text: '9', reason: 'unknown' }],
    query: { planId: small.id, billboards: '1' },
  });
});

test('a board of an old address that is sold no more is told from one that never was', async () => {
  const { client, store, address, choice } = open();
  const all = { columns: writeBoardColumns(boards) };
  const retired = { id: board(8), name: 'Board 8' };
  client.answer(searchBillboards, ({ body }) =>
    body?.ids ? ({ results: [retired], total: 1 } as never) : all,
  );
  await store.show({ ...address, billboards: '8,9,1' });
  expect(choice()).toMatchObject({
    selection: { boards: [1] },
    dropped: [
      { text: '8', reason: 'retired' },
      { text: '9', reason: 'unknown' },
    ],
  });
});

test('boards that outgrow the plan move it up, and the address says so', async () => {
  const { store, address, choice } = open();
  await store.show({ ...address, billboards: '1,2' });
  expect(store.add(board(3))?.outcome.kind).toBe('upgraded');
  const { plans, query } = choice() ?? {};
  expect(query).toEqual({ planId: large.id, billboards: '1,2,3' });
  expect(plans && chosenOf(plans)).toEqual(large);
  await store.show({ ...address, planId: large.id, billboards: '1,2,3' });
  expect(choice()?.outcome.kind).toBe('upgraded');
});

test('the plan that runs is chosen without being named, and moves up like any other', async () => {
  const { client, store, address, choice } = open();
  const running = { ...small, id: '5f0c0000-0000-4000-8000-000000000009', nickname: 'Chain' };
  await store.show({ ...address, planId: '', billboards: '2', subscribed: [board(1)], running });
  expect(choice()?.query).toEqual({ planId: running.id, billboards: '2' });
  await store.show({
    ...address,
    planId: running.id,
    billboards: '2',
    subscribed: [board(1)],
    running,
  });
  expect(choice()?.unknownPlan).toBeUndefined();
  // Its id opens nothing, so it is not requested.
  expect(client.calls.map(({ endpoint }) => endpoint)).not.toContain(readPlan);
  expect(store.add(board(3))?.outcome).toMatchObject({
    kind: 'upgraded',
    from: running,
    to: large,
  });
});

test('boards that can’t be had are a failure, from which another try recovers', async () => {
  const { client, store, address, choice } = open();
  client.answer(searchBillboards, () => {
    throw new Problem('network', 'It failed.');
  });
  await store.show(address);
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  client.answer(searchBillboards, () => ({ columns: writeBoardColumns(boards) }));
  await store.reload();
  expect(choice()?.boards.size).toBe(4);
});

test('without plans the boards show, nothing is chosen, and the address keeps what it says', async () => {
  const { client, store, address, choice } = open();
  client.answer(listPlans, () => {
    throw new Problem('network', 'It failed.');
  });
  await store.show(address);
  expect(choice()).toMatchObject({ plans: undefined, query: { billboards: '1' } });
  expect(store.add(board(2))).toBeUndefined();
  client.answer(listPlans, () => [small, large]);
  await store.reload();
  expect(choice()?.selection.boards).toEqual([1]);
});

test('a plan that is not offered is named until the choice is changed', async () => {
  const { store, address, choice } = open();
  await store.show({ ...address, planId: 'OLD-CODE' });
  expect(choice()).toMatchObject({ unknownPlan: 'OLD-CODE', query: { planId: undefined } });
  await store.show({ ...address, planId: '' });
  expect(choice()?.unknownPlan).toBe('OLD-CODE');
  store.add(board(2));
  expect(choice()?.unknownPlan).toBeUndefined();
});

test('an address that is followed by another one opens nothing', async () => {
  const { store, address, choice } = open();
  const first = store.show({ ...address, billboards: '1,2' });
  await store.show({ ...address, billboards: '3' });
  await first;
  expect(choice()?.selection.boards).toEqual([3]);
});

test('boards are asked for anew, and what was changed meanwhile stays', async () => {
  const { store, address, sold, choice } = open();
  await store.show(address);
  const [first, ...others] = boards;
  if (!first) throw new Error('There are boards.');
  sold.splice(0, sold.length, { ...first, taken: 8 }, ...others);
  const refreshing = store.refresh();
  store.add(board(2));
  await refreshing;
  expect(choice()?.boards.get(board(1))?.taken).toBe(8);
  expect(choice()?.selection.boards).toEqual([1, 2]);
  // The address comes after its change.
  await store.show({ ...address, billboards: '1,2' });
  expect(choice()?.selection.boards).toEqual([1, 2]);
});

test('whoever comes back to the page after a minute sees the places of now', async () => {
  const { store, address, comeBackAfter, searches } = open();
  const stop = store.follow();
  await store.show(address);
  comeBackAfter(0.5);
  expect(searches()).toBe(1);
  comeBackAfter(1);
  await expect.poll(searches).toBe(2);
  stop();
  comeBackAfter(5);
  expect(searches()).toBe(2);
});
