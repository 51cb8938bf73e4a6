import { expect, test } from 'vitest';
import { linkAddress, linkOrMailAddress, linkTarget } from './link-address.ts';

const site = 'https://boardwalk.example';

test.each([
  '/',
  '/policy/privacyPolicy?from=foot#top',
  '/a//b',
  'https://other.example',
  'https://other.example/a?b=c#d',
])('%s is an address for a link', (text) => {
  expect([linkAddress.test(text), linkOrMailAddress.test(text)]).toEqual([true, true]);
  expect(URL.canParse(linkTarget(text, site))).toBe(true);
  if (text.startsWith('/')) expect(new URL(text, site).origin).toBe(site);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /path',
  '/path with space',
  '/a\\b',
  'https:/evil.example',
  'https://',
  'https:///evil.example',
  'https://\\evil.example',
  'https://@evil.example',
  'HTTPS://evil.example',
  'http://plain.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://x/1',
  'path',
  '#part',
  '',
])('%j is none', (text) => {
  expect([linkAddress.test(text), linkOrMailAddress.test(text)]).toEqual([false, false]);
});

test('mail addresses are none of a footer, but of a text', () => {
  const text = 'mailto:help@boardwalk.example';
  expect([linkAddress.test(text), linkOrMailAddress.test(text)]).toEqual([false, true]);
});
