import { expect, test } from 'vitest';
import { darker, hexOf, lighter, linear, mix } from './colour.ts';

test('a colour survives the way to linear light and back', () => {
  for (const hex of ['#000000', '#3f7790', '#8a5a36', '#d0a04a'])
    expect(hexOf(linear(hex))).toBe(hex);
});

test('highlights roll off instead of clipping', () => {
  expect(hexOf([1.6, 1.6, 1.6])).not.toBe(hexOf([1.1, 1.1, 1.1]));
  expect(hexOf([4, 4, 4])).toBe('#ffffff');
});

test('mixing goes from the first colour to the second', () => {
  expect(mix('#102030', '#506070', 0)).toBe('#102030');
  expect(mix('#102030', '#506070', 0.5)).toBe('#304050');
  expect(mix('#102030', '#506070', 1)).toBe('#506070');
  expect(darker('#808080', 0.5) < '#808080' && lighter('#808080', 0.5) > '#808080').toBe(true);
});

test('a colour in another notation is refused', () => {
  expect(() => linear('red')).toThrow(/expected a colour like/);
});
