import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

const metresPerDegree = 111_320;

/** Metres as the crow flies, exact enough within a region. */
export function metresBetween(one: Point, other: Point): number {
  // A degree of longitude is shorter, the farther north.
  const narrowing = Math.cos((one.lat * Math.PI) / 180);
  // Beyond the date line the way back is shorter.
  const wide = Math.abs(other.lng - one.lng);
  const across = Math.min(wide, 360 - wide) * narrowing;
  return Math.hypot(other.lat - one.lat, across) * metresPerDegree;
}
