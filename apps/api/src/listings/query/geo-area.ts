import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { isWithinSql, type PointColumns } from '../../places/distance-sql.ts';
import { listings } from '../tables.ts';
import { allOf } from './conditions.ts';
import { boxesAround, type GeoBox, intersectBoxes, splitAtAntimeridian } from './geo-box.ts';

/** Everything within `radius` metres of a position. */
export interface Circle {
  readonly centre: Point;
  readonly radius: number;
}

/** A ring of corners, not closed. */
export type Ring = readonly (readonly [lat: number, lng: number])[];

/** A province, territory or state by its code. */
export interface AreaRegion {
  readonly country: Country;
  readonly code: string;
}

/** A part of the earth: what lies in one of the boxes, and in the circle, polygon and region if there are any. */
export interface GeoArea {
  readonly boxes: readonly GeoBox[];
  /** Whether the boxes bound the area by themselves, and don't only surround one of the others. */
  readonly isBoxed: boolean;
  readonly circle?: Circle;
  readonly polygon?: Ring;
  /** By what listings say of themselves: no border of it is known, only a box around its cities. */
  readonly region?: AreaRegion;
}

export function circleArea(circle: Circle): GeoArea {
  return { boxes: boxesAround(circle.centre, circle.radius), isBoxed: false, circle };
}

export function boundsArea(bounds: Bounds): GeoArea {
  return { boxes: splitAtAntimeridian(bounds), isBoxed: true };
}

/** Degrees, twice those by which the database takes what lies beside a polygon to lie in it. */
const polygonMargin = 2e-6;

/** The area of a polygon; one wider than half the earth is taken to cross the antimeridian. */
export function polygonArea(polygon: Ring): GeoArea {
  const shifted = crossesAntimeridian(polygon) ? polygon.map(eastward) : polygon;
  const [lats, lngs] = [shifted.map(([lat]) => lat), shifted.map(([, lng]) => lng)];
  const west = Math.max(-180, Math.min(...lngs) - polygonMargin);
  const east = Math.max(...lngs) + polygonMargin;
  const isAllAround = east - west >= 360;
  const bounds = {
    south: Math.max(-90, Math.min(...lats) - polygonMargin),
    west: isAllAround ? -180 : west,
    north: Math.min(90, Math.max(...lats) + polygonMargin),
    east: isAllAround ? 180 : wrapEast(east),
  };
  return { boxes: splitAtAntimeridian(bounds), isBoxed: false, polygon };
}

/** What is in a region, within the box around its cities. */
export function regionArea({ country, code }: AreaRegion, bounds: Bounds): GeoArea {
  return { boxes: splitAtAntimeridian(bounds), isBoxed: false, region: { country, code } };
}

/** What both areas have in common; at most one of them may have a circle, one a polygon and one a region. */
export function intersectAreas(one: GeoArea, other: GeoArea): GeoArea {
  return {
    ...one,
    ...other,
    boxes: intersectBoxes(one.boxes, other.boxes),
    isBoxed: one.isBoxed || other.isBoxed,
  };
}

/** Whether a listing lies in the area; the boxes come first, as they rule most others out. */
export function isInArea(area: GeoArea): SQL {
  return allOf([isInBoxes(area.boxes), ...shapeConditions(area)]);
}

/** Whether a listing of the cells that the area touches lies in the area itself. */
export function isInAreaOfCells(area: GeoArea): SQL {
  return allOf([...(area.isBoxed ? [isInBoxes(area.boxes)] : []), ...shapeConditions(area)]);
}

function shapeConditions({ circle, polygon, region }: GeoArea): readonly SQL[] {
  return [
    ...(circle ? [isWithinSql(listings, circle.centre, circle.radius)] : []),
    ...(polygon ? [isInPolygon(polygon)] : []),
    ...(region
      ? [sql`${listings.country} = ${region.country} and ${listings.region} = ${region.code}`]
      : []),
  ];
}

/** Whether a row, by default a listing, lies in one of the boxes. */
export function isInBoxes(boxes: readonly GeoBox[], { lat, lng }: PointColumns = listings): SQL {
  const parts = boxes.map(
    ({ south, west, north, east }) =>
      sql`(${lat} between ${south} and ${north} and ${lng} between ${west} and ${east})`,
  );
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`;
}

function isInPolygon(ring: Ring): SQL {
  const isShifted = crossesAntimeridian(ring);
  const corners = isShifted ? ring.map(eastward) : ring;
  const text = `(${corners.map(([lat, lng]) => `(${lng},${lat})`).join(',')})`;
  const lng = isShifted
    ? sql`case when ${listings.lng} < 0 then ${listings.lng} + 360 else ${listings.lng} end`
    : sql`${listings.lng}`;
  return sql`${text}::polygon @> point(${lng}, ${listings.lat})`;
}

function crossesAntimeridian(ring: Ring): boolean {
  const lngs = ring.map(([, lng]) => lng);
  return Math.max(...lngs) - Math.min(...lngs) > 180;
}

function wrapEast(lng: number): number {
  return lng > 180 ? lng - 360 : lng;
}

function eastward([lat, lng]: Ring[number]): Ring[number] {
  return [lat, lng < 0 ? lng + 360 : lng];
}
