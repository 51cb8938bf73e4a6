import { expect, test } from 'vitest';
import type { Locale } from '../text/locale.ts';
import { createMeasureFormatter, unitChoices, usualUnit } from './measures.ts';

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

test.each<[Locale, number, string]>([
  ['en-CA', 135, '1,453 ft²'],
  ['en-US', 135, '1,453 ft²'],
  ['en-AU', 135, '135 m²'],
  ['fr-CA', 135, '1 453 pi²'],
])('in %s a floor of %d m² reads %s', (locale, area, text) => {
  expect(spaced(createMeasureFormatter(locale).formatArea(area))).toBe(text);
});

test.each<[Locale, number, string]>([
  ['en-CA', 500, '5,382 ft²'],
  ['en-CA', 4046.8564224, '1 ac'],
  ['en-US', 20_000, '4.9 ac'],
  ['en-US', 200_000, '49 ac'],
  ['en-AU', 9999, '9,999 m²'],
  ['en-AU', 15_000, '1.5 ha'],
])('in %s ground of %d m² reads %s', (locale, area, text) => {
  expect(spaced(createMeasureFormatter(locale).formatLand(area))).toBe(text);
});

test.each<[Locale, number, string]>([
  ['en-CA', 3210, '3.2 km'],
  ['en-CA', 160_000, '160 km'],
  ['en-US', 3210, '2 mi'],
  ['en-US', 160_000, '99 mi'],
  ['en-AU', 80, '0.1 km'],
])('in %s %d metres read %s', (locale, metres, text) => {
  expect(spaced(createMeasureFormatter(locale).formatDistance(metres))).toBe(text);
});

test('a measure may be entered in every unit of its kind, that of the reader first', () => {
  const symbols = (...input: Parameters<typeof unitChoices>) =>
    unitChoices(...input).map(({ symbol }) => symbol);
  expect(symbols('area', 'en-AU')).toEqual(['m²', 'ft²']);
  expect(symbols('land', 'fr-CA')).toEqual(['ac', 'ha', 'pi²', 'm²']);
  expect(symbols('distance', 'en-US')).toEqual(['mi', 'km']);
});

test('a number without a unit is read as its country writes it, but for ground', () => {
  expect(usualUnit('area', 'US')).toBe('ft²');
  expect(usualUnit('area', 'CA')).toBe('ft²');
  expect(usualUnit('area', 'AU')).toBe('m²');
  expect(usualUnit('distance', 'US')).toBe('mi');
  expect(usualUnit('land', 'AU')).toBe('m²');
  expect(usualUnit('land', 'US')).toBeUndefined();
});
