import { expect, test } from 'vitest';
import { hasStreets, nearestByHand, nearestLed } from './streets.ts';
import type { TileSource } from './tile-source.ts';

const hamilton = { lat: 43.25, lng: -79.85 };
const flinFlon = { lat: 54.77, lng: -101.88 };
const towns = [{ west: -79.9, south: 43.2, east: -79.8, north: 43.3 }];
const demo: TileSource = {
  tiles: { light: '', dark: '' },
  ...{ minZoom: 3, maxNativeZoom: 16, maxZoom: 16, attribution: [] },
  streets: { landZoom: 12, closeZoom: 14, towns },
};

test('a town with streets is led into, and blank ground is not', () => {
  expect([hasStreets(demo, hamilton), hasStreets(demo, flinFlon)]).toEqual([true, false]);
  expect([nearestLed(demo, hamilton), nearestLed(demo, flinFlon)]).toEqual([16, 12]);
  expect([nearestByHand(demo, hamilton), nearestByHand(demo, flinFlon)]).toEqual([16, 14]);
});

test.each([
  [12, false],
  [19, true],
])('tiles of an operator to zoom %s say themselves whether they have streets', (zoom, has) => {
  const own = { ...demo, maxNativeZoom: zoom, maxZoom: zoom + 2, streets: null };
  expect(hasStreets(own, flinFlon)).toBe(has);
  expect([nearestLed(own, flinFlon), nearestByHand(own, flinFlon)]).toEqual([zoom + 2, zoom + 2]);
});
