import { expect, test } from 'vitest';
import { isReservedShopId, plainSlugOf, proposeShopId, shopIdPattern } from './shop-id.ts';

test.each([
  ['Café du Nord', 'cafe-du-nord'],
  ['  Maple & Birch Furniture Co. ', 'maple-birch-furniture-co'],
  ['L’Œuf d’or', 'loeuf-dor'],
  ['100 % Wool', '100-wool'],
  ['北京烤鸭', ''],
  ['A'.repeat(60), 'a'.repeat(40)],
  ['Nordic wood and leather goods of the valley', 'nordic-wood-and-leather-goods-of-the-val'],
])('the address of "%s" is proposed as "%s"', (name, proposed) => {
  expect(proposeShopId(name)).toBe(proposed);
});

test('a cut name ends with no hyphen', () => {
  expect(plainSlugOf('one two', 4)).toBe('one');
});

test.each(['abc', 'a-b', '1-2-3', 'cafe-du-nord'])('%s can be an address', (id) => {
  expect(shopIdPattern.test(id)).toBe(true);
});

test.each(['ab', '-abc', 'abc-', 'a--b', 'Abc', 'a_b', 'a/b', 'a.b', 'é12', 'a'.repeat(41), ''])(
  '"%s" can be none',
  (id) => {
    expect(shopIdPattern.test(id)).toBe(false);
  },
);

test('some words are nobody’s', () => {
  expect(isReservedShopId('search')).toBe(true);
  expect(isReservedShopId('research')).toBe(false);
});
