import { expect, test } from 'vitest';
import { cleanAddress, cleanPath } from './clean-path.ts';

test.each([
  ['/', '/'],
  ['/dashboard/admin/users?user=3', '/dashboard/admin/users'],
  ['/wp-login.php#top', '/wp-login.php'],
  ['/.env', '/.env'],
  ['/property/listing/17/photos', '/property/listing/…/…'],
  ['/invite/vB3x-kq', '/invite/…'],
  ['/rosa@example.org', '/…'],
  ['/a%0Ab', '/…'],
  ['/\u001b[2J', '/…'],
  ['http://evil.example/x', '//evil.example/x'],
  [`/${'x'.repeat(30)}`, '/…'],
])('%s is told as %s', (path, told) => {
  expect(cleanPath(path)).toBe(told);
});

test.each([
  ['inline', 'inline'],
  ['', ''],
  ['/', '/'],
  ['https://evil.example:8443/a/8f3?who=rosa', 'https://evil.example:8443/a/…'],
  ['data:text/html,rosa', 'malformed'],
  ['9055550123', 'malformed'],
])('the address %s is told as %s', (address, told) => {
  expect(cleanAddress(address)).toBe(told);
});
