import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from '../../places/distance.ts';
import { startTestServer } from '../../platform/test-server.fixture.ts';
import { boundsArea, circleArea, type GeoArea } from './geo-area.ts';
import { boxesAround } from './geo-box.ts';
import { blocksInDegree, cellColumns, cellsInDegree, gridRows, squaresOf } from './grid.ts';

const { platform } = await startTestServer([]);

const lat = fc.double({ min: -90, max: 90, noNaN: true });
const lng = fc.double({ min: -180, max: 180, noNaN: true });
const point = fc.record({ lat, lng });

function isInBox(
  box: { south: number; west: number; north: number; east: number },
  at: { lat: number; lng: number },
) {
  return at.lat >= box.south && at.lat <= box.north && at.lng >= box.west && at.lng <= box.east;
}

test('the database numbers cells by the same rule', async () => {
  const points = [
    ...fc.sample(point, 300),
    { lat: 90, lng: 180 },
    { lat: -90, lng: -180 },
    { lat: 43.15, lng: -79.57 },
  ];
  const { rows } = await platform.database.execute<{ cell: number }>(
    sql`select listing_cell(lat, lng) as cell from unnest(${sql.param(points.map((at) => at.lat))}::float8[], ${sql.param(points.map((at) => at.lng))}::float8[]) as points (lat, lng)`,
  );
  const expected = points.map((at) => {
    const { bottom, first } = squaresOf(
      { south: at.lat, north: at.lat, west: at.lng, east: at.lng },
      cellsInDegree,
    );
    return bottom * cellColumns + first;
  });
  expect(rows.map(({ cell }) => cell)).toEqual(expected);
});

test('the boxes around a position hold everything within the radius', () => {
  const radius = fc.double({ min: 1, max: 2_000_000, noNaN: true });
  let inside = 0;
  fc.assert(
    fc.property(point, radius, point, (centre, metres, other) => {
      const near = {
        lat: centre.lat + (other.lat - centre.lat) / 50,
        lng: centre.lng + (other.lng - centre.lng) / 50,
      };
      if (distanceBetween(centre, near) > metres) return;
      inside += 1;
      expect(boxesAround(centre, metres).some((box) => isInBox(box, near))).toBe(true);
    }),
    { numRuns: 500 },
  );
  expect(inside).toBeGreaterThan(50);
});

test('squares said to lie inside an area do, corner by corner', () => {
  const areas: readonly [GeoArea, (at: { lat: number; lng: number }) => boolean][] = [
    [boundsArea({ south: 42.513, west: -80.777, north: 43.999, east: -78.111 }), () => true],
    ...[
      [43.016, -79.261, 160_000],
      [-33.9, 151.2, 40_000],
      [62, 178.9, 30_000],
    ].map(
      ([south = 0, west = 0, radius = 0]): [
        GeoArea,
        (at: { lat: number; lng: number }) => boolean,
      ] => {
        const centre = { lat: south, lng: west };
        return [circleArea({ centre, radius }), (at) => distanceBetween(centre, at) <= radius];
      },
    ),
  ];
  for (const [area, isIn] of areas) {
    let checked = 0;
    for (const { row, firstInside, lastInside } of gridRows(area, blocksInDegree)) {
      for (const column of firstInside <= lastInside ? [firstInside, lastInside + 1] : []) {
        for (const edge of [row, row + 1]) {
          const corner = { lat: edge / blocksInDegree - 90, lng: column / blocksInDegree - 180 };
          expect(isIn(corner)).toBe(true);
          expect(area.boxes.some((box) => isInBox(box, corner))).toBe(true);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(10);
  }
});
