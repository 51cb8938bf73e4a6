import { areaDegrees, type PositionPrecision } from '../listings/position-precision.ts';
import type { Country } from '../vocabulary/places/countries.ts';
import type { Point } from '../vocabulary/places/geo.ts';

/** How exactly the public learns where a listing is. */
export function publicPrecision(place: {
  readonly pin: Point | null;
  readonly isAreaOnly: boolean;
}): PositionPrecision {
  if (!place.pin) return 'city';
  return place.isAreaOnly ? 'area' : 'exact';
}

/**
 * Returns what the public may know of a position. An area is the middle of its square of the grid,
 * so that several positions in it reveal no more than one.
 */
export function publicPosition({ lat, lng }: Point, isAreaOnly: boolean): Point {
  return isAreaOnly
    ? { lat: middleOfSquare(lat), lng: middleOfSquare(lng) }
    : { lat: round(lat, 6), lng: round(lng, 6) };
}

function middleOfSquare(degrees: number): number {
  return round((Math.floor(degrees / areaDegrees) + 0.5) * areaDegrees, 3);
}

function round(degrees: number, places: number): number {
  return Number(degrees.toFixed(places));
}

/** Where a listing is, as far as its owner states. */
interface WrittenPlace {
  readonly street: string | null;
  readonly city: string;
  readonly region: string;
  readonly country: Country;
  readonly postalCode: string | null;
  readonly isAreaOnly: boolean;
}

/** The address that the public sees, with the whole of it in one line as its country writes it. */
export function publicAddress(place: WrittenPlace) {
  const { city, region, country, isAreaOnly } = place;
  const street = isAreaOnly ? null : place.street;
  const postalCode = isAreaOnly ? null : place.postalCode;
  const town = country === 'AU' ? `${city} ${region}` : `${city}, ${region}`;
  const last = postalCode === null ? town : `${town} ${postalCode}`;
  const fullAddress = street === null ? last : `${street}, ${last}`;
  return { fullAddress, street, city, region, country, postalCode };
}
