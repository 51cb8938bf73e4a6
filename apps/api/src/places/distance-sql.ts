import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { earthRadius } from './distance.ts';

const radian = Math.PI / 180;

/** The columns of a table that say where something is, in degrees. */
export interface PointColumns {
  readonly lat: SQLWrapper;
  readonly lng: SQLWrapper;
}

/** Metres from a position to a row along the surface (haversine), written out for the planner. */
export function distanceSql(columns: PointColumns, { lat, lng }: Point): SQL<number> {
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, sqrt(${halfChordSql(columns, { lat, lng })}))))`;
}

/** Whether a row lies within `radius` metres of a position; by cosines, which need no root. */
export function isWithinSql(columns: PointColumns, { lat, lng }: Point, radius: number): SQL {
  const cosine = Math.cos(lat * radian);
  const least = Math.cos(Math.min(Math.PI, radius / earthRadius));
  return sql`(cos((${columns.lat} - ${lat}::float8) * ${radian}::float8) - ${cosine}::float8 * cos(${columns.lat} * ${radian}::float8) * (1 - cos((${columns.lng} - ${lng}::float8) * ${radian}::float8)) >= ${least}::float8)`;
}

/** The haversine of the angle between both, from 0 to 1. */
function halfChordSql(columns: PointColumns, { lat, lng }: Point): SQL {
  const cosine = Math.cos(lat * radian);
  return sql`(sin((${columns.lat} - ${lat}::float8) * ${radian / 2}::float8) ^ 2 + ${cosine}::float8 * cos(${columns.lat} * ${radian}::float8) * sin((${columns.lng} - ${lng}::float8) * ${radian / 2}::float8) ^ 2)`;
}
