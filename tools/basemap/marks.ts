import type { LegacyFeature } from 'geojson-vt';
import { drawnMaxZoom, isCovered, isDeepest } from './coverage.ts';
import { placeLabels } from './labels.ts';
import { settlements } from './map-towns.ts';
import { project, projectLength, type WorldPoint } from './mercator.ts';

/** A point that is drawn wider than it is: a name, or the tint around a settlement. */
export interface Mark {
  readonly at: WorldPoint;
  /** Shares of the world's width that the drawing takes to each side, and up and down. */
  reach(zoom: number): WorldPoint;
  readonly from: number;
  readonly to: number;
  readonly tags: Readonly<Record<string, string | number>>;
}

const peoplePerSquareKilometre = 900;
const largestRadius = 22_000;
/** The tint fades to nothing, so its edge lies beyond the built-up land. */
const fading = 1.6;

/** Every name on the map. */
export function labelMarks(): Mark[] {
  return placeLabels().map(({ text, kind, size, from, to, width, at }) => {
    const reach = (zoom: number) => {
      const pixels = 256 * 2 ** zoom;
      return { x: width / 2 / pixels, y: size / pixels };
    };
    return { at, reach, from, to, tags: { text, kind, size, from, to } };
  });
}

/** Built-up land, with its radius in ten-millionths of the world's width. */
export function settlementMarks(): Mark[] {
  return settlements().map(({ lat, lng, population }) => {
    const metres = 1_000 * Math.sqrt(population / peoplePerSquareKilometre / Math.PI) * fading;
    const radius = projectLength(Math.min(largestRadius, metres), lat);
    return {
      at: project(lat, lng),
      reach: () => ({ x: radius, y: radius }),
      from: population >= 40_000 ? 6 : 8,
      to: drawnMaxZoom,
      tags: { radius: Math.round(radius * 1e7) },
    };
  });
}

/** The marks of each tile of a zoom ("x y") that touch it, or a deeper tile drawn from it. */
export function sortIntoTiles(marks: readonly Mark[], z: number, extent: number) {
  const tiles = new Map<string, LegacyFeature[]>();
  const count = 2 ** z;
  for (const mark of marks) {
    if (mark.to < z) continue;
    const { x, y } = mark.reach(Math.max(z, mark.from));
    for (
      let column = Math.floor((mark.at.x - x) * count);
      column <= (mark.at.x + x) * count;
      column++
    ) {
      for (let row = Math.floor((mark.at.y - y) * count); row <= (mark.at.y + y) * count; row++) {
        if (!isCovered(z, column, row)) continue;
        if (mark.from > z && !isDeepest(z, column, row)) continue;
        const key = `${column} ${row}`;
        const features = tiles.get(key) ?? [];
        features.push(featureOf(mark, { x: column, y: row }, count, extent));
        tiles.set(key, features);
      }
    }
  }
  return tiles;
}

function featureOf(mark: Mark, tile: WorldPoint, count: number, extent: number): LegacyFeature {
  const point: [number, number] = [
    Math.round((mark.at.x * count - tile.x) * extent),
    Math.round((mark.at.y * count - tile.y) * extent),
  ];
  return { type: 1, geometry: [point], tags: { ...mark.tags } };
}
