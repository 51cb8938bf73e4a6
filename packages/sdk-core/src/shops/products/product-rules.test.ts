import { expect, test } from 'vitest';
import {
  availabilityOf,
  bestAvailability,
  combinationsOf,
  findVariantFaults,
  isTooMany,
  type WrittenVariants,
} from './product-rules.ts';

const size = { name: 'Size', values: ['S', 'M'] };
const colour = { name: 'Colour', values: ['Red', 'Blue'] };

function variant(values: string[], price = 1000, compareAt: number | null = null) {
  return { values, price, compareAt, sku: null };
}

function faultsOf(written: WrittenVariants) {
  return findVariantFaults(written).map(({ path }) => path.join('.'));
}

test('a simple product has one variant without values', () => {
  expect(faultsOf({ options: [], variants: [variant([])] })).toEqual([]);
  expect(faultsOf({ options: [], variants: [variant([]), variant([])] })).toEqual([
    'variants.1.values',
  ]);
});

test('each combination stands once, of values that the options have', () => {
  const options = [size, colour];
  expect(faultsOf({ options, variants: [variant(['S', 'Red']), variant(['M', 'Blue'])] })).toEqual(
    [],
  );
  expect(
    faultsOf({
      options,
      variants: [
        variant(['S', 'Red']),
        variant(['S', 'Red']),
        variant(['L', 'Red']),
        variant(['S']),
      ],
    }),
  ).toEqual(['variants.1.values', 'variants.2.values', 'variants.3.values']);
});

test('options have names and values of their own', () => {
  expect(
    faultsOf({
      options: [size, { name: 'size ', values: ['One', 'one'] }],
      variants: [variant(['S', 'One'])],
    }),
  ).toEqual(['options.1.name', 'options.1.values.1']);
});

test('values that differ in how their accents are typed are one', () => {
  const options = [{ name: 'Colour', values: ['Sépia', 'Se\u0301pia'] }];
  const variants = ['Sépia', 'Se\u0301pia'].map((value) => ({
    ...{ values: [value], price: 100, compareAt: null, sku: null },
  }));
  expect(findVariantFaults({ options, variants }).map(({ path }) => path)).toContainEqual([
    ...['options', 0, 'values', 1],
  ]);
});

test('what it cost before is more than what it costs', () => {
  const variants = [variant([], 1000, 1000)];
  expect(faultsOf({ options: [], variants })).toEqual(['variants.0.compareAt']);
  expect(faultsOf({ options: [], variants: [variant([], 1000, 1001)] })).toEqual([]);
});

test('each variant has a number of its own, or none', () => {
  const values = ['S', 'M', 'L', 'XL', 'XXL'];
  const skus = ['A-1', null, 'a-1 ', 'A-2', ''];
  const variants = values.map((value, index) => ({
    ...variant([value]),
    sku: skus[index] ?? null,
  }));
  expect(faultsOf({ options: [{ name: 'Size', values }], variants })).toEqual(['variants.2.sku']);
});

test('combinations come in the order of the options', () => {
  expect(combinationsOf([size, colour])).toEqual([
    ['S', 'Red'],
    ['S', 'Blue'],
    ['M', 'Red'],
    ['M', 'Blue'],
  ]);
  expect(combinationsOf([])).toEqual([[]]);
});

test('a hundred variants and three options are not too many, one more is', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `${index}`);
  const options = [
    { name: 'A', values: ten },
    { name: 'B', values: ten },
  ];
  expect(isTooMany(options)).toBe(false);
  expect(isTooMany([...options, { name: 'C', values: ['1', '2'] }])).toBe(true);
  expect(isTooMany(Array.from({ length: 4 }, () => ({ name: '', values: ['1'] })))).toBe(true);
});

test.each([
  ['counted', 0, 3, 'sold-out'],
  ['counted', 3, 3, 'low'],
  ['counted', 4, 3, 'in-stock'],
  ['counted', 1, null, 'in-stock'],
  ['unlimited', 0, 3, 'in-stock'],
  ['on-order', 0, 3, 'on-order'],
] as const)('%s with %i pieces, of which %s are few, is %s', (stockMode, stock, low, found) => {
  expect(availabilityOf({ stockMode, stock }, low)).toBe(found);
});

test('a product is as available as the best of its variants', () => {
  expect(bestAvailability(['sold-out', 'on-order', 'low'])).toBe('low');
  expect(bestAvailability(['sold-out'])).toBe('sold-out');
  expect(bestAvailability([])).toBe('sold-out');
});
