import { expect, test } from 'vitest';
import { boundsOf } from './bounds-of.ts';

test('a box holds all points with a margin, and stays on the earth', () => {
  expect(boundsOf([])).toBe(undefined);
  const box = boundsOf([
    { lat: 43, lng: -80 },
    { lat: 44, lng: -79 },
  ]);
  expect(box).toEqual({ south: 42.98, west: -80.02, north: 44.02, east: -78.98 });
  expect(boundsOf([{ lat: 90, lng: 180 }])).toMatchObject({ north: 90, east: 180 });
});
