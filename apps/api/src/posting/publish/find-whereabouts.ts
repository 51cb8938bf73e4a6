import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { City } from '@boardwalk/sdk-core/places/schemas';
import type { ListingBody } from '@boardwalk/sdk-core/posting/body-schemas';
import { publicPosition } from '@boardwalk/sdk-core/posting/public-place';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { distanceBetween } from '../../places/distance.ts';
import { loadGazetteer } from '../../places/gazetteer.ts';

type Place = ListingBody['place'];

/** What follows from where a listing is. */
export interface Whereabouts {
  /** What the public may know. */
  readonly position: Point;
  readonly timeZone: string;
}

/** Metres that the pin of a place may lie away from the middle of its city: some cities are wide. */
const widestCity = 200_000;

/** Metres that an entry of a directory may lie away: its writer is named for this city, not the next. */
const widestDirectory = 40_000;

/** Metres by which a city of the named province may be farther away than one beyond its border. */
const borderStrip = 7_000;

/**
 * Finds the position and the time zone of a place, which the body has at a path; one that can't be is
 * refused at its field.
 */
export async function findWhereabouts(
  kind: PostingKind,
  place: Place,
  at = 'body.listing.place',
): Promise<Whereabouts> {
  const refusal = (field: keyof Place, message: string) =>
    new Problem('invalid-request', 'Please correct what is marked.', {
      fields: [{ path: `${at}.${field}`, message }],
    });
  const { cities } = await loadGazetteer();
  const city = cities.findNamed(place);
  if (place.pin === null) {
    if (!city) throw refusal('city', 'expected a city that is known, or a pin on the map');
    return { position: publicPosition(city, place.isAreaOnly), timeZone: city.timeZone };
  }
  const nearest = cities.findNearest(place.pin, widestCity);
  const isDirectory = kind === 'city_service';
  // An unknown city has no middle: its province has to be around the pin. The nearest city may lie
  // beyond a border, which is then near, or a postal code says on which side it is. A directory
  // belongs to the nearest city.
  const around = isDirectory ? nearest : cities.findNearest(place.pin, widestCity, place);
  const isThere = city
    ? distanceBetween(place.pin, city) <= (isDirectory ? widestDirectory : widestCity)
    : isOf(place, around) && (place.postalCode !== null || isAsNear(place.pin, around, nearest));
  const named = city ?? nearest;
  if (!isThere || !named) throw refusal('pin', 'expected a position in or near the city');
  return {
    position: publicPosition(place.pin, place.isAreaOnly),
    timeZone: (nearest ?? named).timeZone,
  };
}

function isOf(place: Place, city: City | undefined): city is City {
  return city?.country === place.country && city.region === place.region;
}

function isAsNear(pin: Point, city: City, nearest: City | undefined): boolean {
  if (!nearest) return true;
  return distanceBetween(pin, city) <= distanceBetween(pin, nearest) + borderStrip;
}
