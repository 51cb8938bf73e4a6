import { latitude, longitude, type Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { CityIndex } from './city-index.ts';

/** A position with the words for it: "Hamilton, ON", or the degrees. */
export interface FoundPlace extends Point {
  readonly label: string;
}

const degreePair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Resolves a text to a place: the id of a city, "lat,lng", or a name such as "Hamilton, ON". */
export function findCity(index: CityIndex, text: string): FoundPlace | undefined {
  const position = readPosition(text);
  if (position) return { ...position, label: `${position.lat}, ${position.lng}` };
  const city = index.findById(text.trim()) ?? index.search({ text, size: 1 })[0];
  return city && { lat: city.lat, lng: city.lng, label: city.label };
}

function readPosition(text: string): Point | undefined {
  const [, lat, lng] = degreePair.exec(text) ?? [];
  const position = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth =
    latitude.safeParse(position.lat).success && longitude.safeParse(position.lng).success;
  return isOnEarth ? position : undefined;
}
