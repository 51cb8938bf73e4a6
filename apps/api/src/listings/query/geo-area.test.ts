import { expect, test } from 'vitest';
import { polygonArea, type Ring } from './geo-area.ts';

/** What the database takes for inside lies up to a millionth of a degree beside the ring. */
const beside = 1e-6;

function holds(ring: Ring, lat: number, lng: number): boolean {
  return polygonArea(ring).boxes.some(
    ({ south, west, north, east }) =>
      lat >= south && lat <= north && lng >= west && lng <= east && west <= east,
  );
}

const square = (south: number, west: number, north: number, east: number): Ring => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
];

test.each([
  ['a town', square(43, -80, 44, -79), [43.5, -79.5], [43.5, -78.9]],
  ['the dateline', square(-18, 179, -16, -179), [-17, -179.5], [-17, 178.9]],
  ['the edge of the earth', square(80, 170, 90, 180), [89, 175], [89, 169.9]],
])(
  'the boxes of a polygon at %s hold its corners, and what lies just beside them',
  (_where, ring, inside, outside) => {
    const corners = ring.flatMap(([lat, lng]) =>
      [-beside, beside].map((off) => [lat, lng + off] as const),
    );
    const onEarth = corners.filter(([, lng]) => Math.abs(lng) <= 180);
    expect(onEarth.every(([lat, lng]) => holds(ring, lat, lng))).toBe(true);
    expect(holds(ring, inside[0] ?? 0, inside[1] ?? 0)).toBe(true);
    expect(holds(ring, outside[0] ?? 0, outside[1] ?? 0)).toBe(false);
  },
);
