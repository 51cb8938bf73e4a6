import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import { boughtBoards } from './bought-boards.ts';
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
