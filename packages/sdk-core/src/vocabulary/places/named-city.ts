import type { Country } from './countries.ts';
import { foldPlaceText } from './place-text.ts';

/** A city by its name, as an address has it. */
export interface NamedCity {
  readonly city: string;
  readonly region: string;
  readonly country: Country;
}

/** "Hamilton, ON". */
export function nameOfCity({ city, region }: Pick<NamedCity, 'city' | 'region'>): string {
  return `${city}, ${region}`;
}

/**
 * Whether two names mean one city: capitals, accents and signs make no difference, as in a search.
 */
export function isSameCity(one: NamedCity, other: NamedCity): boolean {
  return keyOf(one) === keyOf(other);
}

/** Whether a city is one of several. */
export function isAmong(cities: readonly NamedCity[], city: NamedCity): boolean {
  return cities.some((one) => isSameCity(one, city));
}

/** All cities of both lists, each once. */
export function joinCities(
  some: readonly NamedCity[],
  more: readonly NamedCity[],
): readonly NamedCity[] {
  const cities: NamedCity[] = [];
  for (const city of [...some, ...more]) if (!isAmong(cities, city)) cities.push(city);
  return cities;
}

function keyOf({ city, region, country }: NamedCity): string {
  return `${country} ${region} ${foldPlaceText(city)}`;
}
