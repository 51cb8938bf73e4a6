import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { circleArea, type GeoArea, intersectAreas } from '../../listings/query/geo-area.ts';

/** The part of the area in a smaller circle; none where the area's own circle is as small. */
export function narrowToCircle(
  area: GeoArea | undefined,
  centre: Point,
  radius: number,
): GeoArea | undefined {
  const circle = circleArea({ centre, radius });
  if (!area) return circle;
  if (area.circle && area.circle.radius <= radius) return undefined;
  return { ...intersectAreas(area, circle), circle: { centre, radius } };
}
