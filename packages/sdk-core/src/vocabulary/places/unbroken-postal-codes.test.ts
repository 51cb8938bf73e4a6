import { expect, test } from 'vitest';
import { unbrokenPostalCodes } from './unbroken-postal-codes.ts';

test.each([
  ['Homes near N4V 5Z7, Hamilton, ON', 'Homes near N4V\u00a05Z7, Hamilton, ON'],
  ['l8p 4y5', 'l8p\u00a04y5'],
  ['A1A 1A1 and B2B 2B2', 'A1A\u00a01A1 and B2B\u00a02B2'],
])('no line breaks inside the code of “%s”', (text, unbroken) => {
  expect(unbrokenPostalCodes(text)).toBe(unbroken);
});

test.each(['M5V', 'Suite 4B 12', '90210 1234', 'NA4V 5Z77'])('“%s” stays as it is', (text) => {
  expect(unbrokenPostalCodes(text)).toBe(text);
});
