import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/places/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { bundledGeocoder } from './bundled-geocoder.ts';

type Schemas = typeof schemas.findNearestCity;

/** Metres within which a city counts as near. */
const nearbyReach = 100_000;

/** The city nearest to a position, or the problem `no-city-nearby`. */
export async function findNearestCity({
  query,
}: EndpointRequest<Schemas>): Promise<EndpointResponse<Schemas>> {
  const city = await bundledGeocoder.findNearest(query, nearbyReach);
  if (!city) {
    throw new Problem('no-city-nearby', 'There is no city within 100 km of this position.');
  }
  return city;
}
