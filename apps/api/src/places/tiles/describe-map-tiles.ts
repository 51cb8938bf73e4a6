import type { MapTiles } from '@boardwalk/sdk-core/places/schemas';
import type { TileBaseMap } from './base-map.ts';
import type { MapTheme } from './map-theme.ts';
import type { ServedMap } from './served-map.ts';

/** Zooms that a tile service is taken to answer. */
const foreignZooms = { minZoom: 2, maxNativeZoom: 19, maxZoom: 19 };

/** Where the tiles of the base map are, and whom to credit. */
export function describeMapTiles(map: TileBaseMap, siteOrigin: string): MapTiles {
  const { attribution } = map;
  if (map.kind === 'foreign') {
    return {
      tiles: { light: map.url, dark: map.url },
      ...foreignZooms,
      streets: null,
      attribution,
    };
  }
  const { minZoom, maxNativeZoom, maxZoom, streets } = map;
  const template = (theme: MapTheme) => siteOrigin + templatePath(map, theme);
  const tiles = { light: template('light'), dark: template('dark') };
  return { tiles, minZoom, maxNativeZoom, maxZoom, streets, attribution };
}

function templatePath({ version, extension }: ServedMap, theme: MapTheme): string {
  return `/tiles/${version}/${theme}/{z}/{x}/{y}.${extension}`;
}
