import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { findNearestCity } from '../../places/endpoints.ts';
import type { City } from '../../places/schemas.ts';
import { searchListings } from '../../search/endpoints.ts';
import type { Point } from '../../vocabulary/places/geo.ts';
import { type HomeCard, homeCardOf } from './home-card.ts';

/** The city nearest to somebody, and what is listed closest to its middle. */
export interface NearYou {
  readonly city: City;
  readonly cards: readonly HomeCard[];
}

/** What is listed near a position; a city that is too far is the problem `no-city-nearby`. */
export type NearStore = RemoteStore<NearYou, Point>;

const cardCount = 8;
const metresAround = 50_000;

/** The store of the listings near somebody. */
export function createNearStore({ client }: Pick<StoreEnvironment, 'client'>): NearStore {
  const held = createRemote({
    key: undefined,
    async request(signal, { lat, lng }: Point) {
      const city = await client.call(findNearestCity, { query: { lat, lng } }, { signal });
      // The city's middle rather than the position, which leaves the device once only.
      const body = {
        near: { lat: city.lat, lng: city.lng },
        distance: metresAround,
        hasPictures: true as const,
        sort: 'distance' as const,
        include: ['page' as const],
      };
      const query = { size: cardCount };
      const { results } = await client.call(searchListings, { query, body }, { signal });
      return { city, cards: results.map(homeCardOf) };
    },
  });

  return {
    ...held,
    async show(position) {
      // Somebody may ask again from where they are.
      held.forget();
      await held.show(position);
    },
  };
}
