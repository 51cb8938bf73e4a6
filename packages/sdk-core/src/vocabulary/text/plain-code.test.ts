import { expect, test } from 'vitest';
import { plainCode } from './plain-code.ts';

test.each([
  ['L8P\u00a04Y5', 'L8P 4Y5'],
  ['  L8P \t 4Y5 ', 'L8P 4Y5'],
  ['\u202a+1 905\u2011555\u20130123\u202c', '+1 905-555-0123'],
  ['\uff10\uff14\uff11\uff12', '0412'],
  ['02134\u22121234', '02134-1234'],
])('“%s” is plainly “%s”', (text, plain) => {
  expect(plainCode(text)).toBe(plain);
});
