import { expect, test } from 'vitest';
import type { BoardId } from '../../vocabulary/ids.ts';
import { callsOf, isInZone, noChoice, restOfChoice, turnBoard } from './zone-choice.ts';
import { mostZoneBoards } from './zone-limits.ts';

// Ids are branded by the contract's schemas, which this test does without.
const ids = (...numbers: readonly number[]) => new Set(numbers as BoardId[]);
const turn = (...numbers: readonly number[]) =>
  [...ids(...numbers)].reduce((choice, id) => turnBoard(before, choice, id), noChoice);
const before = ids(1, 2);

test('a board of the zone is turned out, another one in', () => {
  const choice = turn(1, 3);
  expect(choice).toEqual({ add: ids(3), remove: ids(1) });
  const after = [...ids(1, 2, 3, 4)].filter((id) => isInZone(before, choice, id));
  expect(after).toEqual([2, 3]);
});

test('a second turn takes the first one back', () => {
  const once = turn(1, 3);
  const twice = [...ids(1, 3)].reduce((choice, id) => turnBoard(before, choice, id), once);
  expect(twice).toEqual(noChoice);
});

test('what the zone has by now is done', () => {
  expect(restOfChoice(ids(2, 3), turn(1, 3, 4))).toEqual({ add: ids(4), remove: ids() });
});

test('no call has more boards than it takes', () => {
  const many = Array.from({ length: mostZoneBoards + 1 }, (_, id) => id + 1);
  const calls = callsOf({ add: ids(...many), remove: ids(9) });
  expect(calls.map(({ add, remove }) => [add.length, remove.length])).toEqual([
    [mostZoneBoards, 1],
    [1, 0],
  ]);
  expect(callsOf(noChoice)).toEqual([]);
});
