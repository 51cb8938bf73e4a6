import type { MapTiles } from '@boardwalk/sdk-core/places/schemas';
import { readMapTileService } from '@boardwalk/server-parts/map-tile-service';
import { SettingFault } from '@boardwalk/server-parts/setting-fault';
import { readMode } from '@boardwalk/server-parts/settings';

export type Attribution = MapTiles['attribution'];
export type Streets = MapTiles['streets'];

/** Where the base map comes from: our own archive, an operator's archive, or a tile service. */
export type MapSource =
  | { readonly kind: 'builtin'; readonly hasDemoStreets: boolean }
  | { readonly kind: 'archive'; readonly path: string; readonly attribution: Attribution }
  | { readonly kind: 'service'; readonly url: string; readonly attribution: Attribution };

/**
 * Reads `BOARDWALK_MAP_PMTILES` (path of an archive of raster tiles) or `BOARDWALK_MAP_TILE_URL`
 * (with `{z}`, `{x}`, `{y}`), each with `BOARDWALK_MAP_ATTRIBUTION`: credits separated by `;`,
 * each with an optional address at its end.
 */
export function readMapSource(environment: NodeJS.ProcessEnv): MapSource {
  const path = environment.BOARDWALK_MAP_PMTILES;
  const service = readMapTileService(environment);
  if (path && service) {
    throw new SettingFault('Set BOARDWALK_MAP_PMTILES or BOARDWALK_MAP_TILE_URL, not both.');
  }
  if (service) {
    const attribution = readAttribution(environment.BOARDWALK_MAP_ATTRIBUTION);
    return { kind: 'service', url: service.template, attribution };
  }
  if (!path) return { kind: 'builtin', hasDemoStreets: readMode(environment) === 'demo' };
  const attribution = readAttribution(environment.BOARDWALK_MAP_ATTRIBUTION);
  return { kind: 'archive', path, attribution };
}

function readAttribution(text: string | undefined): Attribution {
  const credits = (text ?? '').split(';').map((part) => part.trim());
  const attribution = credits.filter((credit) => credit !== '').map(readCredit);
  if (attribution.length > 0) return attribution;
  throw new SettingFault(
    'BOARDWALK_MAP_ATTRIBUTION is not set; name whom the map credits, like "© OpenStreetMap contributors https://www.openstreetmap.org/copyright".',
  );
}

function readCredit(credit: string): Attribution[number] {
  const [, label, url] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(credit) ?? [];
  return label && url ? { label, url } : { label: credit, url: null };
}
