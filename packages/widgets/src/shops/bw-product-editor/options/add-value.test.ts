import { expect, test } from 'vitest';
import { cleanValue, findValueFault, moved } from './add-value.ts';

const size = { key: 1, name: 'Size', values: ['S', 'M'] };
const many = {
  key: 2,
  name: 'Colour',
  values: Array.from({ length: 50 }, (_, index) => `${index}`),
};

test('a value is one line without blanks around it', () => {
  expect(cleanValue('  Dark \n  red ')).toBe('Dark red');
});

test.each([
  ['m', 'twice'],
  ['L'.repeat(61), 'long'],
  ['L', undefined],
] as const)('%s: %s', (value, fault) => {
  expect(findValueFault([size], size, value)).toBe(fault);
});

test('no value leads to more variants than a product may have', () => {
  expect(findValueFault([size, many], size, 'L')).toBe('many');
  expect(findValueFault([size, { ...many, values: [] }], size, 'L')).toBeUndefined();
});

test('one is moved to another place, and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});
