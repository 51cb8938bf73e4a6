import { expect, test } from 'vitest';
import { provide } from '../platform/extensions/extension-point.ts';
import { joinExtensions } from '../platform/extensions/extensions.ts';
import { findKindByName, type ObjectKind, objectKinds } from './objects.ts';

function kind(name: string, ...types: string[]): ObjectKind {
  return { name, types, actions: [], find: async () => undefined, describe: async () => new Map() };
}

function join(...kinds: ObjectKind[]) {
  return joinExtensions([{ name: 'things', provides: [provide(objectKinds, ...kinds)] }]);
}

test('objects are found by every type that paths call them', () => {
  const listing = kind('listing', 'property', 'item');
  const objects = join(listing, kind('shop', 'shop')).byKey(objectKinds);
  expect(objects.get('property')).toBe(listing);
  expect(objects.get('item')).toBe(listing);
  expect(objects.get('listing')).toBeUndefined();
  expect(objects.get('__proto__')).toBeUndefined();
});

test('objects are found by the name that permissions are stored under', () => {
  const listing = kind('listing', 'property', 'item');
  const extensions = join(kind('shop', 'shop'), listing);
  expect(findKindByName(extensions, 'listing')).toBe(listing);
  expect(findKindByName(extensions, 'property')).toBeUndefined();
});

test('two objects of one type stop the server from starting', () => {
  expect(() => join(kind('listing', 'item'), kind('product', 'item'))).toThrow('"item"');
});
