import { expect, test } from 'vitest';
import { groupLetters, isCode, readAppCode, readRecoveryCode } from './two-step-rules.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['١٢٣٤٥٦', undefined],
])('the code "%s" of an app is %s', (typed, code) => {
  expect(readAppCode(typed)).toBe(code);
});

test.each([
  ['abcd-efgh-2345-mnop', 'ABCDEFGH2345MNOP'],
  ['ABCD EFGH 2345 MNOP', 'ABCDEFGH2345MNOP'],
  ['abcd-efgh-2345-mnop-qrst-uvwx', 'ABCDEFGH2345MNOPQRSTUVWX'],
  ['abcd-efgh-2345', undefined],
  ['abcd-efgh-2345-mnop-qrst', undefined],
  ['abcd-efgh-0189-mnop', undefined],
])('the recovery code "%s" is %s', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('a code is of one sort or the other', () => {
  expect(['123456', 'abcdefghijklmnop', 'abc', ''].map(isCode)).toEqual([true, true, false, false]);
});

test('letters stand in groups of four, without one at the end', () => {
  expect(groupLetters('ABCDEFGH')).toBe('ABCD-EFGH');
  expect(groupLetters('ABCDEFGHIJ', ' ')).toBe('ABCD EFGH IJ');
  expect(groupLetters('')).toBe('');
});
