import { expect, test } from 'vitest';
import { formatPhone, phoneAddress } from './phone.ts';

test.each([
  ['+19055550123', '(905) 555-0123'],
  ['+1 905-555-0123', '(905) 555-0123'],
  ['+61255501234', '(02) 5550 1234'],
  ['+61412345678', '0412 345 678'],
  ['+611300975707', '1300 975 707'],
])('%s is written %s', (number, written) => {
  expect(formatPhone(number)).toBe(written);
});

test.each(['911', '311', '+442079460000', '+1905555'])('%s stays as it is', (number) => {
  expect(formatPhone(number)).toBe(number);
});

test('a call goes to the digits alone', () => {
  expect(phoneAddress('+1 (905) 555-0123')).toBe('tel:+19055550123');
});
