import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../../http/environment.ts';
import { createRemoteStore } from '../../http/remote.ts';
import { findNearestCity } from '../../places/endpoints.ts';
import type { City } from '../../places/schemas.ts';
import { searchListings } from '../../search/endpoints.ts';
import type { Point } from '../../vocabulary/places/geo.ts';
import type { Problem } from '../../vocabulary/problem.ts';
import { type HomeCard, homeCardOf } from './home-card.ts';

/** The city nearest to somebody, and what is listed closest to its middle. */
export interface NearYou {
  readonly city: City;
  readonly cards: readonly HomeCard[];
}

/** What is listed near a position; a city that is too far is the problem `no-city-nearby`. */
export interface NearStore {
  readonly $near: ReadableAtom<Remote<NearYou, Problem>>;
  show(position: Point): Promise<void>;
}

const cardCount = 8;
const metresAround = 50_000;

/** The store of the listings near somebody. */
export function createNearStore({ client }: Pick<StoreEnvironment, 'client'>): NearStore {
  const { $state, load } = createRemoteStore<NearYou>();
  return {
    $near: $state,
    show: ({ lat, lng }) =>
      load(async (signal) => {
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
      }),
  };
}
