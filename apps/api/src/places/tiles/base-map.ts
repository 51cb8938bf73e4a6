import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import { TileType } from 'pmtiles';
import { drawTile } from './draw-tile.ts';
import { createGzipPacker } from './gzip-packer.ts';
import type { Attribution, MapSource } from './map-source.ts';
import { type MapTheme, mapThemes } from './map-theme.ts';
import { openTileArchive, type TileArchive } from './tile-archive.ts';
import { createTileCache } from './tile-cache.ts';

/** A tile by zoom, column and row. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Tiles that this server serves itself. */
export interface ServedMap {
  readonly kind: 'served';
  /** Changes with every change of a tile, and stands in its address. */
  readonly version: string;
  readonly extension: string;
  readonly contentType: string;
  readonly minZoom: number;
  /** Beyond it, tiles are enlarged. */
  readonly maxNativeZoom: number;
  readonly maxZoom: number;
  readonly attribution: Attribution;
  /** How the bytes of a tile are packed, as `Content-Encoding` names it. */
  readonly encoding: 'gzip' | undefined;
  readTile(address: TileAddress, theme: MapTheme): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Tiles of another service, which browsers fetch from there. */
export interface ForeignMap {
  readonly kind: 'foreign';
  readonly url: string;
  readonly attribution: Attribution;
}

export type BaseMap = ServedMap | ForeignMap;

const builtinArchive = fileURLToPath(
  new URL('../../../assets/basemap/basemap.pmtiles', import.meta.url),
);

/** Beyond this zoom the shores of the built-in map would promise more than the data holds. */
const builtinMaxZoom = 12;

/** Tiles of low zooms are the largest, the dearest to draw and the most often asked for. */
const keptBytes = 4_000_000;

const builtinAttribution: Attribution = [
  { label: 'GSHHG', url: 'https://www.soest.hawaii.edu/pwessel/gshhg/' },
  { label: 'DCW (GMT)', url: 'https://github.com/GenericMappingTools/dcw-gmt' },
  { label: 'Natural Earth', url: 'https://www.naturalearthdata.com/' },
  { label: 'US Census', url: 'https://www.census.gov/' },
  { label: 'GeoNames', url: 'https://www.geonames.org/' },
];

const rasterTypes: Readonly<Partial<Record<TileType, readonly [extension: string, type: string]>>> =
  {
    [TileType.Png]: ['png', 'image/png'],
    [TileType.Jpeg]: ['jpg', 'image/jpeg'],
    [TileType.Webp]: ['webp', 'image/webp'],
    [TileType.Avif]: ['avif', 'image/avif'],
  };

/** Opens the map; a wrong setting rejects with one sentence that names it and the remedy. */
export async function openBaseMap(source: MapSource): Promise<BaseMap> {
  if (source.kind === 'service') return { ...source, kind: 'foreign' };
  return source.kind === 'builtin' ? openBuiltin() : openRaster(source.path, source.attribution);
}

async function openBuiltin(): Promise<ServedMap> {
  const archive = await openTileArchive(builtinArchive);
  const cache = createTileCache(keptBytes);
  const pack = createGzipPacker();
  const readTile = (address: TileAddress, theme: MapTheme) =>
    cache.take(`${theme} ${address.z} ${address.x} ${address.y}`, async () =>
      pack(await drawFrom(archive, address, theme)),
    );
  return {
    kind: 'served',
    version: await versionOf(readTile),
    extension: 'svg',
    contentType: 'image/svg+xml',
    encoding: 'gzip',
    minZoom: archive.header.minZoom,
    maxNativeZoom: builtinMaxZoom,
    maxZoom: builtinMaxZoom,
    attribution: builtinAttribution,
    readTile,
    close: archive.close,
  };
}

async function openRaster(path: string, attribution: Attribution): Promise<ServedMap> {
  const archive = await openTileArchive(path).catch((error: unknown) => {
    throw new SettingFault(`BOARDWALK_MAP_PMTILES names no PMTiles archive: ${path}`, {
      cause: error,
    });
  });
  const type = rasterTypes[archive.header.tileType];
  if (!type) {
    await archive.close();
    throw new SettingFault(
      `BOARDWALK_MAP_PMTILES must hold PNG, JPEG, WebP or AVIF tiles; ${path} holds others.`,
    );
  }
  const [extension, contentType] = type;
  const { minZoom, maxZoom } = archive.header;
  return {
    kind: 'served',
    version: hash(archive.stamp),
    extension,
    contentType,
    encoding: undefined,
    minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: maxZoom + 2,
    attribution,
    async readTile({ z, x, y }) {
      const tile = await archive.read(z, x, y);
      return tile && Buffer.from(tile);
    },
    close: archive.close,
  };
}

/** Draws a tile from its own vector tile, or from the nearest ancestor that the archive holds. */
async function drawFrom(
  archive: TileArchive,
  { z, x, y }: TileAddress,
  theme: MapTheme,
): Promise<string> {
  const { minZoom, maxZoom } = archive.header;
  for (let depth = Math.max(0, z - maxZoom); z - depth >= minZoom; depth++) {
    const bytes = await archive.read(z - depth, x >> depth, y >> depth);
    const section = { depth, column: x % 2 ** depth, row: y % 2 ** depth };
    if (bytes) return drawTile(bytes, z, section, theme);
  }
  throw new Error(`The built-in map has no tile above ${z}/${x}/${y}.`);
}

/** Follows both the data and the way it is drawn: tiles with every kind of feature are compared. */
async function versionOf(readTile: ServedMap['readTile']): Promise<string> {
  const samples = [
    { z: 4, x: 4, y: 5 },
    { z: 8, x: 71, y: 93 },
    { z: 10, x: 285, y: 374 },
  ];
  const tiles = samples.flatMap((sample) => mapThemes.map((theme) => readTile(sample, theme)));
  const drawn = (await Promise.all(tiles)).map((tile) => tile && gunzipSync(tile));
  return hash(drawn.join(''));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
