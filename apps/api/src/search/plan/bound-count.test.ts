import { expect, test } from 'vitest';
import { boundsArea, circleArea } from '../../listings/query/geo-area.ts';
import { squaresOf } from '../../listings/query/grid.ts';
import { distanceBetween } from '../../places/distance.ts';
import { boundCount } from './bound-count.ts';
import { type Density, widen } from './density.ts';

/** Spread evenly over four degrees by six. */
const points = Array.from({ length: 20_000 }, (_, index) => ({
  lat: 42 + (((index * 7_919) % 19_997) / 19_997) * 4,
  lng: -82 + (((index * 104_729) % 19_991) / 19_991) * 6,
}));

function densityOf(): Density {
  const fine = new Map<number, number>();
  for (const { lat, lng } of points) {
    const { bottom, first } = squaresOf({ south: lat, north: lat, west: lng, east: lng }, 10);
    const square = bottom * 3_600 + first;
    fine.set(square, (fine.get(square) ?? 0) + 1);
  }
  return new Map([['item', [10, 2].map((inDegree) => widen(fine, 10, inDegree))]]);
}

const density = densityOf();

test.each([2_000, 10_000, 60_000, 160_000, 500_000])(
  'a circle of %i m holds no fewer than least, no more than most',
  (radius) => {
    for (const centre of points.slice(0, 50)) {
      const area = circleArea({ centre, radius });
      const { least, most, about } = boundCount(density, 'item', area);
      const count = points.filter((point) => distanceBetween(centre, point) <= radius).length;
      expect(least).toBeLessThanOrEqual(count);
      expect(most).toBeGreaterThanOrEqual(count);
      // Listings that lie evenly are counted nearly right.
      expect(Math.abs(about - count)).toBeLessThan(20 + 0.1 * count);
    }
  },
);

test('an area that holds all squares is known exactly, and a kind without listings has none', () => {
  const everywhere = boundsArea({ south: 0, west: -120, north: 80, east: -20 });
  expect(boundCount(density, 'item', everywhere)).toEqual({
    least: 20_000,
    most: 20_000,
    about: 20_000,
  });
  expect(boundCount(density, 'event', everywhere)).toEqual({ least: 0, most: 0, about: 0 });
});
