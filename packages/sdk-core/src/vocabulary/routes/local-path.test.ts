import { expect, test } from 'vitest';
import { localPath, siteLanguage, splitPath } from './local-path.ts';

test.each([
  ['/', '/fr'],
  ['/?planId=3', '/fr?planId=3'],
  ['/#top', '/fr#top'],
  ['/about', '/fr/about'],
  ['/search/v2/property?near=Hull', '/fr/search/v2/property?near=Hull'],
  ['/fridges', '/fr/fridges'],
  ['/dashboard/', '/fr/dashboard/'],
  ['//evil.example', '/fr//evil.example'],
])('%s is %s in French, and the other way round', (english, french) => {
  expect(localPath(english, 'fr-CA')).toBe(french);
  expect(localPath(english, 'en-AU')).toBe(english);
  expect(splitPath(french)).toEqual({ language: 'fr', path: english });
  expect(splitPath(english)).toEqual({ language: 'en', path: english });
});

test('the home page is the same with a slash at its end', () => {
  expect(splitPath('/fr/')).toEqual({ language: 'fr', path: '/' });
});

test('every locale reads pages in one of the two languages', () => {
  expect(['en-CA', 'en-US', 'fr-CA', 'fr', 'en'].map(siteLanguage)).toEqual([
    'en',
    'en',
    'fr',
    'fr',
    'en',
  ]);
});
