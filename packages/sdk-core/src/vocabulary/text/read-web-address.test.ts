import { expect, test } from 'vitest';
import { readWebAddress } from './read-web-address.ts';

test.each([
  ['www.example.org', 'https://www.example.org'],
  [' example.org/homes?id=3 ', 'https://example.org/homes?id=3'],
  ['immobilière.example.ca', 'https://immobilière.example.ca'],
  ['example.org:8443/', 'https://example.org:8443/'],
  ['https://example.org/', 'https://example.org/'],
  ['http://example.org/', 'http://example.org/'],
])('“%s” is %s', (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});

test.each([
  'rosa@example.org',
  'javascript:alert(1)',
  'localhost',
  'see our site',
  '3.5',
  'ftp://example.org',
  '//example.org',
  '-x.example.org',
])('“%s” stays as it is', (text) => {
  expect(readWebAddress(text)).toBe(text);
});
