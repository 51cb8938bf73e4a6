import { loadGazetteer } from './gazetteer.ts';
import type { Geocoder } from './geocoder.ts';
import { publicCity } from './public-places.ts';
import { createSuggestions } from './suggestions.ts';

/** The embedded default: places of Canada, the United States and Australia, offline. */
export const bundledGeocoder: Geocoder = {
  async suggest(query) {
    return createSuggestions(await loadGazetteer()).suggest(query);
  },
  async findNearest(position, reach) {
    const { cities } = await loadGazetteer();
    const city = cities.findNearest(position, reach);
    return city && publicCity(city);
  },
};
