import { describe, expect, test } from 'vitest';
import { parsePostalCode, readPostalBeginning } from './parse-postal-code.ts';

describe('a postal code', () => {
  test.each([
    ['L8P', 'CA', 'L8P'],
    ['l8p1a1', 'CA', 'L8P'],
    [' L8P 1A1 ', 'CA', 'L8P'],
    ['L8P-1A1', 'CA', 'L8P'],
    ['L8P\u00a04Y5', 'CA', 'L8P'],
    ['L8P  4Y5', 'CA', 'L8P'],
    ['Hamilton, ON\u00a0L8P\u20114Y5', 'CA', 'L8P'],
    ['10001 2345', 'US', '10001'],
    ['L8P, Hamilton, ON', 'CA', 'L8P'],
    ['12 King St W, Hamilton ON L8P 1A1', 'CA', 'L8P'],
    ['10001', 'US', '10001'],
    ['10001-2345', 'US', '10001'],
    ['100012345', 'US', '10001'],
    ['New York, NY 10001', 'US', '10001'],
    ['3000', 'AU', '3000'],
    ['Melbourne VIC 3000', 'AU', '3000'],
  ])('%s is read, whatever its spelling', (text, country, code) => {
    expect(parsePostalCode(text)).toMatchObject({ country, code });
  });

  test.each([
    ['L8P', ''],
    ['L8P, Hamilton, ON', 'Hamilton, ON'],
    ['Melbourne VIC 3000', 'Melbourne VIC'],
  ])('%s has besides it "%s"', (text, rest) => {
    expect(parsePostalCode(text)?.rest).toBe(rest);
  });

  test.each([
    'Hamilton',
    'L8',
    'D8P 1A1',
    'L8O',
    '5969782',
    '43.25, -79.85',
    '100 Mile House',
    'xL8P',
  ])('%s is none', (text) => {
    expect(parsePostalCode(text)).toBeUndefined();
  });
});

test.each([
  ['L8P', 'L8P'],
  ['l8p 1', 'L8P'],
  ['L8P1A', 'L8P'],
  ['100', '100'],
  ['10001-2', '10001'],
  ['L8', undefined],
  ['100 Mile', undefined],
  ['5969782', undefined],
])('%s begins with %s', (typed, code) => {
  expect(readPostalBeginning(typed)).toBe(code);
});
