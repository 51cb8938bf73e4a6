import { expect, test } from 'vitest';
import { mostEditedRows } from './edit-limits.ts';
import type { GridField, GridReader } from './grid-cells.ts';
import {
  cellTextOf,
  changeCells,
  editedProductsOf,
  type GridDraft,
  settleDraft,
} from './grid-draft.ts';
import { rowOf } from './grid-rows.fixture.ts';
import { summarizeDraft } from './grid-summary.ts';
import type { EditableRow } from './schemas.ts';

const reader: GridReader = { locale: 'en-CA', currency: 'CAD', mayHide: true };
const mug = rowOf(1, { compareAt: 3_000 });
const small = rowOf(2, { productId: 'shirt', values: ['S'], isActive: false });
const medium = rowOf(3, {
  productId: 'shirt',
  values: ['M'],
  stockMode: 'unlimited',
  isActive: false,
});
const rows = [mug, small, medium];
const none: GridDraft = new Map();

function type(...cells: readonly (readonly [EditableRow, GridField, string])[]): GridDraft {
  const changes = cells.map(([row, field, text]) => ({ row, field, text }));
  return changeCells(none, changes, rows, reader);
}

test('what is typed as it stands already is no change', () => {
  expect(type([mug, 'price', '$25'], [mug, 'stock', '5.0'], [mug, 'active', 'oui']).size).toBe(0);
  const typed = type([mug, 'price', '26']);
  expect(typed.size).toBe(1);
  expect(changeCells(typed, [{ row: mug, field: 'price', text: '25.00' }], rows, reader).size).toBe(
    0,
  );
});

test('whether a product shows is the same in all of its rows, and counts once', () => {
  const draft = type([small, 'active', 'yes']);
  expect([small, medium].map((row) => cellTextOf(draft, row, 'active', reader))).toEqual([
    'yes',
    'yes',
  ]);
  expect(summarizeDraft(draft, reader)).toMatchObject({ shown: 1, hidden: 0 });
  expect(editedProductsOf(draft, reader)).toEqual([
    { id: 'shirt', version: 3, isActive: true, variants: [] },
  ]);
});

test('a draft says what it comes to, and points out steep prices', () => {
  const draft = type(
    [mug, 'price', '37.50'],
    [mug, 'active', 'no'],
    [small, 'price', '12.49'],
    [medium, 'price', '37.51'],
    [small, 'stock', ''],
    [medium, 'stock', '7'],
  );
  const { planned, ...summary } = summarizeDraft(draft, reader);
  expect(summary).toEqual({
    ...{ prices: 3, stocks: 2, shown: 0, hidden: 1, wrong: [], isTooMuch: false },
  });
  const prices = planned.filter(({ field }) => field === 'price');
  expect(prices.map(({ after, isSteep, endsSaving }) => [after, isSteep, endsSaving])).toEqual([
    [3_750, false, true],
    [1_249, true, false],
    [3_751, true, false],
  ]);
  expect(editedProductsOf(draft, reader)).toEqual([
    { id: 'product-1', version: 3, isActive: false, variants: [{ id: 1, price: 3_750 }] },
    {
      ...{ id: 'shirt', version: 3 },
      variants: [
        { id: 2, price: 1_249, stock: { before: 5, after: null } },
        { id: 3, price: 3_751, stock: { before: 5, after: 7 } },
      ],
    },
  ]);
});

test('what is wrong stays as it was typed, and is named', () => {
  const draft = type([mug, 'price', '12,50'], [small, 'stock', '-1']);
  expect(cellTextOf(draft, mug, 'price', reader)).toBe('12,50');
  expect(summarizeDraft(draft, reader).wrong).toMatchObject([
    { row: mug, field: 'price', fault: 'price' },
    { row: small, field: 'stock', fault: 'stock' },
  ]);
});

test('what was refused begins again with the product as it stands, and the rest is over', () => {
  const draft = type([mug, 'price', '26'], [small, 'price', '30'], [medium, 'stock', '9']);
  const now = { ...small, version: 4, price: 3_000 };
  const settled = settleDraft(
    draft,
    [
      { id: 'product-1', outcome: 'changed', rows: [] },
      // The other variant is sold no more.
      { id: 'shirt', outcome: 'outdated', rows: [now] },
    ],
    reader,
  );
  // What the other one has written is what was typed.
  expect([...settled.values()]).toEqual([]);
  const other = settleDraft(
    draft,
    [{ id: 'shirt', outcome: 'outdated', rows: [{ ...now, price: 100 }] }],
    reader,
  );
  expect([...other.values()]).toMatchObject([
    { row: mug },
    { row: { version: 4, price: 100 }, texts: { price: '30' } },
  ]);
});

test('more than an edit may change is too much', () => {
  const many = Array.from({ length: mostEditedRows + 1 }, (_, index) => rowOf(index + 1));
  const changes = many.map((row) => ({ row, field: 'price' as const, text: '9' }));
  const draft = changeCells(none, changes, many, reader);
  expect(summarizeDraft(draft, reader)).toMatchObject({ isTooMuch: true, prices: 501 });
});
