import { expect, test } from 'vitest';
import type { MapBoard } from './board-columns.ts';
import { createBoardFinder } from './find-boards.ts';

// Of a board its name alone matters here.
const boards = ['King at James', 'James North', 'Place Montréal', 'St. James', 'Jamestown'].map(
  (name) => ({ name }) as MapBoard,
);
const find = createBoardFinder(boards);
const names = (text: string) => find(text).map(({ name }) => name);

test.each([
  ['james', ['James North', 'Jamestown', 'King at James', 'St. James']],
  ['MONTREAL', ['Place Montréal']],
  ['st james', ['St. James']],
  ['ames', []],
  ['j', []],
  ['  ', []],
])('“%s” finds %j', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('no more than five are suggested', () => {
  const many = createBoardFinder([...boards, ...boards]);
  expect(many('james')).toHaveLength(5);
});
