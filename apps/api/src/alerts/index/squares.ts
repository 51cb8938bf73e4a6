import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import type { GeoBox } from '../../listings/query/geo-box.ts';
import { squaresOf } from '../../listings/query/grid.ts';

/** How many squares make a degree, from fine to coarse; the area of a rule is laid out in one of these. */
const sizes = [20, 4, 1, 1 / 2, 1 / 5];
/** More rows for one rule cost more than finer squares save. */
const mostSquares = 12;
/** More than the squares of the finest size. */
const numbersOfSize = 100_000_000;
const everywhere = 0;

/** A square that a rule looks in, and the box within which it does so; none where it looks everywhere. */
export interface RuleSquare {
  readonly square: number;
  readonly box: GeoBox | undefined;
}

/** The squares by which a rule is found; none of an area in which nothing can lie. */
export function squaresOfArea(area: GeoArea | undefined): readonly RuleSquare[] {
  if (!area) return [{ square: everywhere, box: undefined }];
  for (const [index, inDegree] of sizes.entries()) {
    const boxes = area.boxes.map((box) => ({ box, squares: squaresOf(box, inDegree) }));
    const count = boxes.reduce(
      (sum, { squares: { bottom, top, first, last } }) =>
        sum + (top - bottom + 1) * (last - first + 1),
      0,
    );
    if (count > mostSquares) continue;
    return boxes.flatMap(({ box, squares: { bottom, top, first, last } }) =>
      numbersFrom(bottom, top).flatMap((row) =>
        numbersFrom(first, last).map((column) => ({
          square: numberOf(index, row, column),
          box,
        })),
      ),
    );
  }
  return area.boxes.map((box) => ({ square: everywhere, box }));
}

/** The squares in which rules look that can mean a place; of no place those that look everywhere. */
export function squaresAt(place: Point | undefined): readonly number[] {
  if (!place) return [everywhere];
  const { lat, lng } = place;
  const box = { south: lat, north: lat, west: lng, east: lng };
  const own = sizes.map((inDegree, index) => {
    const { bottom, first } = squaresOf(box, inDegree);
    return numberOf(index, bottom, first);
  });
  return [everywhere, ...own];
}

function numberOf(size: number, row: number, column: number): number {
  return (size + 1) * numbersOfSize + row * 360 * (sizes[size] ?? 1) + column;
}

function numbersFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
