import { expect, test } from 'vitest';
import { PathData } from './path-data.ts';

function corners(...pairs: [number, number][]) {
  return pairs.map(([x, y]) => ({ x, y }));
}

test('a ring is written in whole steps from corner to corner', () => {
  const path = new PathData();
  path.add(corners([10, 20.4], [110, 20], [105, -1030], [10, 20]), 3, true);
  expect(path.take()).toBe('M10 20l100 0-5-1050-95 1050z');
});

test('corners that fall together count once, and too few make no path', () => {
  const path = new PathData();
  path.add(corners([1, 1], [1.2, 1.1], [2, 1]), 2, false);
  path.add(corners([5, 5], [5.1, 5], [6, 5], [6.2, 5.3]), 3, true);
  expect(path.take()).toBe('M1 1l1 0');
});

test('a path that was taken is not part of the next', () => {
  const path = new PathData();
  path.add(corners([0, 0], [-1, -1]), 2, false);
  path.take();
  expect(path.take()).toBe('');
});

test('a path may outgrow its first buffer', () => {
  const path = new PathData();
  const zigzag = Array.from({ length: 40_000 }, (_, index) => ({ x: index, y: (index % 2) * 9 }));
  path.add(zigzag, 2, false);
  const data = path.take();
  expect(data.startsWith('M0 0l1 9 1-9 1 9')).toBe(true);
  expect(data.match(/-9/g)).toHaveLength(19_999);
});
