import { expect, test } from 'vitest';
import {
  findEnded,
  recombine,
  renameValue,
  renewEnded,
  rowsOf,
  type VariantRows,
} from './variant-rows.ts';
import { newVariant, type WrittenVariant } from './written-product.ts';

const sold = (id: number, ...values: string[]): WrittenVariant => ({
  ...newVariant,
  ...{ id, values, price: 1000 + id, sku: `S${id}`, stock: 5, pictureId: 'a' },
});
const shirt = rowsOf(
  [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'M'] },
  ],
  [sold(1, 'Red', 'S'), sold(2, 'Red', 'M'), sold(3, 'Blue', 'S'), sold(4, 'Blue', 'M')],
);
const idsOf = ({ rows }: VariantRows) => rows.map(({ variant }) => variant.id);
const valuesOf = ({ rows }: VariantRows) => rows.map(({ variant }) => variant.values.join(' '));
const [colour, size] = shirt.options as [(typeof shirt.options)[0], (typeof shirt.options)[0]];

test('a product without options is one variant', () => {
  expect(rowsOf([], [newVariant]).rows).toEqual([{ key: 0, variant: newVariant }]);
});

test('the first option leaves the one variant what it was, and copies it for the others', () => {
  const simple = rowsOf([], [sold(1)]);
  const named = recombine(simple, [{ key: 9, name: 'Size', values: [] }]);
  expect(idsOf(named)).toEqual([1]);
  const sized = recombine(named, [{ key: 9, name: 'Size', values: ['S', 'M'] }]);
  expect(valuesOf(sized)).toEqual(['S', 'M']);
  expect(idsOf(sized)).toEqual([1, undefined]);
  expect(sized.rows[1]?.variant).toMatchObject({
    ...{ price: 1001, sku: '', stock: null, pictureId: null },
  });
  expect(new Set(sized.rows.map(({ key }) => key)).size).toBe(2);
});

test('a value that is added begins as a copy, and all others stay themselves', () => {
  const more = recombine(shirt, [colour, { ...size, values: ['S', 'M', 'L'] }]);
  expect(valuesOf(more)).toEqual(['Red S', 'Red M', 'Red L', 'Blue S', 'Blue M', 'Blue L']);
  expect(idsOf(more)).toEqual([1, 2, undefined, 3, 4, undefined]);
  expect(findEnded(shirt, more)).toEqual([]);
});

test('a value that is removed ends its variants, which come back with it', () => {
  const less = recombine(shirt, [{ ...colour, values: ['Blue'] }, size]);
  expect(idsOf(less)).toEqual([3, 4]);
  expect(findEnded(shirt, less).map(({ id }) => id)).toEqual([1, 2]);
  expect(idsOf(recombine(less, [colour, size]))).toEqual([1, 2, 3, 4]);
});

test('other orders of values and options keep what belongs together', () => {
  const turned = recombine(shirt, [{ ...size, values: ['M', 'S'] }, colour]);
  expect(valuesOf(turned)).toEqual(['M Red', 'M Blue', 'S Red', 'S Blue']);
  expect(idsOf(turned)).toEqual([2, 4, 1, 3]);
});

test('an option that is removed leaves the first of those that only it distinguished', () => {
  const plain = recombine(shirt, [colour]);
  expect(idsOf(plain)).toEqual([1, 3]);
  expect(findEnded(shirt, plain).map(({ id }) => id)).toEqual([2, 4]);
});

test('a value is written otherwise, and its variants go on', () => {
  const renamed = renameValue(shirt, colour.key, 'Red', 'Crimson');
  expect(valuesOf(renamed)).toEqual(['Crimson S', 'Crimson M', 'Blue S', 'Blue M']);
  expect(idsOf(renamed)).toEqual([1, 2, 3, 4]);
  expect(renamed.options[0]?.values).toEqual(['Crimson', 'Blue']);
});

test('what somebody else has ended begins again as new', () => {
  const renewed = renewEnded(shirt, new Set([1, 3, 4]));
  expect(idsOf(renewed)).toEqual([1, undefined, 3, 4]);
  expect(renewed.rows[1]?.variant.price).toBe(1002);
});
