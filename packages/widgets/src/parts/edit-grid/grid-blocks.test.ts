import { expect, test } from 'vitest';
import { fillDown, pasteBlock } from './grid-blocks.ts';
import { placeAfter, writesText } from './grid-moves.ts';
import { rangeOf } from './grid-range.ts';

const size = { rows: 20, columns: 4 };
const bare = { ctrlKey: false, metaKey: false, altKey: false };
const at = { row: 5, column: 1 };

test.each([
  ['ArrowUp', 4, 1],
  ['ArrowDown', 6, 1],
  ['ArrowLeft', 5, 0],
  ['ArrowRight', 5, 2],
  ['PageUp', 0, 1],
  ['PageDown', 15, 1],
  ['Home', 5, 0],
  ['End', 5, 3],
] as const)('%s leads to row %i, column %i', (key, row, column) => {
  expect(placeAfter({ ...bare, key }, at, size, false)).toEqual({ row, column });
});

test.each([
  ['ArrowUp', 0, 1],
  ['ArrowDown', 19, 1],
  ['ArrowLeft', 5, 0],
  ['ArrowRight', 5, 3],
  ['Home', 0, 0],
  ['End', 19, 3],
] as const)('with Ctrl, %s leads to row %i, column %i', (key, row, column) => {
  expect(placeAfter({ ...bare, key, ctrlKey: true }, at, size, false)).toEqual({ row, column });
});

test('from right to left the arrows are mirrored, and the first column stays the first', () => {
  const lead = (key: string, ctrlKey = false) =>
    placeAfter({ ...bare, key, ctrlKey }, at, size, true)?.column;
  expect([lead('ArrowLeft'), lead('ArrowRight')]).toEqual([2, 0]);
  expect([lead('ArrowLeft', true), lead('ArrowRight', true)]).toEqual([3, 0]);
  expect([lead('Home'), lead('End')]).toEqual([0, 3]);
});

test('other keys lead nowhere, and those that write a character are known', () => {
  expect(placeAfter({ ...bare, key: 'a' }, at, size, false)).toBeUndefined();
  expect(placeAfter({ ...bare, key: 'toString' }, at, size, false)).toBeUndefined();
  expect(placeAfter({ ...bare, key: 'ArrowLeft', altKey: true }, at, size, false)).toBeUndefined();
  const writes = (key: string, more = {}) => writesText({ ...bare, key, ...more });
  expect(['5', 'é', '-'].map((key) => writes(key))).toEqual([true, true, true]);
  expect([writes(' '), writes('F2'), writes('c', { ctrlKey: true })]).toEqual(Array(3).fill(false));
  expect(writes('@', { ctrlKey: true, altKey: true })).toBe(true);
});

test('one cell is pasted in all that are chosen, and a block from the first on', () => {
  const range = rangeOf({ row: 19, column: 2 }, { row: 18, column: 3 });
  expect(pasteBlock([['7']], range, size)).toHaveLength(4);
  expect(
    pasteBlock(
      [
        ['1', '2', '3'],
        ['4', '', '6'],
        ['7', '8', '9'],
      ],
      range,
      size,
    ),
  ).toEqual([
    { row: 18, column: 2, text: '1' },
    { row: 18, column: 3, text: '2' },
    { row: 19, column: 2, text: '4' },
    { row: 19, column: 3, text: '' },
  ]);
});

test('filling down takes the first row of a block, and for one row that above it', () => {
  const read = ({ row, column }: { row: number; column: number }) => `${row}/${column}`;
  const block = rangeOf({ row: 1, column: 0 }, { row: 3, column: 0 });
  expect(fillDown(block, read)).toEqual([
    { row: 2, column: 0, text: '1/0' },
    { row: 3, column: 0, text: '1/0' },
  ]);
  expect(fillDown(rangeOf(at, at), read)).toEqual([{ ...at, text: '4/1' }]);
  expect(fillDown(rangeOf({ row: 0, column: 0 }, { row: 0, column: 0 }), read)).toEqual([]);
});
