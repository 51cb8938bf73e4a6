import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/places/schemas';
import { bundledGeocoder } from './bundled-geocoder.ts';

type Schemas = typeof schemas.suggestPlaces;

/** Places that begin with what was typed, the likeliest first, else those spelt like it. */
export async function suggestPlaces({
  query,
}: EndpointRequest<Schemas>): Promise<EndpointResponse<Schemas>> {
  const { q, country, homeCountry: home, language, size, lat, lng } = query;
  const near = lat === undefined || lng === undefined ? undefined : { lat, lng };
  return bundledGeocoder.suggest({ text: q, country, home, language, size, near });
}
