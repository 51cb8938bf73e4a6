import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readProfile } from '../../profile/endpoints.ts';
import type { Point } from '../../vocabulary/places/geo.ts';

/** What may say where the map of boards begins. */
export interface MapStartQuery {
  /** A place as people type it, or a position; `''` where nobody has said one. */
  readonly near: string;
  /** Whether the city of the profile is requested if `near` is empty. */
  readonly hasProfile: boolean;
}

const position = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Where the map of boards begins, null where nothing says so. */
export function createMapStartStore(
  env: Pick<StoreEnvironment, 'client' | 'locale'>,
): RemoteStore<Point | null, MapStartQuery> {
  async function findCity(signal: AbortSignal): Promise<string> {
    const { city, state } = (await env.client.call(readProfile, {}, { signal })).billing;
    return [city, state].filter((part) => part !== null).join(', ');
  }

  return createRemote({
    key: undefined,
    request: async (signal, { near, hasProfile }) => {
      const text = near || !hasProfile ? near : await findCity(signal);
      const [, lat, lng] = position.exec(text) ?? [];
      if (lat && lng) return { lat: Number(lat), lng: Number(lng) };
      if (text === '') return null;
      // Few maps begin at a place by its name: what finds it comes for those alone.
      const { findPlaces, isLongEnough } = await import('../../places/suggestion-store.ts');
      if (!isLongEnough(text)) return null;
      const { places, isSimilar } = await findPlaces(env, text, signal);
      const [place] = places;
      // What is merely spelt alike may be at the other end of the world.
      return place && !isSimilar ? { lat: place.lat, lng: place.lng } : null;
    },
  });
}
