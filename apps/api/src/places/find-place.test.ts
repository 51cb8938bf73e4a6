import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { beforeAll, expect, test } from 'vitest';
import { findPlace } from './find-place.ts';
import { type Gazetteer, loadGazetteer } from './gazetteer.ts';

let gazetteer: Gazetteer;

beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

const find = (text: string, home?: Country) => findPlace(gazetteer, text, home);

test('a city is found by its name or id, and a position by its degrees', async () => {
  const hamilton = { label: 'Hamilton, ON', lat: 43.25011, lng: -79.84963, radius: 25_000 };
  expect(await find('Hamilton, ON')).toEqual(hamilton);
  expect(await find('Hamilton, Ontario, Canada')).toEqual(hamilton);
  expect(await find('5969782')).toEqual(hamilton);
  expect(await find('43.25, -79.85')).toEqual({
    ...{ label: '43.25, -79.85', lat: 43.25, lng: -79.85 },
    radius: 25_000,
  });
  expect((await find('L8P 1A1'))?.radius).toBe(10_000);
});

test.each([
  ['L8P', 'L8P, Hamilton, ON'],
  ['l8p1a1', 'L8P, Hamilton, ON'],
  ['L8P 1A1', 'L8P, Hamilton, ON'],
  ['L8P, Hamilton, ON', 'L8P, Hamilton, ON'],
  ['12 King St W, Hamilton ON L8P 1A1', 'L8P, Hamilton, ON'],
  ['H2X 1Y4', 'H2X, Montréal, QC'],
  ['K0H', 'K0H, Kingston, ON'],
  ['X0A', 'X0A, Clyde River, NU'],
  ['10001', '10001, New York, NY'],
  ['90210-1234', '90210, Beverly Hills, CA'],
])('the postal code %s is %s', async (text, label) => {
  expect((await find(text))?.label).toBe(label);
});

test('beside a code that nobody knows the city counts', async () => {
  expect((await find('Melbourne VIC 3000'))?.label).toBe('Melbourne, VIC');
  expect((await find('Hamilton, ON L8Z 9Z9'))?.label).toBe('Hamilton, ON');
});

test.each([
  ['Ontario', 'Ontario, Canada'],
  ['ontario, canada', 'Ontario, Canada'],
  ['ON', 'Ontario, Canada'],
  ['QC', 'Quebec, Canada'],
  ['Nouvelle-Écosse', 'Nova Scotia, Canada'],
  ['Florida', 'Florida, United States'],
  ['NY', 'New York, United States'],
  ['NSW', 'New South Wales, Australia'],
  ['Victoria, Australia', 'Victoria, Australia'],
  ['WA, Australia', 'Western Australia, Australia'],
])('%s is the region %s', async (text, label) => {
  const place = await find(text);
  expect(place?.label).toBe(label);
  expect(place?.region).toBeDefined();
});

test.each([
  ['New York', 'New York, NY'],
  ['Quebec', 'Québec, QC'],
  ['Washington', 'Washington, DC'],
  ['Victoria', 'Victoria, BC'],
  ['Ontario, CA', 'Ontario, CA'],
])('%s is rather the city %s', async (text, label) => {
  const place = await find(text);
  expect(place?.label).toBe(label);
  expect(place?.region).toBeUndefined();
});

test.each([
  ['Hamilton', 'AU', 'Hamilton, ON'],
  ['Hamilton, VIC', 'AU', 'Hamilton, VIC'],
  ['Hamilton', 'US', 'Hamilton, OH'],
  ['Ottawa', 'US', 'Ottawa, ON'],
  ['Ottawa', 'CA', 'Ottawa, ON'],
  ['Ottawa', 'AU', 'Ottawa, ON'],
  ['Ottawa, IL', 'US', 'Ottawa, IL'],
  ['London', 'US', 'London, ON'],
  ['London', 'AU', 'London, ON'],
  ['Paris', 'US', 'Paris, TX'],
  ['Paris', 'CA', 'Paris, ON'],
  ['Vancouver', 'US', 'Vancouver, WA'],
  ['Vancouver', 'AU', 'Vancouver, BC'],
  ['Melbourne', 'US', 'Melbourne, FL'],
  ['Melbourne', 'CA', 'Melbourne, VIC'],
  ['Brisbane', 'US', 'Brisbane, QLD'],
  ['Newcastle', 'AU', 'Newcastle, NSW'],
  ['Sydney', 'US', 'Sydney, NSW'],
  ['Boston', 'CA', 'Boston, MA'],
  ['Toronto', 'US', 'Toronto, ON'],
  ['Dallas', 'AU', 'Dallas, TX'],
  ['Windsor', 'CA', 'Windsor, ON'],
  ['Hamilton, ON', 'AU', 'Hamilton, ON'],
  ['Perth', 'AU', 'Perth, WA'],
  ['Perth', 'CA', 'Perth, WA'],
  ['Sydney', 'CA', 'Sydney, NS'],
  ['Sydney', undefined, 'Sydney, NSW'],
  ['Hamilton', undefined, 'Hamilton, ON'],
  ['Richmond', 'CA', 'Richmond, BC'],
  ['Richmond', 'US', 'Richmond, VA'],
  ['Vancouver', 'US', 'Vancouver, WA'],
  ['Victoria', 'AU', 'Victoria, Australia'],
  ['Victoria', 'US', 'Victoria, TX'],
  ['NT', 'CA', 'Northwest Territories, Canada'],
  ['NT', 'AU', 'Northern Territory, Australia'],
  ['WA', 'AU', 'Western Australia, Australia'],
  ['Westdale', 'CA', 'Westdale, NSW'],
] as const)('by %s somebody in %s means %s', async (text, home, label) => {
  expect((await find(text, home))?.label).toBe(label);
});

test.each(['xyzzy', '99,10', '3000', 'L8Z', '00000', ''])('%s is nowhere', async (text) => {
  expect(await find(text)).toBeUndefined();
});
