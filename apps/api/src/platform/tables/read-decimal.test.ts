import { expect, test } from 'vitest';
import { decimalToNumber, readDecimal } from './read-decimal.ts';

test.each([
  ['1234', 1234],
  ['1234.5', 1234.5],
  ['1,234.50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u202f234,50', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['1,234', 1234],
  ['1234,5', 1234.5],
  ['0,5', 0.5],
  ['0,250', 0.25],
  ['0.250', 0.25],
  ['-3', -3],
  ['−3,5', -3.5],
  ['1e15', 1e15],
  ['1.5E+3', 1500],
  ['7,345E+05', 734_500],
])('“%s” is %d', (text, number) => {
  const decimal = readDecimal(text);
  expect(decimal && decimalToNumber(decimal)).toBe(number);
});

test.each([
  '',
  'a lot',
  '1,23,4.5',
  '1.2.3',
  '..',
  '12,34,5',
  '1e',
  'NaN',
  'Infinity',
  '0x10',
  '$10',
  '10 CAD',
  '3 BR',
])('“%s” is no number', (text) => {
  expect(readDecimal(text)).toBeUndefined();
});
