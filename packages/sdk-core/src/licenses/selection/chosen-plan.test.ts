import { describe, expect, test } from 'vitest';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import {
  type ChosenPlan,
  findSmallerPlan,
  fittedPlan,
  maximumOf,
  planEvents,
  planKindAfter,
  planKinds,
  withCode,
  withStandardPlan,
} from './chosen-plan.ts';

const [one, five, twenty]: readonly [SizedPlan, SizedPlan, SizedPlan] = [
  { id: 'one', seat_count: 1 },
  { id: 'five', seat_count: 5 },
  { id: 'twenty', seat_count: 20 },
];
const standardPlans = [twenty, one, five];
const acme: SizedPlan = { id: 'ACME-2026', seat_count: 3 };
const none: ChosenPlan = { kind: 'none' };
const standard: ChosenPlan = { kind: 'standard', plan: five };
const enterprise: ChosenPlan = { kind: 'enterprise', plan: acme };

test('the table leads from each kind by each event to this kind', () => {
  const rows = planKinds.map((kind) => planEvents.map((event) => planKindAfter(kind, event)));
  expect(rows).toEqual([
    ['standard', 'enterprise', 'none', 'none'],
    ['standard', 'enterprise', 'standard', 'standard'],
    ['standard', 'enterprise', 'none', 'enterprise'],
  ]);
});

test.each([none, standard, enterprise])('a plan can be picked after $kind', (chosen) => {
  expect(withStandardPlan(chosen, twenty)).toEqual({ kind: 'standard', plan: twenty });
});

describe('an enterprise code', () => {
  test.each([none, standard, enterprise])('that exists sets its plan after $kind', (chosen) => {
    const other = { id: 'OTHER', seat_count: 40 };
    const set = withCode(chosen, other);
    expect(set).toEqual({ kind: 'enterprise', plan: other });
    expect(maximumOf(set, standardPlans)).toBe(40);
  });

  test('that fails leaves a standard plan, and takes an enterprise plan away', () => {
    expect(withCode(none, undefined)).toEqual(none);
    expect(withCode(standard, undefined)).toEqual(standard);
    expect(withCode(enterprise, undefined)).toEqual(none);
  });

  test('stops the move to a larger plan', () => {
    expect(fittedPlan(enterprise, 4, standardPlans)).toEqual(enterprise);
    expect(findSmallerPlan(enterprise, 1, standardPlans)).toBeUndefined();
  });
});

describe('a standard plan', () => {
  test.each([
    [5, five],
    [0, five],
    [6, twenty],
    [20, twenty],
    // Plans may change while somebody chooses.
    [21, five],
  ])('of five seats becomes, for %d boards, $id', (boards, plan) => {
    expect(fittedPlan(standard, boards, standardPlans)).toEqual({ kind: 'standard', plan });
  });

  test('has the seats of the largest as its maximum', () => {
    expect(maximumOf(standard, standardPlans)).toBe(20);
    expect(maximumOf(none, standardPlans)).toBe(20);
    expect(maximumOf(none, [])).toBe(0);
  });

  test.each([
    [1, one],
    [2, undefined],
    [5, undefined],
    [0, undefined],
  ])('of five seats and %d boards has a smaller one: %j', (boards, plan) => {
    expect(findSmallerPlan(standard, boards, standardPlans)).toEqual(plan);
  });
});

test('without a plan no boards bring one', () => {
  expect(fittedPlan(none, 7, standardPlans)).toEqual(none);
  expect(findSmallerPlan(none, 7, standardPlans)).toBeUndefined();
});
