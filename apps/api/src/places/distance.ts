import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

/** Metres. */
export const earthRadius = 6_371_008.8;
const radians = Math.PI / 180;

/** Metres between two positions along the surface. */
export function distanceBetween(from: Point, to: Point): number {
  const sinLat = Math.sin(((to.lat - from.lat) * radians) / 2);
  const sinLng = Math.sin(((to.lng - from.lng) * radians) / 2);
  const root =
    sinLat ** 2 + Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * sinLng ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(root)));
}
