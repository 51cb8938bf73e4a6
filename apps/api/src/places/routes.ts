import * as endpoints from '@boardwalk/sdk-core/places/endpoints';
import * as schemas from '@boardwalk/sdk-core/places/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { findNearestCity } from './find-nearest-city.ts';
import { suggestPlaces } from './suggest-places.ts';
import { openBaseMap, type TileBaseMap } from './tiles/base-map.ts';
import { describeMapTiles } from './tiles/describe-map-tiles.ts';
import type { MapSource } from './tiles/map-source.ts';
import { serveTile, type TileParams } from './tiles/serve-tile.ts';

/** The places domain on a base map; its setting is read, and it is opened, when first needed. */
export function createPlacesDomain(readSource: () => MapSource): Domain {
  let opened: Promise<TileBaseMap> | undefined;
  const openMap = () => {
    opened ??= openBaseMap(readSource());
    return opened;
  };
  return {
    name: 'places',
    routes: defineRoutes(endpoints, schemas, {
      suggestPlaces,
      findNearestCity,
      readMapTiles: async (_, { configuration }) =>
        describeMapTiles(await openMap(), configuration.siteOrigin),
    }),
    async serve(server) {
      const map = await openMap();
      if (map.kind === 'foreign') return;
      server.addHook('onClose', map.close);
      server.get<{ Params: TileParams }>('/tiles/:version/:theme/:z/:x/:file', (request, reply) =>
        serveTile(map, request, reply),
      );
    },
  };
}
