import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import { metresInDegree } from '../../listings/query/geo-box.ts';
import { gridRows } from '../../listings/query/grid.ts';
import type { Density } from './density.ts';

/** An area of more squares is looked at in wider ones. */
const mostSquares = 3_000;

/** How many listings an area holds. */
export interface CountBounds {
  /** In the squares inside it. */
  readonly least: number;
  /** In all squares that it touches. */
  readonly most: number;
  /** In the squares inside it, and in as much of the others as it covers of them. */
  readonly about: number;
}

/** Returns how many listings of a kind an area holds, as far as counts of squares can show. */
export function boundCount(density: Density, kind: ListingKind, area: GeoArea): CountBounds {
  const sizes = density.get(kind) ?? [];
  const extent = sumOf(
    area.boxes.map(({ south, west, north, east }) => (north - south) * (east - west)),
  );
  const chosen =
    sizes.find(({ inDegree }) => extent * inDegree ** 2 <= mostSquares) ?? sizes.at(-1);
  if (!chosen) return { least: 0, most: 0, about: 0 };
  const { inDegree, counts } = chosen;
  let [least, most, inside, touched] = [0, 0, 0, 0];
  for (const { row, first, last, firstInside, lastInside } of gridRows(area, inDegree)) {
    touched += last - first + 1;
    inside += Math.max(0, lastInside - firstInside + 1);
    for (let column = first; column <= last; column++) {
      const count = counts.get(row * 360 * inDegree + column) ?? 0;
      most += count;
      if (column >= firstInside && column <= lastInside) least += count;
    }
  }
  const covered = Math.min(extent, circleExtent(area)) * inDegree ** 2 - inside;
  const share = touched > inside ? Math.min(1, Math.max(0, covered / (touched - inside))) : 0;
  return { least, most, about: least + (most - least) * share };
}

/** How many listings of a kind there are anywhere. */
export function countWorldwide(density: Density, kind: ListingKind): number {
  return sumOf([...(density.get(kind)?.at(-1)?.counts.values() ?? [])]);
}

/** Square degrees of an area's circle. */
function circleExtent({ circle }: GeoArea): number {
  if (!circle) return Number.POSITIVE_INFINITY;
  const degrees = circle.radius / metresInDegree;
  return (Math.PI * degrees ** 2) / Math.cos((circle.centre.lat * Math.PI) / 180);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
