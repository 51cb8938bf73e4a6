import type { Client } from '../../http/client.ts';
import { suggestPlaces } from '../../places/endpoints.ts';
import type { SuggestedPlace } from '../../places/schemas.ts';
import type { Profile } from '../../profile/schemas.ts';
import { isSameCity, nameOfCity } from '../../vocabulary/places/named-city.ts';

/** The city of somebody's profile, where a new listing of theirs most likely is; none that nobody knows. */
export async function proposePlace(
  client: Client,
  { city, state, countryCode }: Profile['billing'],
): Promise<SuggestedPlace | undefined> {
  if (city === null || state === null || countryCode === null) return undefined;
  const own = { city, region: state, country: countryCode };
  const query = { q: nameOfCity(own), homeCountry: countryCode };
  // A form without a proposal is a form all the same.
  const found = await client.call(suggestPlaces, { query }).catch(() => undefined);
  return found?.places.find(({ name, region, country }) =>
    isSameCity({ city: name, region, country }, own),
  );
}
