import { describe, expect, test } from 'vitest';
import {
  canSortProducts,
  emptyProductQuery,
  formatDestination,
  parseDestination,
  productSearchOptions,
} from './product-query.ts';
import { productSearchBody } from './schemas.ts';

describe('a query', () => {
  test('of nothing in particular requests nothing in particular', () => {
    expect(productSearchOptions(emptyProductQuery, ['page'])).toEqual({ include: ['page'] });
  });

  test('becomes a body that the contract takes', () => {
    const query = {
      ...{ text: ' oak ', shop: 'maple-lane', shelf: 'FURNITURE', leaf: 'CHAIRS' },
      ...{ condition: ['USED'], price: '10..50 CAD', inStock: true, shipsTo: 'CA-ON L8P 4Y5' },
      ...{ near: 'Hamilton, ON', distance: 5_000, sort: 'price-low' as const, page: 2 },
    };
    const body = productSearchOptions(query, ['page', 'facets']);
    expect(body).toEqual({
      ...{ include: ['page', 'facets'], text: 'oak', shop: 'maple-lane', category: 'FURNITURE' },
      ...{ leaf: 'CHAIRS', condition: ['USED'], inStock: true, near: 'Hamilton, ON' },
      price: { min: 1_000, max: 5_000, currency: 'CAD' },
      shipsTo: { country: 'CA', region: 'ON', postalCode: 'L8P 4Y5' },
      ...{ distance: 5_000, sort: 'price-low' },
    });
    expect(productSearchBody.safeParse(body).success).toBe(true);
  });

  test.each([
    [{ shelf: 'YACHTS' }, 'shelf'],
    [{ leaf: 'CHAIRS' }, 'leaf'],
    [{ shelf: 'LIGHTING', leaf: 'CHAIRS' }, 'leaf'],
    [{ condition: ['WORN'] }, 'condition'],
    [{ price: '50..10' }, 'price'],
    [{ price: '..50 CAD MONTHLY' }, 'price'],
    [{ shipsTo: 'CA-NSW' }, 'shipsTo'],
    [{ shipsTo: 'FR' }, 'shipsTo'],
  ])('goes on without what can’t be read: %j', (change, path) => {
    const paths: string[] = [];
    const body = productSearchOptions({ ...emptyProductQuery, ...change }, ['page'], (problems) =>
      paths.push(...problems.map((problem) => problem.path)),
    );
    expect(paths).toEqual([path]);
    expect(productSearchBody.safeParse(body).success).toBe(true);
  });

  test('without words has no best match', () => {
    expect(canSortProducts({ text: ' ' }, 'relevance')).toBe(false);
    expect(productSearchOptions({ ...emptyProductQuery, sort: 'relevance' }, ['page'])).toEqual({
      include: ['page'],
    });
  });
});

test.each(['CA', 'CA-ON', 'CA-ON L8P 4Y5', 'US 90210'])('%s is read as it is written', (text) => {
  const destination = parseDestination(text);
  expect(destination && formatDestination(destination)).toBe(text);
});
