import { expect, test } from 'vitest';
import { countryOfLocale, findLocale, isSupportedLocale } from './locale.ts';

test.each([
  [['en-AU'], 'en-AU'],
  [['EN-us'], 'en-US'],
  [['fr-FR', 'en-US'], 'fr-CA'],
  [['de', 'en-AU'], 'en-AU'],
  [['en-GB'], 'en-CA'],
  [['de', 'pl'], 'en-CA'],
  [[], 'en-CA'],
])('who prefers %j reads %s', (preferred, locale) => {
  expect(findLocale(preferred)).toBe(locale);
});

test('a locale names its country', () => {
  expect(countryOfLocale('fr-CA')).toBe('CA');
  expect(countryOfLocale('en-AU')).toBe('AU');
});

test('a language without its country is no supported locale', () => {
  expect(isSupportedLocale('en')).toBe(false);
  expect(isSupportedLocale('en-US')).toBe(true);
});
