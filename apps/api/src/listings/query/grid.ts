import { earthRadius } from '../../places/distance.ts';
import type { GeoArea } from './geo-area.ts';
import type { GeoBox } from './geo-box.ts';

/**
 * The earth in squares of a hundredth of a degree, numbered from the south-west corner row by row;
 * the function `listing_cell` of the database is the same rule. The numbers of one row of an area
 * are consecutive, so that an index on them finds what lies in the area, row by row.
 */
export const cellsInDegree = 100;
export const cellColumns = 360 * cellsInDegree;

/** Squares of the counts in `listing_cells` are so many cells wide. */
export const cellsInBlock = 5;
export const blocksInDegree = cellsInDegree / cellsInBlock;

/** Columns of one row of squares that an area touches, and those that lie wholly inside it. */
export interface GridRow {
  readonly row: number;
  readonly first: number;
  readonly last: number;
  /** Greater than `lastInside` where no square lies wholly inside. */
  readonly firstInside: number;
  readonly lastInside: number;
}

/** Rows and columns of the squares that a box touches, both ends included. */
export interface SquareBox {
  readonly bottom: number;
  readonly top: number;
  readonly first: number;
  readonly last: number;
}

/** The squares that a box touches, of which `inDegree` make a degree. */
export function squaresOf(box: GeoBox, inDegree: number): SquareBox {
  return {
    bottom: rowOf(box.south, inDegree),
    top: rowOf(box.north, inDegree),
    first: columnOf(box.west, inDegree),
    last: columnOf(box.east, inDegree),
  };
}

/** The rows of an area in squares of which `inDegree` make a degree. */
export function gridRows(area: GeoArea, inDegree: number): readonly GridRow[] {
  return area.boxes.flatMap((box) => {
    const { bottom, top, first, last } = squaresOf(box, inDegree);
    return Array.from({ length: top - bottom + 1 }, (_, index): GridRow => {
      const row = bottom + index;
      const inside = insideOf(area, row / inDegree - 90, (row + 1) / inDegree - 90);
      const isEdge = row === bottom || row === top || inside === undefined;
      return {
        row,
        first,
        last,
        firstInside: isEdge ? 0 : Math.max(first, columnOf(inside.west, inDegree)) + 1,
        lastInside: isEdge ? -1 : Math.min(last, columnOf(inside.east, inDegree)) - 1,
      };
    });
  });
}

/** Degrees, about a tenth of a millimetre. */
const roundingMargin = 1e-9;

/** Longitudes between which a strip from `south` to `north` lies wholly inside the area's circle. */
function insideOf(
  { circle, polygon }: GeoArea,
  south: number,
  north: number,
): { readonly west: number; readonly east: number } | undefined {
  if (polygon) return undefined;
  if (!circle) return { west: -180, east: 180 };
  // A circle is convex: a strip is narrowest at one of its edges.
  const halves = [south, north].map((lat) => halfWidth(circle, lat));
  const half = Math.min(...halves.map((width) => width ?? -1)) - roundingMargin;
  const { lng } = circle.centre;
  // Across the antimeridian the two ends would change places; such a strip is checked row by row.
  if (half <= 0 || lng - half < -180 || lng + half > 180) return undefined;
  return { west: lng - half, east: lng + half };
}

/** Degrees of longitude from a circle's centre to its rim at a latitude; none where it is outside. */
function halfWidth(
  { centre, radius }: NonNullable<GeoArea['circle']>,
  lat: number,
): number | undefined {
  const [from, to] = [radians(centre.lat), radians(lat)];
  const cosine =
    (Math.cos(radius / earthRadius) - Math.sin(from) * Math.sin(to)) /
    (Math.cos(from) * Math.cos(to));
  if (!(Math.abs(cosine) <= 1)) return undefined;
  return (Math.acos(cosine) * 180) / Math.PI;
}

function rowOf(lat: number, inDegree: number): number {
  return Math.min(Math.floor((lat + 90) * inDegree), 180 * inDegree - 1);
}

function columnOf(lng: number, inDegree: number): number {
  return Math.min(Math.floor((lng + 180) * inDegree), 360 * inDegree - 1);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
