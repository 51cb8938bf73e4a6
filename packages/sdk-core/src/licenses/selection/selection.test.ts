import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import { type ChosenPlan, maximumOf } from './chosen-plan.ts';
import {
  addBoard,
  applyCode,
  choosePlan,
  fitsPlan,
  listSelected,
  openSelection,
  removeBoard,
  type Selection,
  type SelectionChange,
  seatsOf,
} from './selection.ts';

const [two, five]: readonly [SizedPlan, SizedPlan] = [
  { id: 'two', seat_count: 2 },
  { id: 'five', seat_count: 5 },
];
const plans = [five, two];
const acme: SizedPlan = { id: 'ACME-2026', seat_count: 3 };
const boards = Array.from({ length: 9 }, (_, index) => ({
  id: (index + 1) as BoardId,
  isRetired: index === 8,
}));

function ids(...numbers: readonly number[]): readonly BoardId[] {
  return numbers.map((number) => number as BoardId);
}

function id(number: number): BoardId {
  return number as BoardId;
}

function selected(chosen: readonly number[], plan: ChosenPlan, subscribed: readonly number[] = []) {
  return { boards: ids(...chosen), subscribed: ids(...subscribed), plan } satisfies Selection;
}

const ofTwo: ChosenPlan = { kind: 'standard', plan: two };
const ofFive: ChosenPlan = { kind: 'standard', plan: five };
const ofAcme: ChosenPlan = { kind: 'enterprise', plan: acme };
const none: ChosenPlan = { kind: 'none' };

describe('adding a board', () => {
  test('writes it behind the others', () => {
    const { selection, query, outcome } = addBoard(selected([4], ofTwo), id(2), plans);
    expect(selection.boards).toEqual([4, 2]);
    expect(query).toEqual({ planId: 'two', billboards: '4,2' });
    expect(outcome).toEqual({ kind: 'changed' });
  });

  test('beyond the plan’s seats moves to the smallest plan that fits, and says so', () => {
    const { selection, query, outcome } = addBoard(selected([4, 2], ofTwo), id(1), plans);
    expect(selection.plan).toEqual(ofFive);
    expect(query).toEqual({ planId: 'five', billboards: '4,2,1' });
    expect(outcome).toEqual({ kind: 'upgraded', from: two, to: five });
  });

  test.each([
    ['already-selected', selected([4, 2], ofTwo), 2],
    ['subscribed', selected([4], ofTwo, [3]), 3],
    ['maximum-reached', selected([1, 2, 3, 4, 5], ofFive), 6],
    ['maximum-reached', selected([1, 2], ofFive, [3, 4, 5]), 6],
    ['maximum-reached', selected([1, 2, 3], ofAcme), 4],
    ['already-selected', selected([1, 2, 3, 4, 5], ofFive), 5],
  ] as const)('that is refused (%s) changes nothing', (reason, before, board) => {
    const { selection, outcome } = addBoard(before, id(board), plans);
    expect(selection).toEqual(before);
    expect(outcome).toEqual({ kind: 'refused', reason });
  });

  test('is refused where there are no plans', () => {
    const { outcome } = addBoard(selected([], none), id(1), []);
    expect(outcome).toEqual({ kind: 'refused', reason: 'maximum-reached' });
  });

  test('goes on without a plan, and brings none', () => {
    const { selection, query } = addBoard(selected([1, 2], none), id(3), plans);
    expect(selection.plan).toEqual(none);
    expect(query).toEqual({ planId: undefined, billboards: '1,2,3' });
    expect(fitsPlan(selection)).toBe(false);
  });
});

describe('taking a board out', () => {
  test('names the smaller plan that is enough, and does not move to it', () => {
    const { selection, query, outcome } = removeBoard(selected([1, 2, 3], ofFive), id(2), plans);
    expect(outcome).toEqual({ kind: 'smaller-fits', plan: two });
    expect(selection.plan).toEqual(ofFive);
    expect(query).toEqual({ planId: 'five', billboards: '1,3' });
  });

  test('leaves no parameter behind the last one', () => {
    const { query, outcome } = removeBoard(selected([1], ofFive), id(1), plans);
    expect(query).toEqual({ planId: 'five', billboards: undefined });
    expect(outcome).toEqual({ kind: 'changed' });
  });

  test('that the licence has, or nobody has chosen, changes nothing', () => {
    const before = selected([1], ofTwo, [3]);
    expect(removeBoard(before, id(3), plans).selection).toEqual(before);
    expect(removeBoard(before, id(7), plans).selection).toEqual(before);
  });
});

test('a plan that is picked too small gives way to one that fits', () => {
  const { selection, outcome } = choosePlan(selected([1, 2, 3], none), two, plans);
  expect(selection.plan).toEqual(ofFive);
  expect(outcome).toEqual({ kind: 'upgraded', from: two, to: five });
});

describe('an enterprise code', () => {
  test('stands in the query as the plan that it is', () => {
    const { query, outcome } = applyCode(selected([1, 2], ofTwo), acme, plans);
    expect(query).toEqual({ planId: 'ACME-2026', billboards: '1,2' });
    expect(outcome).toEqual({ kind: 'changed' });
  });

  test('with fewer seats than boards keeps these, and can’t be bought', () => {
    const { selection } = applyCode(selected([1, 2, 3, 4], ofFive), acme, plans);
    expect(selection).toEqual(selected([1, 2, 3, 4], ofAcme));
    expect(fitsPlan(selection)).toBe(false);
    expect(fitsPlan(removeBoard(selection, id(4), plans).selection)).toBe(true);
  });

  test('that fails takes the plan of an earlier one away', () => {
    const { selection, query } = applyCode(selected([1, 2], ofAcme), undefined, plans);
    expect(selection.plan).toEqual(none);
    expect(query).toEqual({ planId: undefined, billboards: '1,2' });
  });
});

test('boards of the licence stand first and are told apart', () => {
  expect(listSelected(selected([4, 2], ofFive, [9, 1]))).toEqual([
    { id: 9, isSubscribed: true },
    { id: 1, isSubscribed: true },
    { id: 4, isSubscribed: false },
    { id: 2, isSubscribed: false },
  ]);
});

describe('an address', () => {
  function open(billboards: string, plan = ofTwo, subscribed: readonly number[] = []) {
    return openSelection({
      billboards,
      boards,
      subscribed: ids(...subscribed),
      plan,
      standardPlans: plans,
    });
  }

  test('is read without what can’t be chosen, which is named', () => {
    const { selection, query, dropped } = open('2,77,9,2,1', ofTwo, [1]);
    expect(selection).toEqual(selected([2], ofTwo, [1]));
    expect(query).toEqual({ planId: 'two', billboards: '2' });
    expect(dropped).toEqual([
      { text: '77', reason: 'unknown' },
      { text: '9', reason: 'retired' },
      { text: '2', reason: 'doubled' },
      { text: '1', reason: 'subscribed' },
    ]);
  });

  test('with more boards than the plan has seats moves to one that fits', () => {
    const { outcome, query } = open('1,2,3');
    expect(outcome).toEqual({ kind: 'upgraded', from: two, to: five });
    expect(query).toEqual({ planId: 'five', billboards: '1,2,3' });
  });

  test('with more than can be chosen keeps the first, and names the others', () => {
    const { selection, dropped } = open('1,2,3,4,5,6,7');
    expect(selection.boards).toEqual([1, 2, 3, 4, 5]);
    expect(dropped).toEqual([
      { text: '6', reason: 'maximum-reached' },
      { text: '7', reason: 'maximum-reached' },
    ]);
    expect(open('1,2,3,4', ofAcme).dropped).toEqual([{ text: '4', reason: 'maximum-reached' }]);
  });
});

describe('whatever is pressed', () => {
  type Press = (selection: Selection) => SelectionChange;
  const number = fc.integer({ min: 1, max: 8 });
  const press: fc.Arbitrary<Press> = fc.oneof(
    {
      weight: 4,
      arbitrary: number.map(
        (one): Press =>
          (it) =>
            addBoard(it, id(one), plans),
      ),
    },
    {
      weight: 2,
      arbitrary: number.map(
        (one): Press =>
          (it) =>
            removeBoard(it, id(one), plans),
      ),
    },
    fc.constantFrom(two, five).map(
      (plan): Press =>
        (it) =>
          choosePlan(it, plan, plans),
    ),
    fc.constantFrom(acme, undefined).map(
      (plan): Press =>
        (it) =>
          applyCode(it, plan, plans),
    ),
  );
  const opened = fc
    .tuple(fc.constantFrom(none, ofTwo, ofFive, ofAcme), fc.uniqueArray(number, { maxLength: 2 }))
    .map(([plan, subscribed]) => selected([], plan, subscribed));

  /** Each change with what was before it. */
  function property(check: (before: Selection, change: SelectionChange) => void) {
    fc.assert(
      fc.property(opened, fc.array(press, { maxLength: 30 }), (first, presses) => {
        let selection: Selection = first;
        for (const next of presses) {
          const change = next(selection);
          check(selection, change);
          selection = change.selection;
        }
      }),
    );
  }

  test('the address opens the very selection again', () => {
    property((_, { selection, query }) => {
      // An enterprise plan may come to boards that are more than its seats.
      if (seatsOf(selection) > maximumOf(selection.plan, plans)) return;
      const { subscribed, plan } = selection;
      const { billboards } = query;
      const again = openSelection({ billboards, boards, subscribed, plan, standardPlans: plans });
      expect(again).toEqual({ selection, query, outcome: { kind: 'changed' }, dropped: [] });
    });
  });

  test('no board is there twice, and nobody adds beyond the maximum', () => {
    property((before, { selection }) => {
      const all = listSelected(selection).map((board) => board.id);
      expect(new Set(all).size).toBe(all.length);
      if (seatsOf(selection) > seatsOf(before)) {
        expect(seatsOf(selection)).toBeLessThanOrEqual(maximumOf(before.plan, plans));
      }
    });
  });

  test('a standard plan always fits, as the largest is the maximum', () => {
    property((before, { selection }) => {
      if (before.plan.kind === 'enterprise' || selection.plan.kind !== 'standard') return;
      expect(fitsPlan(selection)).toBe(true);
    });
  });

  test('a plan only moves upwards by itself, says so, and an enterprise plan never', () => {
    property((before, { selection, outcome }) => {
      const [from, to] = [before.plan, selection.plan];
      if (outcome.kind === 'upgraded') {
        expect(to).toEqual({ kind: 'standard', plan: outcome.to });
        expect(outcome.to.seat_count).toBeGreaterThan(outcome.from.seat_count);
      } else if (selection.boards !== before.boards) {
        expect(to).toEqual(from);
      }
    });
  });

  test('the boards of the licence stay', () => {
    property((before, { selection }) => {
      expect(selection.subscribed).toEqual(before.subscribed);
    });
  });
});
