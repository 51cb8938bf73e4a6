import { expect, test } from 'vitest';
import { clipLine, clipRing } from './clip.ts';

const square = { low: 0, high: 10 };

test('a ring inside stays as it is', () => {
  const ring = [
    { x: 1, y: 1 },
    { x: 9, y: 1 },
    { x: 5, y: 9 },
  ];
  expect(clipRing(ring, square)).toBe(ring);
});

test('a ring around the square becomes the square', () => {
  const ring = [
    { x: -50, y: -50 },
    { x: 50, y: -50 },
    { x: 50, y: 50 },
    { x: -50, y: 50 },
  ];
  expect(new Set(clipRing(ring, square).map(({ x, y }) => `${x} ${y}`))).toEqual(
    new Set(['0 0', '10 0', '10 10', '0 10']),
  );
});

test('a ring beside the square is gone', () => {
  const ring = [
    { x: 20, y: 1 },
    { x: 30, y: 1 },
    { x: 25, y: 9 },
  ];
  expect(clipRing(ring, square)).toEqual([]);
});

test('a line that leaves and comes back becomes two', () => {
  const line = [
    { x: 2, y: 2 },
    { x: 2, y: 14 },
    { x: 8, y: 14 },
    { x: 8, y: 2 },
  ];
  expect(clipLine(line, square)).toEqual([
    [
      { x: 2, y: 2 },
      { x: 2, y: 10 },
    ],
    [
      { x: 8, y: 10 },
      { x: 8, y: 2 },
    ],
  ]);
});

test('a line that passes through is cut on both sides', () => {
  const line = [
    { x: -5, y: 5 },
    { x: 25, y: 5 },
  ];
  expect(clipLine(line, square)).toEqual([
    [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ],
  ]);
});
