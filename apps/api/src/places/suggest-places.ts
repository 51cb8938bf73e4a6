import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/places/schemas';
import { bundledGeocoder } from './bundled-geocoder.ts';

type Schemas = typeof schemas.suggestPlaces;

/** Cities whose name begins with what was typed, the likeliest first. */
export async function suggestPlaces({
  query,
}: EndpointRequest<Schemas>): Promise<EndpointResponse<Schemas>> {
  const { q, country, size, lat, lng } = query;
  const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
  return { cities: await bundledGeocoder.suggest({ text: q, country, size, near }) };
}
