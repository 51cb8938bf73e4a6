import { expect, test } from 'vitest';
import { isSameCity, joinCities, type NamedCity } from './named-city.ts';

const montreal: NamedCity = { city: 'Montréal', region: 'QC', country: 'CA' };

test.each<[string, Partial<NamedCity>, boolean]>([
  ['the same name', {}, true],
  ['other capitals', { city: 'MONTRÉAL' }, true],
  ['accents written apart, or not at all', { city: 'Montre\u0301al ' }, true],
  ['no accent', { city: 'Montreal' }, true],
  ['a longer name', { city: 'Montréal-Est' }, false],
  ['another region', { region: 'ON' }, false],
  ['another country', { country: 'US' }, false],
])('%s', (_, changes, expected) => {
  expect(isSameCity(montreal, { ...montreal, ...changes })).toBe(expected);
});

test.each([
  ['St. John’s', 'St Johns'],
  ["St. John's", 'St. John’s'],
  ['Coeur d’Alene', 'Coeur dAlene'],
])('%s is %s', (city, other) => {
  expect(isSameCity({ ...montreal, city }, { ...montreal, city: other })).toBe(true);
});

test('a name of signs alone is no other city', () => {
  expect(isSameCity({ ...montreal, city: 'Saint-Jean' }, { ...montreal, city: 'Saint Jean' })).toBe(
    true,
  );
  expect(isSameCity({ ...montreal, city: '!' }, montreal)).toBe(false);
});

test('lists are joined without naming a city twice', () => {
  const hull = { ...montreal, city: 'Hull' };
  expect(joinCities([montreal], [{ ...montreal, city: 'montreal' }, hull])).toEqual([
    montreal,
    hull,
  ]);
});
