import type { City } from '@boardwalk/sdk-core/places/schemas';
import { type CityIndex, createCityIndex } from './city-index.ts';
import type { Geocoder } from './geocoder.ts';
import { type BundledCity, readCities } from './read-cities.ts';

let index: Promise<CityIndex> | undefined;

/** The index of the bundled cities, made at the first call and kept. */
export function loadCityIndex(): Promise<CityIndex> {
  index ??= readCities().then(createCityIndex);
  return index;
}

/** The embedded default: the cities of Canada, the United States and Australia, offline. */
export const bundledGeocoder: Geocoder = {
  async suggest(query) {
    return (await loadCityIndex()).search(query).map(publicCity);
  },
  async findNearest(position, reach) {
    const city = (await loadCityIndex()).findNearest(position, reach);
    return city && publicCity(city);
  },
};

function publicCity(city: BundledCity): City {
  const { id, name, region, country, label, lat, lng, timeZone } = city;
  return { id, name, region, country, label, lat, lng, timeZone };
}
