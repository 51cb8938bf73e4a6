import type { City, SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import type { PlacedPostalCode } from './postal-codes.ts';
import type { BundledCity } from './read-cities.ts';
import type { RegionPlace } from './region-places.ts';

export type PlaceLanguage = 'en' | 'fr';

const countryNames: Readonly<Record<PlaceLanguage, Readonly<Record<Country, string>>>> = {
  en: { CA: 'Canada', US: 'United States', AU: 'Australia' },
  fr: { CA: 'Canada', US: 'États-Unis', AU: 'Australie' },
};

/** A bundled city without what ranks it. */
export function publicCity(city: BundledCity): City {
  const { id, name, region, country, label, lat, lng, timeZone } = city;
  return { id, name, region, country, label, lat, lng, timeZone };
}

/** A city as it is suggested: "Hamilton", of "Ontario, Canada". */
export function suggestedCity(city: BundledCity, language: PlaceLanguage): SuggestedPlace {
  const detail = `${regionName(city, language)}, ${countryNames[language][city.country]}`;
  return { ...publicCity(city), kind: 'city', detail };
}

/** A postal code as it is suggested: "L8P", of "Hamilton, Ontario, Canada". */
export function suggestedPostalCode(
  postalCode: PlacedPostalCode,
  timeZone: string,
  language: PlaceLanguage,
): SuggestedPlace {
  const { country, code, region, city, lat, lng } = postalCode;
  return {
    id: `${country}-${code}`,
    kind: 'postal-code',
    name: code,
    region,
    country,
    label: postalLabel(postalCode),
    detail: `${city}, ${regionName(postalCode, language)}, ${countryNames[language][country]}`,
    lat,
    lng,
    timeZone,
  };
}

/** A region as it is suggested: "Ontario", of "Canada". */
export function suggestedRegion(place: RegionPlace, language: PlaceLanguage): SuggestedPlace {
  const { country, code, capital } = place;
  return {
    id: `${country}-${code}`,
    kind: 'region',
    name: regionName({ country, region: code }, language),
    region: code,
    country,
    label: regionLabel(place),
    detail: countryNames[language][country],
    lat: capital.lat,
    lng: capital.lng,
    timeZone: capital.timeZone,
  };
}

/** "L8P, Hamilton, ON". */
export function postalLabel({ code, city, region }: PlacedPostalCode): string {
  return `${code}, ${city}, ${region}`;
}

/** "Ontario, Canada". */
export function regionLabel({ name, country }: Pick<RegionPlace, 'name' | 'country'>): string {
  return `${name}, ${countryNames.en[country]}`;
}

/** "Québec" of a code, in a language; the code where it is unknown. */
export function regionName(
  { country, region: code }: { readonly country: Country; readonly region: string },
  language: PlaceLanguage,
): string {
  const region = regions.find((one) => one.country === country && one.code === code);
  if (!region) return code;
  return language === 'fr' ? (region.frenchName ?? region.name) : region.name;
}
