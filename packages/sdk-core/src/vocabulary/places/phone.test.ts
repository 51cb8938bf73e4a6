import { expect, test } from 'vitest';
import { formatPhone, phoneAddress } from './phone.ts';

test.each([
  ['+19055550123', '(905) 555-0123'],
  ['+1 905-555-0123', '(905) 555-0123'],
  ['+61255501234', '(02) 5550 1234'],
  ['+61412345678', '0412 345 678'],
  ['+611300975707', '1300 975 707'],
  ['+61131234', '13 12 34'],
  ['+611802345', '180 2345'],
])('%s is written %s', (number, written) => {
  expect(formatPhone(number)).toBe(written);
});

test.each(['911', '311', '+442079460000', '+1905555'])('%s stays as it is', (number) => {
  expect(formatPhone(number)).toBe(number);
});

test('a call goes to the digits alone', () => {
  expect(phoneAddress('+1 (905) 555-0123')).toBe('tel:+19055550123');
});

test.each([
  ['+611300975707', 'tel:1300975707'],
  ['+61131234', 'tel:131234'],
  ['+61412345678', 'tel:+61412345678'],
])('%s, which may have no number abroad, is called as %s', (number, address) => {
  expect(phoneAddress(number)).toBe(address);
});
