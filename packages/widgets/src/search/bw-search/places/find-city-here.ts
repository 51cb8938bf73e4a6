import { findNearestCity } from '@boardwalk/sdk-core/places/endpoints';
import { nearbyLabel } from '@boardwalk/sdk-core/places/nearby-label';
import { placeMessages } from '@boardwalk/sdk-core/search/place-messages';
import type { WidgetEnvironment } from '../../../element/environment/environment.ts';
import { findPosition } from '../../../kit/position/find-position.ts';

/** The city where the user is, or the message for them. */
type CityHere = { readonly near: string } | { readonly near?: undefined; readonly message: string };

/** Asks the browser where it is, then for the nearest city. */
export async function findCityHere(
  env: Pick<WidgetEnvironment, 'client' | 'messages'>,
): Promise<CityHere> {
  const messages = env.messages(placeMessages);
  const position = await findPosition();
  if (!position) return { message: messages.locationUnavailable };
  const { latitude: lat, longitude: lng } = position.coords;
  try {
    return { near: nearbyLabel(await env.client.call(findNearestCity, { query: { lat, lng } })) };
  } catch {
    return { message: messages.noCityNearby };
  }
}
