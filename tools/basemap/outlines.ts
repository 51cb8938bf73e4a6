import type { Feature, LineString, Polygon } from 'geojson';
import GeoJSONVT, { type LegacyTile } from 'geojson-vt';
import { maxZoom, overviewMaxZoom } from './coverage.ts';
import { readTopology } from './topology.ts';

type Outline = Feature<Polygon | LineString>;

/** Cuts the outlines of a tile, by layer: land, lake, river, border. */
export type OutlineCutter = (z: number, x: number, y: number) => Record<string, LegacyTile>;

/** Units along the side of a tile: those at the greatest zoom serve the zooms above it too. */
export function extentAt(z: number): number {
  return z === maxZoom ? 4096 : 1024;
}

/** Reads the source files and indexes them for cutting. */
export async function readOutlines(): Promise<OutlineCutter> {
  const overview = await readTopology('overview-land-lakes');
  const detail = await readTopology('detail-land-lakes');
  const borders = await readTopology('borders');
  const rivers = await readTopology('rivers');
  const lines = {
    river: ['r1', 'r2', 'r3', 'r4'].flatMap((key, index) =>
      tagged(objectOf(rivers, key), { rank: index + 1 }),
    ),
    border: ['world', 'state', 'country'].flatMap((key) =>
      tagged(objectOf(borders, key), { kind: key === 'state' ? 'region' : 'country' }),
    ),
  };
  const coarse = indexLayers(
    { land: objectOf(overview, 'land'), lake: objectOf(overview, 'lakes'), ...lines },
    overviewMaxZoom,
  );
  const near = { land: objectOf(detail, 'land'), lake: objectOf(detail, 'lakes'), ...lines };
  const middle = indexLayers(near, maxZoom - 1);
  const fine = indexLayers(near, maxZoom);
  return (z, x, y) => {
    const layers = z <= overviewMaxZoom ? coarse : z < maxZoom ? middle : fine;
    return Object.fromEntries(
      Object.entries(layers).flatMap(([name, index]) => {
        const tile = index.getTile(z, x, y);
        return tile ? [[name, tile]] : [];
      }),
    );
  };
}

function objectOf(topology: ReadonlyMap<string, Outline[]>, key: string): Outline[] {
  const features = topology.get(key);
  if (!features) throw new Error(`The source has no object "${key}"`);
  return features;
}

function tagged(features: readonly Outline[], properties: Record<string, unknown>): Outline[] {
  return features.map((feature) => ({ ...feature, properties }));
}

function indexLayers(layers: Record<string, Outline[]>, deepest: number) {
  const extent = extentAt(deepest);
  return Object.fromEntries(
    Object.entries(layers).map(([name, features]) => [
      name,
      new GeoJSONVT(
        { type: 'FeatureCollection', features },
        // geojson-vt does not simplify at its greatest zoom, so coarse indexes claim one more.
        {
          maxZoom: deepest === maxZoom ? deepest : deepest + 1,
          indexMaxZoom: 4,
          extent,
          tolerance: deepest === overviewMaxZoom ? 2 : 1,
          buffer: (extent * 20) / 1024,
        },
      ),
    ]),
  );
}
