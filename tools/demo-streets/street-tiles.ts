import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import GeoJSONVT from 'geojson-vt';
import { type Highway, layHighways } from './highways.ts';
import { placeStreetLabels } from './labels.ts';
import type { Block, TownPlan } from './town-plan.ts';

/** Zooms of the archive; beyond the last one tiles are drawn from it. */
export const firstZoom = 9;
export const deepestZoom = 13;
/** From which on towns have streets. */
const firstMainZoom = 11;

/** Units along the side of a tile. */
const extent = 4_096;

/** What lies beyond the edge of a tile, in its units: lines a little, names as far as they reach. */
const lineBuffer = 64;
const labelBuffer = 1_024;

/** The streets, parks and names of a tile, by layer. */
type Layers = Parameters<typeof fromGeojsonVt>[0];

/** Cuts each tile that has anything. */
export function* cutStreets(plans: readonly TownPlan[]) {
  const layers = {
    park: index(plans.flatMap(parksOf), lineBuffer),
    street: index(
      [...layHighways(plans).flatMap(highwaysOf), ...plans.flatMap(streetsOf)],
      lineBuffer,
    ),
    streetLabel: index(plans.flatMap(labelsOf), labelBuffer),
  };
  const found = Object.values(layers).flatMap((layer) => layer.tileCoords);
  const addresses = new Map(found.map((address) => [writeAddress(address), address]));
  for (const { z, x, y } of addresses.values()) {
    if (z < firstZoom) continue;
    const cut: Layers = {};
    for (const [name, layer] of Object.entries(layers)) {
      const features = (layer.getTile(z, x, y)?.features ?? []).flatMap(({ tags, ...feature }) => {
        const { first, last, ...shown } = tags ?? {};
        const isShown = Number(first) <= z && z <= Number(last ?? deepestZoom);
        return isShown ? [{ ...feature, tags: shown }] : [];
      });
      if (features.length > 0) cut[name] = { features };
    }
    if (Object.keys(cut).length > 0)
      yield { z, x, y, bytes: fromGeojsonVt(cut, { version: 2, extent }) };
  }
}

function writeAddress({ z, x, y }: { readonly z: number; readonly x: number; readonly y: number }) {
  return `${z} ${x} ${y}`;
}

function index(features: Feature[], buffer: number) {
  const collection = { type: 'FeatureCollection' as const, features };
  const settings = { maxZoom: deepestZoom, indexMaxZoom: deepestZoom, indexMaxPoints: 0 };
  return new GeoJSONVT(collection, { ...settings, extent, buffer, tolerance: 2 });
}

/** Where a town shows no street yet, its roads meet in its middle. */
function highwaysOf({ from, to, road }: Highway): Feature[] {
  const line = (points: readonly Point[]) =>
    ({ type: 'LineString', coordinates: points.map(position) }) as const;
  const kind = 'highway';
  return [
    feature(line([from, ...road, to]), { kind, first: firstZoom, last: firstMainZoom - 1 }),
    feature(line(road), { kind, first: firstMainZoom }),
  ];
}

function parksOf({ parks, lattice }: TownPlan): Feature[] {
  return parks.map(({ corners }) => {
    const ring = [...corners, ...corners.slice(0, 1)].map((corner) =>
      position(lattice.frame.toPoint(corner)),
    );
    return feature({ type: 'Polygon', coordinates: [ring] }, { first: 12 });
  });
}

/** Streets as lines of as many blocks as follow one another. */
function streetsOf({ blocks, lattice }: TownPlan): Feature[] {
  const lines = [true, false].flatMap((isMain) =>
    (['column', 'row'] as const).flatMap((way) =>
      joined(blocks.filter((block) => block.isMain === isMain && block.way === way)).map(
        (line) => ({
          isMain,
          line,
        }),
      ),
    ),
  );
  return lines.map(({ isMain, line }) => {
    const [first] = line;
    const crossings = [...(first ? [first.from] : []), ...line.map(({ to }) => to)];
    const coordinates = crossings.map((crossing) => position(lattice.frame.toPoint(crossing)));
    const kind = isMain ? 'main' : 'street';
    return feature(
      { type: 'LineString', coordinates },
      { kind, first: isMain ? firstMainZoom : deepestZoom },
    );
  });
}

function joined(blocks: readonly Block[]): Block[][] {
  const lineOf = ({ way, from }: Block) => (way === 'column' ? from.column : from.row);
  const placeOf = ({ way, from }: Block) => (way === 'column' ? from.row : from.column);
  const ordered = [...blocks].sort(
    (one, other) => lineOf(one) - lineOf(other) || placeOf(one) - placeOf(other),
  );
  const lines: Block[][] = [];
  for (const block of ordered) {
    const line = lines.at(-1);
    if (line?.at(-1)?.to === block.from) line.push(block);
    else lines.push([block]);
  }
  return lines;
}

function labelsOf(plan: TownPlan): Feature[] {
  return placeStreetLabels(plan).map(({ lat, lng, kind, text, size, turn, from, to }) =>
    feature(
      { type: 'Point', coordinates: position({ lat, lng }) },
      { text, kind, size, turn, from, to, first: Math.min(from, deepestZoom) },
    ),
  );
}

function feature(
  geometry: Feature['geometry'],
  properties: Record<string, string | number>,
): Feature {
  return { type: 'Feature', geometry, properties };
}

function position({ lat, lng }: Point): [number, number] {
  return [lng, lat];
}
