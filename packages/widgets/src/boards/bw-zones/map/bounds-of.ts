import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

/** Degrees around the outermost boards, so that no sign is cut. */
const margin = 0.02;

/** The box around points with a margin; undefined without any. */
export function boundsOf(points: readonly Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    south: Math.max(-90, Math.min(...lats) - margin),
    west: Math.max(-180, Math.min(...lngs) - margin),
    north: Math.min(90, Math.max(...lats) + margin),
    east: Math.min(180, Math.max(...lngs) + margin),
  };
}
