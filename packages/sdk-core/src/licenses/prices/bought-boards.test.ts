import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import { boughtBoards, isWithinPlan, replacedPlanOf, yearlyPriceOf } from './bought-boards.ts';
import type { InvoiceItem, InvoiceLine } from './compose-invoice.ts';

const ids = (...numbers: readonly number[]) => numbers.map((number) => number as BoardId);
// Of a line, what it is for alone matters here.
const line = (item: InvoiceItem) => ({ item }) as InvoiceLine;

test('the boards of a plan are those of its line, single ones a line each', () => {
  const plan = line({ kind: 'plan', planId: 'five', boards: ids(12, 7) });
  expect(boughtBoards({ lines: [plan] })).toEqual([12, 7]);
  const single = ids(31, 9).map((boardId) => line({ kind: 'board', boardId }));
  expect(boughtBoards({ lines: single })).toEqual([31, 9]);
});

test('a plan in place of another costs for a year what it says, not the difference', () => {
  const price = { amount: 60_000, currency: 'CAD' } as const;
  const planPrice = { amount: 96_000, currency: 'CAD' } as const;
  const replaces = { license: '', planId: 'three', nickname: 'Corner', days: 100, term: 365 };
  const item = { kind: 'plan', planId: 'five', boards: ids(12) } as const;
  const first = { lines: [{ ...line(item), price }] };
  const larger = {
    lines: [{ ...line({ ...item, replaces: { ...replaces, price, planPrice } }), price }],
  };
  const single = { lines: [{ ...line({ kind: 'board', boardId: 12 as BoardId }), price }] };
  expect([first, larger, single].map(yearlyPriceOf)).toEqual([price, planPrice, undefined]);
  expect(replacedPlanOf(first)).toBeUndefined();
  expect(replacedPlanOf(larger)?.nickname).toBe('Corner');
  expect([first, larger, single, undefined].map(isWithinPlan)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  const same = { ...item, replaces: { ...replaces, planId: 'five', price, planPrice } };
  expect(isWithinPlan({ lines: [line(same)] })).toBe(true);
});
