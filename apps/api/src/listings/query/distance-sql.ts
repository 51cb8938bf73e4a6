import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { listings } from '../tables.ts';

/** Metres. */
export const earthRadius = 6_371_008.8;
const radian = Math.PI / 180;

/** Metres from a position to a listing along the surface (haversine), written out for the planner. */
export function distanceSql({ lat, lng }: Point): SQL<number> {
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, sqrt(${halfChordSql({ lat, lng })}))))`;
}

/** Whether a listing lies within `radius` metres of a position; by cosines, which need no root. */
export function isWithinSql({ lat, lng }: Point, radius: number): SQL {
  const cosine = Math.cos(lat * radian);
  const least = Math.cos(Math.min(Math.PI, radius / earthRadius));
  return sql`(cos((${listings.lat} - ${lat}::float8) * ${radian}::float8) - ${cosine}::float8 * cos(${listings.lat} * ${radian}::float8) * (1 - cos((${listings.lng} - ${lng}::float8) * ${radian}::float8)) >= ${least}::float8)`;
}

/** The haversine of the angle between both, from 0 to 1. */
function halfChordSql({ lat, lng }: Point): SQL {
  const cosine = Math.cos(lat * radian);
  return sql`(sin((${listings.lat} - ${lat}::float8) * ${radian / 2}::float8) ^ 2 + ${cosine}::float8 * cos(${listings.lat} * ${radian}::float8) * sin((${listings.lng} - ${lng}::float8) * ${radian / 2}::float8) ^ 2)`;
}
