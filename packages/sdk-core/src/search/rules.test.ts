import { describe, expect, test } from 'vitest';
import { parseWith } from '../vocabulary/schema.ts';
import { countRestrictions } from './query/restrictions.ts';
import { canSort, emptyQuery, type SearchQuery, searchOptions } from './rules.ts';
import { searchBodies, searchListings } from './schemas.ts';

const homes: SearchQuery = { ...emptyQuery, category: ['property'] };

describe('the body of a search', () => {
  test('asks for nothing that the query leaves open', () => {
    expect(searchOptions(emptyQuery, {}, ['page'])).toEqual({ include: ['page'] });
  });

  test('of one kind fits the contract with everything in it', () => {
    const query: SearchQuery = {
      ...homes,
      subcategory: ['RESIDENTIAL'],
      text: ' pool ',
      near: 'Hamilton, ON',
      distance: 25_000,
      listedWithinDays: 7,
      hasPictures: true,
      isReduced: true,
      tags: ['lake'],
      sort: 'distance',
    };
    const body = searchOptions(
      query,
      {
        filters: { bedroomsTotal: { min: 3 } },
        price: { min: 25_000_000, max: 50_000_000, currency: 'CAD', period: 'ONCE' },
      },
      ['page', 'total'],
    );
    expect(parseWith(searchBodies.property, body)).toEqual({
      subcategory: ['RESIDENTIAL'],
      text: 'pool',
      near: 'Hamilton, ON',
      distance: 25_000,
      price: { min: 25_000_000, max: 50_000_000, currency: 'CAD', period: 'ONCE' },
      filters: { bedroomsTotal: { min: 3 } },
      listedWithinDays: 7,
      hasPictures: true,
      isReduced: true,
      tags: ['lake'],
      sort: 'distance',
      include: ['page', 'total'],
    });
  });

  test('of several kinds names them, and leaves out what belongs to one', () => {
    const query: SearchQuery = {
      ...emptyQuery,
      category: ['property', 'event'],
      subcategory: ['RESIDENTIAL'],
    };
    const body = searchOptions(query, { filters: { bedroomsTotal: { min: 3 } } }, ['page']);
    expect(parseWith(searchListings.body, body)).toEqual({
      categories: ['property', 'event'],
      include: ['page'],
    });
  });

  test('takes a position apart from a name', () => {
    const near = (text: string) => searchOptions({ ...homes, near: text }, {}, ['page']).near;
    expect(near('43.25,-79.87')).toEqual({ lat: 43.25, lng: -79.87 });
    expect(near('100 Mile House, BC')).toBe('100 Mile House, BC');
  });

  test('looks as far as the place itself reaches, where no distance is set', () => {
    const hamilton = { ...homes, near: 'Hamilton, ON' };
    const body = searchOptions(hamilton, {}, ['page']);
    expect(parseWith(searchBodies.property, body)).toMatchObject({ ownRadius: true });
    expect(searchOptions({ ...hamilton, distance: 160_000 }, {}, ['page'])).toEqual({
      include: ['page'],
      near: 'Hamilton, ON',
      distance: 160_000,
    });
  });

  test('asks for the map in place of the town that somebody moved away from', () => {
    const bounds = { south: 43, west: -80, north: 44, east: -79 };
    const query: SearchQuery = {
      ...homes,
      near: 'Hamilton, ON',
      distance: 1000,
      bounds: '43,-80,44,-79',
    };
    const body = searchOptions({ ...query, sort: 'distance' }, { bounds }, ['page']);
    expect(body).toEqual({ include: ['page'], bounds });
  });
});

test.each([
  ['distance', homes, false],
  ['distance', { ...homes, near: 'Hamilton, ON' }, true],
  ['nearby', homes, false],
  ['nearby', { ...homes, near: 'Hamilton, ON', bounds: '43,-80,44,-79' }, false],
  ['nearby', { ...homes, near: 'Hamilton, ON' }, true],
  ['relevance', homes, false],
  ['relevance', { ...homes, text: 'pool' }, true],
  ['soonest', homes, false],
  ['soonest', { ...emptyQuery, category: ['event'] }, true],
  ['price-low', emptyQuery, false],
  ['price-low', homes, false],
  ['price-low', { ...homes, filters: 'saleType=SALE,RENT' }, false],
  ['price-low', { ...homes, filters: 'saleType=SALE' }, true],
  ['price-high', { ...homes, filters: 'bedroomsTotal=2..&saleType=RENT' }, true],
  ['price-low', { ...homes, price: '..2000 CAD MONTHLY' }, true],
  ['price-low', { ...homes, price: '..2000 CAD' }, false],
  ['price-low', { ...emptyQuery, category: ['item', 'event'] }, true],
  ['price-low', { ...emptyQuery, category: ['item', 'merchant'] }, false],
  ['price-low', { ...emptyQuery, category: ['merchant'] }, true],
  ['price-low', { ...emptyQuery, category: ['realtor'], price: '..5 CAD ONCE' }, false],
  ['price-low', { ...emptyQuery, category: ['classified'] }, false],
  ['price-low', { ...emptyQuery, category: ['classified'], subcategory: ['HELP_WANTED'] }, true],
] as const)(
  'sorting by %s makes sense only where its facts are there',
  (sort, query, makesSense) => {
    expect(canSort(query, sort)).toBe(makesSense);
  },
);

test('nothing is near to a whole region', () => {
  const query = { ...homes, near: 'Ontario' };
  expect([canSort(query, 'nearby', true), canSort(query, 'distance', true)]).toEqual([
    false,
    false,
  ]);
  expect(canSort(query, 'newest', true)).toBe(true);
});

test('restrictions are counted without words and place', () => {
  expect(countRestrictions({ ...homes, text: 'x', near: 'y' })).toBe(0);
  expect(
    countRestrictions({ ...homes, filters: 'a=1..&b=yes', price: '1..', hasPictures: true }),
  ).toBe(4);
});

test('the one offer of properties is no restriction: the bar has it', () => {
  expect(countRestrictions({ ...homes, filters: 'saleType=RENT&hasVideo=yes' })).toBe(1);
  expect(countRestrictions({ ...homes, filters: 'saleType=RENT,LEASE' })).toBe(1);
});
