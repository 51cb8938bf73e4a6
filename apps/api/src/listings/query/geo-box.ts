import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

/** A part of the map in degrees that does not cross the antimeridian. */
export type GeoBox = Readonly<Bounds>;

/** Metres in a degree of latitude, and the least of them, so that a box is never too small. */
export const metresInDegree = 111_190;

/** The boxes that together hold every place within `radius` metres of a position. */
export function boxesAround({ lat, lng }: Point, radius: number): readonly GeoBox[] {
  const height = radius / metresInDegree;
  const south = Math.max(-90, lat - height);
  const north = Math.min(90, lat + height);
  // Where the circle is widest it touches the meridian; around a pole it has all longitudes.
  const sine = Math.sin((height * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  const holdsPole = south === -90 || north === 90 || sine >= 1;
  const width = holdsPole ? 180 : (Math.asin(sine) * 180) / Math.PI;
  if (width >= 180) return [{ south, west: -180, north, east: 180 }];
  return splitAtAntimeridian({ south, west: wrap(lng - width), north, east: wrap(lng + width) });
}

/** The box itself, or its two parts where it crosses the antimeridian. */
export function splitAtAntimeridian(bounds: Bounds): readonly GeoBox[] {
  if (bounds.west <= bounds.east) return [bounds];
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ];
}

/** The parts that boxes of both lists have in common. */
export function intersectBoxes(
  some: readonly GeoBox[],
  others: readonly GeoBox[],
): readonly GeoBox[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const common = {
        south: Math.max(one.south, other.south),
        west: Math.max(one.west, other.west),
        north: Math.min(one.north, other.north),
        east: Math.min(one.east, other.east),
      };
      return common.south <= common.north && common.west <= common.east ? [common] : [];
    }),
  );
}

function wrap(lng: number): number {
  if (lng < -180) return lng + 360;
  return lng > 180 ? lng - 360 : lng;
}
