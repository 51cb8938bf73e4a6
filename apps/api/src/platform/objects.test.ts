import { expect, test } from 'vitest';
import { indexObjectKinds, type ObjectKind } from './objects.ts';

function kind(name: string, ...types: string[]): ObjectKind {
  return { name, types, find: async () => undefined, describe: async () => new Map() };
}

test('objects are found by every type that paths call them', () => {
  const listing = kind('listing', 'property', 'item');
  const objects = indexObjectKinds([listing, kind('shop', 'shop')]);
  expect(objects.get('property')).toBe(listing);
  expect(objects.get('item')).toBe(listing);
  expect(objects.get('listing')).toBeUndefined();
  expect(objects.get('__proto__')).toBeUndefined();
});

test('two domains with objects of one type stop the server from starting', () => {
  expect(() => indexObjectKinds([kind('listing', 'item'), kind('product', 'item')])).toThrow(
    '"item"',
  );
});
