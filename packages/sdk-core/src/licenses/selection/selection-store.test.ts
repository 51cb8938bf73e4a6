import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import type { OpenedFrom } from './selection.ts';
import { createSelectionStore } from './selection-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const board = (id: number) => id as BoardId;

const small: SizedPlan = { id: 'small', seat_count: 2 };
const large: SizedPlan = { id: 'large', seat_count: 3 };

const address: OpenedFrom = {
  billboards: '1',
  boards: [1, 2, 3, 4].map((id) => ({ id: board(id), isRetired: false })),
  subscribed: [],
  plan: { kind: 'standard', plan: small },
  standardPlans: [small, large],
};

test('an address is opened, and what it names in vain is said', () => {
  const store = createSelectionStore();
  const query = store.open({ ...address, billboards: '1,77,1' });
  expect(query).toEqual({ planId: 'small', billboards: '1' });
  expect(store.$state.get()?.dropped.map(({ text }) => text)).toEqual(['77', '1']);
  // The page rewrites the address, and it comes back.
  store.open({ ...address, billboards: '1' });
  expect(store.$state.get()?.dropped).toHaveLength(2);
  store.add(board(2));
  expect(store.$state.get()?.dropped).toEqual([]);
});

test('what a change came to is still said once the address has it', () => {
  const store = createSelectionStore();
  store.open({ ...address, billboards: '1,2' });
  const { query } = store.add(board(3));
  expect(query).toEqual({ planId: 'large', billboards: '1,2,3' });
  store.open({
    ...address,
    billboards: query.billboards,
    plan: { kind: 'standard', plan: large },
  });
  expect(store.$state.get()?.outcome).toMatchObject({ kind: 'upgraded', to: large });
});

test('an address that somebody goes back to is opened anew', () => {
  const store = createSelectionStore();
  store.open(address);
  store.add(board(2));
  store.open(address);
  expect(store.$state.get()?.selection.boards).toEqual([1]);
  expect(store.$state.get()?.outcome).toEqual({ kind: 'changed' });
});

test('a board beyond the largest plan changes nothing but what is said', () => {
  const store = createSelectionStore();
  store.open({ ...address, billboards: '1,2,3' });
  store.add(board(4));
  expect(store.$state.get()).toMatchObject({
    selection: { boards: [1, 2, 3] },
    outcome: { kind: 'refused', reason: 'maximum-reached' },
  });
});

test('a smaller plan is named as boards go, and taken where it is chosen', () => {
  const store = createSelectionStore();
  store.open({ ...address, billboards: '1,2,3', plan: { kind: 'standard', plan: large } });
  expect(store.remove(board(3)).outcome).toEqual({ kind: 'smaller-fits', plan: small });
  expect(store.choose(small).query.planId).toBe('small');
});

test('nothing is changed before an address was opened', () => {
  expect(() => createSelectionStore().add(board(1))).toThrow('once it was opened');
});
