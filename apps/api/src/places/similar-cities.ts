import { foldPlaceText } from '@boardwalk/sdk-core/vocabulary/places/place-text';
import {
  createSimilarSpellings,
  type SimilarSpellings,
} from '../platform/spelling/similar-spellings.ts';
import type { BundledCity } from './read-cities.ts';

/** Cities by their names, in folded letters. */
export type SimilarCities = SimilarSpellings<BundledCity>;

/** Makes the index of all names; the more people a city has, the better it is known. */
export function createSimilarCities(cities: readonly BundledCity[]): SimilarCities {
  return createSimilarSpellings(
    cities.flatMap((city) =>
      [...new Set([city.name, ...city.aliases].map(foldPlaceText))].map((letters) => ({
        letters,
        named: city,
        weight: city.population,
      })),
    ),
  );
}
