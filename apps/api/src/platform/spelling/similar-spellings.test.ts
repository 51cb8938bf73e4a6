import { expect, test } from 'vitest';
import { countSlips, countSlipsBegun, createSimilarSpellings } from './similar-spellings.ts';

const weights = { hamilton: 500, hampton: 130, hamlin: 7, milton: 110, hamiltyn: 1, hamiltan: 2 };
const index = createSimilarSpellings(
  Object.entries(weights).map(([letters, weight]) => ({ letters, named: letters, weight })),
);

test('the fewest slips come first, then what is better known', () => {
  expect(index.find('hamliton', 2)).toEqual(['hamilton', 'hampton']);
  expect(index.find('hamiltn', 3)).toEqual(['hamilton', 'hamiltan', 'hamiltyn']);
});

test('what is not accepted is passed over, and what is too different is not found', () => {
  expect(index.find('hamliton', 1, (name) => name !== 'hamilton')).toEqual(['hampton']);
  expect(index.find('zanzibar', 5)).toEqual([]);
});

test('while it is typed, what begins like it is found', () => {
  for (const begun of ['hamlit', 'hamlito', 'hamliton']) {
    expect(index.findBegun(begun, 1)).toEqual(['hamilton']);
  }
  expect(index.find('hamlit', 1)).toEqual(['hamlin']);
  expect(index.findBegun('zanzi', 5)).toEqual([]);
});

test.each([
  ['hamlito', 'hamilton', 1],
  ['ham', 'hamilton', 0],
  ['hxm', 'hamilton', 1],
  ['', 'sofa', 0],
])('from %s to a beginning of %s it takes %i slips', (one, other, slips) => {
  expect(countSlipsBegun(one, other)).toBe(slips);
});

test.each([
  ['dishwaser', 'dishwasher', 1],
  ['dishwahser', 'dishwasher', 1],
  ['diswasherr', 'dishwasher', 2],
  ['', 'sofa', 4],
  ['sofa', 'sofa', 0],
])('from %s to %s it takes %i slips', (one, other, slips) => {
  expect(countSlips(one, other)).toBe(slips);
});
