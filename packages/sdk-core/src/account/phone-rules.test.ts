import { expect, test } from 'vitest';
import { internationalNumber, readPhoneNumber } from './phone-rules.ts';

test.each([
  ['CA', '(905) 555-0123', '9055550123'],
  ['CA', '+1 905 555 0123', '9055550123'],
  ['US', '1-212-555-0123', '2125550123'],
  ['AU', '0412 345 678', '412345678'],
  ['AU', '412345678', '412345678'],
  ['AU', '+61 2 5550 1234', '255501234'],
  ['AU', '(02) 5550 1234', '255501234'],
] as const)('in %s, %s is %s', (country, text, number) => {
  expect(readPhoneNumber(country, text)).toBe(number);
});

test.each([
  ['CA', '905 555 012'],
  ['CA', '905 555 01234'],
  ['CA', '105 555 0123'],
  ['CA', '911 555 0123'],
  ['US', '212 911 0123'],
  ['US', '212 055 0123'],
  ['US', '+61 412 345 678'],
  ['AU', '+1 905 555 0123'],
  ['AU', '9055550123'],
  ['AU', '0112345678'],
  ['AU', '1300 123 456'],
  ['CA', '٩٠٥٥٥٥٠١٢٣'],
  ['CA', '905555O123'],
  ['CA', '9055550123;ext=1'],
  ['CA', '9'.repeat(10_000)],
  ['CA', ''],
] as const)('in %s, %s is no number', (country, text) => {
  expect(readPhoneNumber(country, text)).toBeUndefined();
});

test('the international form is that of E.164', () => {
  expect(internationalNumber({ code: 61, number: '412345678' })).toBe('+61412345678');
});
