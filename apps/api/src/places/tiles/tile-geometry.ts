import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { type Corner, clipLine, clipRing } from './clip.ts';
import { PathData } from './path-data.ts';

/** Units along the side of a drawn tile: a quarter of a pixel each. */
export const drawnSide = 1_024;

/** Drawing goes on for five pixels beyond the edge, so that no line ends there. */
const overdraw = { low: -20, high: drawnSide + 20 };

/** Paths are drawn one after the other, never two at a time. */
const path = new PathData();

/** Which part of a source tile is drawn: the tile at `column`, `row` of 2^`depth` a side. */
export interface TileSection {
  readonly depth: number;
  readonly column: number;
  readonly row: number;
}

/** A point of a source tile in drawn units, with what it says of itself. */
export interface DrawnPoint {
  readonly at: Corner;
  readonly tags: Readonly<Record<string, string | number | boolean>>;
}

/** Reads the layers of a source tile in the units of the tile drawn from it. */
export class TileGeometry {
  readonly #tile: VectorTile;
  readonly #section: TileSection;

  constructor(bytes: Uint8Array, section: TileSection) {
    this.#tile = new VectorTile(new PbfReader(bytes));
    this.#section = section;
  }

  /** Path data of the areas of a layer; an empty text when there are none. */
  areas(layer: string): string {
    for (const feature of this.#features(layer)) {
      for (const ring of this.#corners(feature)) {
        if (isVisible(ring)) path.add(clipRing(ring, overdraw), 3, true);
      }
    }
    return path.take();
  }

  /** Path data of those lines of a layer that `isWanted`. */
  lines(layer: string, isWanted: (tags: DrawnPoint['tags']) => boolean): string {
    for (const feature of this.#features(layer)) {
      if (!isWanted(feature.properties)) continue;
      for (const line of this.#corners(feature)) {
        for (const part of clipLine(line, overdraw)) path.add(part, 2, false);
      }
    }
    return path.take();
  }

  /** Every point of a layer, those beyond the edge included. */
  points(layer: string): DrawnPoint[] {
    return this.#features(layer).flatMap((feature) =>
      this.#corners(feature).flatMap((corners) =>
        corners.map((at) => ({ at, tags: feature.properties })),
      ),
    );
  }

  #features(name: string): VectorTileFeature[] {
    const layer = this.#tile.layers[name];
    if (!layer) return [];
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index));
  }

  #corners(feature: VectorTileFeature): readonly (readonly Corner[])[] {
    const { depth, column, row } = this.#section;
    const scale = (drawnSide / feature.extent) * 2 ** depth;
    const rings = feature.loadGeometry();
    // The points have just been read for this call alone, so they are moved where they are.
    for (const ring of rings) {
      for (const point of ring) {
        point.x = point.x * scale - column * drawnSide;
        point.y = point.y * scale - row * drawnSide;
      }
    }
    return rings;
  }
}

/** Whether a ring is wide or tall enough to be seen: half a pixel at least. */
function isVisible(ring: readonly Corner[]): boolean {
  const [first] = ring;
  return ring.some(({ x, y }) => first && (Math.abs(x - first.x) > 2 || Math.abs(y - first.y) > 2));
}
