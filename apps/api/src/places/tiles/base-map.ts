import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import { TileType } from 'pmtiles';
import { openBuiltinMap } from './builtin-map.ts';
import { hashOf } from './hash-of.ts';
import type { Attribution, MapSource } from './map-source.ts';
import type { ServedMap } from './served-map.ts';
import { openTileArchive } from './tile-archive.ts';

/** Tiles of another service, which browsers fetch from there. */
export interface ForeignMap {
  readonly kind: 'foreign';
  readonly url: string;
  readonly attribution: Attribution;
}

export type TileBaseMap = ServedMap | ForeignMap;

const rasterTypes: Readonly<Partial<Record<TileType, readonly [extension: string, type: string]>>> =
  {
    [TileType.Png]: ['png', 'image/png'],
    [TileType.Jpeg]: ['jpg', 'image/jpeg'],
    [TileType.Webp]: ['webp', 'image/webp'],
    [TileType.Avif]: ['avif', 'image/avif'],
  };

/** Opens the map; a wrong setting rejects with one sentence that names it and the remedy. */
export async function openBaseMap(source: MapSource): Promise<TileBaseMap> {
  if (source.kind === 'service') return { ...source, kind: 'foreign' };
  return source.kind === 'builtin'
    ? openBuiltinMap(source)
    : openRaster(source.path, source.attribution);
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
    version: hashOf(archive.stamp),
    extension,
    contentType,
    encoding: undefined,
    minZoom,
    maxNativeZoom: maxZoom,
    maxZoom: maxZoom + 2,
    streets: null,
    attribution,
    async readTile({ z, x, y }) {
      const tile = await archive.read(z, x, y);
      return tile && Buffer.from(tile);
    },
    close: archive.close,
  };
}
