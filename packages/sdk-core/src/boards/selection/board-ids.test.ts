import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import { type ChoosableBoard, readBoardIds, writeBoardIds } from './board-ids.ts';

function board(id: number, isRetired = false): ChoosableBoard {
  return { id: id as BoardId, isRetired };
}

const boards = [board(3), board(7), board(12), board(40, true)];

test.each([
  [undefined, [], []],
  ['', [], []],
  [' , ,', [], []],
  ['12,7', [12, 7], []],
  [' 12 , 7 ', [12, 7], []],
  ['7,99,12', [7, 12], [['99', 'unknown']]],
  ['40,7', [7], [['40', 'retired']]],
  [
    '7,12,7,7',
    [7, 12],
    [
      ['7', 'doubled'],
      ['7', 'doubled'],
    ],
  ],
  [
    '99,99',
    [],
    [
      ['99', 'unknown'],
      ['99', 'unknown'],
    ],
  ],
  [
    '07,7.0,+7,7e0,0x7,-7,seven',
    [],
    [
      ['07', 'unknown'],
      ['7.0', 'unknown'],
      ['+7', 'unknown'],
      ['7e0', 'unknown'],
      ['0x7', 'unknown'],
      ['-7', 'unknown'],
      ['seven', 'unknown'],
    ],
  ],
  [
    '__proto__,<b>',
    [],
    [
      ['__proto__', 'unknown'],
      ['<b>', 'unknown'],
    ],
  ],
] as const)('%j is read', (query, ids, dropped) => {
  const read = readBoardIds(query, boards);
  expect(read.ids).toEqual(ids);
  expect(read.dropped.map(({ text, reason }) => [text, reason])).toEqual(dropped);
});

test('no board is no parameter', () => {
  expect(writeBoardIds([])).toBeUndefined();
  expect(writeBoardIds([12 as BoardId, 7 as BoardId])).toBe('12,7');
});

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

test('what is written is read again, in its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(id), (numbers) => {
      const known = numbers.map((one) => board(one)).reverse();
      const ids = numbers.map((one) => one as BoardId);
      expect(readBoardIds(writeBoardIds(ids), known)).toEqual({ ids, dropped: [] });
    }),
  );
});

test('each part of any query is read once or named, and what is read can be chosen', () => {
  const part = fc.oneof(fc.constantFrom('3', '7', '12', '40', '41'), fc.string());
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const query = parts.join(',');
      const { ids, dropped } = readBoardIds(query, boards);
      const named = query.split(',').filter((text) => text.trim() !== '');
      expect(ids.length + dropped.length).toBe(named.length);
      expect(new Set(ids).size).toBe(ids.length);
      for (const one of ids) expect([3, 7, 12]).toContain(one);
      expect(readBoardIds(writeBoardIds(ids), boards)).toEqual({ ids, dropped: [] });
    }),
  );
});
