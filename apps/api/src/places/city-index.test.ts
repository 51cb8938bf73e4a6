import { beforeAll, describe, expect, test } from 'vitest';
import { type CityIndex, createCityIndex } from './city-index.ts';
import { readCities } from './read-cities.ts';

let index: CityIndex;

beforeAll(async () => {
  index = createCityIndex(await readCities());
});

function labels(
  text: string,
  options: { size?: number; near?: { lat: number; lng: number } } = {},
) {
  return index
    .search({ text, size: options.size ?? 5, near: options.near })
    .map((city) => city.label);
}

describe('searching cities', () => {
  test.each([
    ['st cath', 'St. Catharines, ON'],
    ['saint cath', 'St. Catharines, ON'],
    ['montr', 'Montréal, QC'],
    ['MONTRÉAL', 'Montréal, QC'],
    ['trois riv', 'Trois-Rivières, QC'],
    ['quebec city', 'Québec, QC'],
    ['new york', 'New York, NY'],
    ['nyc', 'New York, NY'],
    ['sydney', 'Sydney, NSW'],
    ['sydney, ns', 'Sydney, NS'],
    ['hamilton, on', 'Hamilton, ON'],
    ['hamilton on', 'Hamilton, ON'],
    ['Hamilton, Ontario, Canada', 'Hamilton, ON'],
    ['hamilton ohio', 'Hamilton, OH'],
    ['london on', 'London, ON'],
    ['niag', 'Niagara Falls, ON'],
    ['washington', 'Washington, DC'],
    ['mt isa', 'Mount Isa, QLD'],
    ["st john's", "St. John's, NL"],
    ['catharines', 'St. Catharines, ON'],
  ])('%s finds %s first', (text, expected) => {
    expect(labels(text)[0]).toBe(expected);
  });

  test.each(['Pelham', 'Ridgeway', 'Grimsby', 'Niagara-on-the-Lake', 'Dunnville', 'Fonthill'])(
    'the Ontario town %s exists',
    (name) => {
      expect(labels(`${name}, ON`)).toContain(`${name}, ON`);
    },
  );

  test('a position prefers the cities around it', () => {
    expect(labels('ham', { near: { lat: 43.016, lng: -79.261 } })[0]).toBe('Hamilton, ON');
    expect(labels('rich', { near: { lat: 37.5, lng: -77.4 } })[0]).toBe('Richmond, VA');
    expect(labels('rich', { near: { lat: 43.9, lng: -79.4 } })[0]).toBe('Richmond Hill, ON');
  });

  test('a country leaves out the others', () => {
    const found = index.search({ text: 'spring', size: 20, country: 'AU' });
    expect(found.length).toBeGreaterThan(3);
    expect(new Set(found.map((city) => city.country))).toEqual(new Set(['AU']));
  });

  test('no city is found for signs alone, nor in a region that is none', () => {
    expect(labels('hamilton, atlantis')).toEqual([]);
    expect(labels('...')).toEqual([]);
    expect(labels(', on')).toEqual([]);
  });
});

describe('a city by its name', () => {
  const find = (city: string, region: string, country: 'CA' | 'US' = 'CA') =>
    index.findNamed({ city, region, country })?.label;

  test.each([
    ['HAMILTON', 'ON', 'Hamilton, ON'],
    ['Saint Catharines', 'ON', 'St. Catharines, ON'],
    ['Quebec City', 'QC', 'Québec, QC'],
    ['Quebec', 'QC', 'Québec, QC'],
  ])('%s in %s is %s', (city, region, expected) => {
    expect(find(city, region)).toBe(expected);
  });

  test.each([
    ['H', 'ON'],
    ['Catharines', 'ON'],
    ['Elgin', 'ON'],
    ['Hamilton', 'QC'],
    ['Hamilton', 'OH'],
    ['', 'ON'],
  ])('%s in %s of Canada is none', (city, region) => {
    expect(find(city, region)).toBeUndefined();
  });

  test('of two of one name in a region, it is the larger one', () => {
    const found = index.findNamed({ city: 'Washington Heights', region: 'NY', country: 'US' });
    expect(found?.population).toBeGreaterThan(100_000);
  });
});

describe('the nearest city', () => {
  test('is the town itself, not a quarter of it', () => {
    expect(index.findNearest({ lat: 43.6426, lng: -79.3871 }, 100_000)?.label).toBe('Toronto, ON');
    expect(index.findNearest({ lat: -33.8568, lng: 151.2153 }, 100_000)?.label).toBe('Sydney, NSW');
  });

  test('is measured in metres, not in degrees', () => {
    const kuujjuaq = index.findNearest({ lat: 58.1, lng: -69.9 }, 100_000);
    expect(kuujjuaq?.label).toBe('Kuujjuaq, QC');
  });

  test('is nobody beyond the reach', () => {
    expect(index.findNearest({ lat: 30, lng: -140 }, 100_000)).toBeUndefined();
  });
});
