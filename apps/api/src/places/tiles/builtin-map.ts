import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod';
import { drawTile, type SourceTile } from './draw-tile.ts';
import { createGzipPacker } from './gzip-packer.ts';
import { hashOf } from './hash-of.ts';
import type { Attribution, MapSource, Streets } from './map-source.ts';
import { type MapTheme, mapThemes } from './map-theme.ts';
import type { ServedMap, TileAddress } from './served-map.ts';
import { openTileArchive, type TileArchive } from './tile-archive.ts';
import { createTileCache } from './tile-cache.ts';
import type { TileSection } from './tile-geometry.ts';

const assets = new URL('../../../assets/', import.meta.url);
const landArchive = fileURLToPath(new URL('basemap/basemap.pmtiles', assets));
const streetArchive = fileURLToPath(new URL('demo-streets/demo-streets.pmtiles', assets));

/** Beyond this zoom the shores promise more than the data holds, and there is nothing new but streets. */
const landZoom = 12;

/** How far in people may zoom by hand: nearer, to distinguish what stands close together. */
const closeZoom = landZoom + 2;

/** Where there are streets, their blocks are read from here. */
const streetZoom = 16;

/** Tiles of low zooms are the largest, the most expensive to draw and the most often requested. */
const keptBytes = 4_000_000;

const landAttribution: Attribution = [
  { label: 'GSHHG', url: 'https://www.soest.hawaii.edu/pwessel/gshhg/' },
  { label: 'DCW (GMT)', url: 'https://github.com/GenericMappingTools/dcw-gmt' },
  { label: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
  { label: 'US Census', url: 'https://www.census.gov/' },
  { label: 'GeoNames', url: 'https://www.geonames.org/' },
];

const streetMetadata = z.object({
  towns: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
});

/**
 * Opens the map that is part of the product, with the streets of the demo where they are requested.
 */
export async function openBuiltinMap({
  hasDemoStreets,
}: Extract<MapSource, { kind: 'builtin' }>): Promise<ServedMap> {
  const land = await openTileArchive(landArchive);
  const streets = hasDemoStreets ? await openTileArchive(streetArchive) : undefined;
  const cache = createTileCache(keptBytes);
  const pack = createGzipPacker();
  const readTile = (address: TileAddress, theme: MapTheme) =>
    cache.take(`${theme} ${address.z} ${address.x} ${address.y}`, async () =>
      pack(await drawFrom({ land, streets }, address, theme)),
    );
  const maxZoom = streets ? streetZoom : closeZoom;
  return {
    kind: 'served',
    version: await versionOf(readTile),
    extension: 'svg',
    contentType: 'image/svg+xml',
    encoding: 'gzip',
    minZoom: land.header.minZoom,
    maxNativeZoom: maxZoom,
    maxZoom,
    streets: { landZoom, closeZoom, towns: streets ? await readTowns(streets) : [] },
    attribution: landAttribution,
    readTile,
    async close() {
      await land.close();
      await streets?.close();
    },
  };
}

interface Archives {
  readonly land: TileArchive;
  readonly streets: TileArchive | undefined;
}

/** Draws a tile from its own vector tiles, or from the nearest ancestors that the archives hold. */
async function drawFrom(
  { land, streets }: Archives,
  address: TileAddress,
  theme: MapTheme,
): Promise<string> {
  const ground = await findTile(land, address);
  if (!ground)
    throw new Error(`The built-in map has no tile above ${Object.values(address).join('/')}.`);
  return drawTile(ground, streets && (await findTile(streets, address)), address.z, theme);
}

async function findTile(
  archive: TileArchive,
  { z: zoom, x, y }: TileAddress,
): Promise<SourceTile | undefined> {
  const { minZoom, maxZoom } = archive.header;
  for (let depth = Math.max(0, zoom - maxZoom); zoom - depth >= minZoom; depth++) {
    const bytes = await archive.read(zoom - depth, x >> depth, y >> depth);
    const section: TileSection = { depth, column: x % 2 ** depth, row: y % 2 ** depth };
    if (bytes) return { bytes, section };
  }
  return undefined;
}

/** Where the archive has streets, as it says itself. */
async function readTowns(archive: TileArchive): Promise<NonNullable<Streets>['towns']> {
  const { towns } = streetMetadata.parse(await archive.readMetadata());
  return towns.map(([west, south, east, north]) => ({ west, south, east, north }));
}

/** Follows both the data and the way it is drawn: tiles with every kind of feature are compared. */
async function versionOf(readTile: ServedMap['readTile']): Promise<string> {
  const samples = [
    { z: 4, x: 4, y: 5 },
    { z: 8, x: 71, y: 93 },
    { z: 10, x: 285, y: 374 },
    { z: 13, x: 2_278, y: 2_997 },
    { z: 14, x: 4_557, y: 5_994 },
  ];
  const tiles = samples.flatMap((sample) => mapThemes.map((theme) => readTile(sample, theme)));
  const drawn = (await Promise.all(tiles)).map((tile) => tile && gunzipSync(tile));
  return hashOf(drawn.join(''));
}
