import { describe, expect, test } from 'vitest';
import { emptyQuery, type SearchQuery } from '../rules.ts';
import type { SearchFacets } from '../schemas.ts';
import { countedTotal, countKey } from './counted-total.ts';

const facets: SearchFacets = {
  subcategory: [
    { value: 'RESIDENTIAL', count: 1_457 },
    { value: 'COMMERCIAL', count: 664 },
  ],
  price: [],
  priceUnit: { currency: 'CAD', period: 'ONCE' },
  currencies: [],
  fields: {},
  isApproximate: false,
};
const capped = { count: 1_000, isCapped: true };

describe('a total that was capped', () => {
  test.each([
    [[], { count: 2_121, isCapped: false }],
    [['RESIDENTIAL'], { count: 1_457, isCapped: false }],
    [['COMMERCIAL', 'RESIDENTIAL'], { count: 2_121, isCapped: false }],
    // Not all were counted, though more are known to be there.
    [['COMMERCIAL'], capped],
  ] as const)('of %j is the sum of what was counted', (subcategories, total) => {
    expect(countedTotal(capped, facets, subcategories)).toEqual(total);
  });

  test('is about so many where a sample was counted', () => {
    expect(countedTotal(capped, { ...facets, isApproximate: true }, [])).toEqual({
      count: 2_100,
      isCapped: false,
      isApproximate: true,
    });
  });
});

test('a total that is exact stays', () => {
  const total = { count: 40, isCapped: false };
  expect(countedTotal(total, facets, [])).toBe(total);
});

test('all pages and orders of a search have one count, other searches have others', () => {
  const homes: SearchQuery = { ...emptyQuery, category: ['property'] };
  expect(countKey({ ...homes, page: 3, sort: 'newest' })).toBe(countKey(homes));
  expect(countKey({ ...homes, filters: 'saleType=SALE' })).not.toBe(countKey(homes));
});
