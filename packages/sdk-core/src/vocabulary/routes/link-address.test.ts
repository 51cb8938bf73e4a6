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
  expect(URL.canParse(linkTarget(text, { siteOrigin: site, locale: 'en-CA' }))).toBe(true);
  if (text.startsWith('/')) expect(new URL(text, site).origin).toBe(site);
});

test.each([
  ['/policy/privacyPolicy?from=foot#top', `${site}/fr/policy/privacyPolicy?from=foot#top`],
  ['/', `${site}/fr`],
  ['/fr/about', `${site}/fr/about`],
  ['/media/ab12/800.webp', `${site}/media/ab12/800.webp`],
  ['/llms.txt#top', `${site}/llms.txt#top`],
  ['https://other.example/a', 'https://other.example/a'],
])('%s leads readers of French to %s', (text, address) => {
  expect(linkTarget(text, { siteOrigin: site, locale: 'fr-CA' })).toBe(address);
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
