import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { latitude, longitude, type Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { ownRadii } from '@boardwalk/sdk-core/vocabulary/places/own-radii';
import type { Gazetteer } from './gazetteer.ts';
import { parsePostalCode } from './parse-postal-code.ts';
import { loadPostalCodes } from './postal-codes.ts';
import { postalLabel, regionLabel } from './public-places.ts';
import type { RegionPlace } from './region-places.ts';

/** A position with the words for it: "Hamilton, ON", or the degrees. */
export interface ResolvedPlace extends Point {
  readonly label: string;
  /** The province, territory or state that the text names; the position is its greatest city's. */
  readonly region?: RegionPlace;
  /** Metres around its middle as far as it reaches; of a region nobody asks. */
  readonly radius: number;
}

const degreePair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/**
 * Resolves a text to a place: a city or its id, a region, a postal code, an address's end, "lat,lng".
 * Of several of one name it is rather one of the home country.
 */
export async function findPlace(
  { cities, regions }: Gazetteer,
  text: string,
  home?: Country,
): Promise<ResolvedPlace | undefined> {
  const position = readPosition(text);
  if (position)
    return { ...position, label: `${position.lat}, ${position.lng}`, radius: ownRadii.city };
  const coded = parsePostalCode(text);
  const placed = coded && (await loadPostalCodes()).find(coded);
  if (placed)
    return {
      lat: placed.lat,
      lng: placed.lng,
      label: postalLabel(placed),
      radius: ownRadii.quarter,
    };
  // Where nobody knows the code, the words beside it may say the city.
  const name = coded ? coded.rest : text.trim();
  const region = regions.named(name, home);
  if (region) {
    const { lat, lng } = region.capital;
    return { lat, lng, label: regionLabel(region), region, radius: ownRadii.city };
  }
  const city = cities.findById(name) ?? cities.search({ text: name, size: 1, home })[0];
  if (!city) return undefined;
  const { lat, lng, label, isSuburb } = city;
  return { lat, lng, label, radius: isSuburb ? ownRadii.quarter : ownRadii.city };
}

function readPosition(text: string): Point | undefined {
  const [, lat, lng] = degreePair.exec(text) ?? [];
  const position = { lat: Number(lat), lng: Number(lng) };
  const isOnEarth =
    latitude.safeParse(position.lat).success && longitude.safeParse(position.lng).success;
  return isOnEarth ? position : undefined;
}
