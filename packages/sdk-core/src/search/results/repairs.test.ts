import { describe, expect, test } from 'vitest';
import { dropFilter } from '../query/drop-filter.ts';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import { repairQuery } from './repairs.ts';

const homes: SearchQuery = { ...emptyQuery, category: ['property'] };

describe('ways out of an empty result', () => {
  const narrow: SearchQuery = {
    ...homes,
    text: 'castle',
    subcategory: ['VACATION'],
    filters: 'bedroomsTotal=9..&hasVideo=yes',
    distance: 1000,
    page: 3,
  };

  test.each([
    [{ drop: 'distance', count: 3, isCapped: false, distance: 5000 }, { distance: 5000 }],
    [{ drop: 'text', count: 3, isCapped: false }, { text: '' }],
    [{ drop: 'text', text: 'cattle', count: 3, isCapped: false }, { text: 'cattle' }],
    [{ drop: 'subcategory', count: 3, isCapped: false }, { subcategory: [] }],
    [{ drop: 'bedroomsTotal', count: 3, isCapped: false }, { filters: 'hasVideo=yes' }],
    [{ drop: 'filters.hasVideo', count: 3, isCapped: false }, { filters: 'bedroomsTotal=9..' }],
  ])('%o changes that alone and starts at the first page', (repair, change) => {
    expect(repairQuery(narrow, repair)).toEqual({ ...narrow, page: 1, ...change });
  });
});

test('the same price is asked of rents in place of sales, and the other way round', () => {
  const cheap: SearchQuery = {
    ...homes,
    filters: 'saleType=SALE&hasVideo=yes',
    price: '..2000 CAD ONCE',
    page: 2,
  };
  const rents = { drop: 'price', period: 'MONTHLY', count: 66, isCapped: false } as const;
  const asRent = {
    ...cheap,
    filters: 'saleType=RENT&hasVideo=yes',
    price: '..2000 CAD MONTHLY',
    page: 1,
  };
  expect(repairQuery(cheap, rents)).toEqual(asRent);
  expect(repairQuery(asRent, { ...rents, period: 'ONCE' })).toEqual({ ...cheap, page: 1 });
  // A user who chose neither has only said what the price is for.
  const undecided = { ...cheap, filters: '' };
  expect(repairQuery(undecided, rents)).toEqual({ ...asRent, filters: '' });
});

test('a filter whose name begins like another is kept', () => {
  expect(dropFilter('rooms=BATH&roomsTotal=2..', 'rooms')).toBe('roomsTotal=2..');
});
