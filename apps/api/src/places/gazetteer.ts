import { type CityIndex, createCityIndex } from './city-index.ts';
import { readCities } from './read-cities.ts';
import { createRegionPlaces, type RegionPlaces } from './region-places.ts';
import { createSimilarCities, type SimilarCities } from './similar-cities.ts';

/** All bundled data of places but postal codes, which are read when one is first requested. */
export interface Gazetteer {
  readonly cities: CityIndex;
  readonly regions: RegionPlaces;
  /** Made at the first call and cached. */
  similar(): SimilarCities;
}

let gazetteer: Promise<Gazetteer> | undefined;

/** Loads the bundled places, read at the first call and cached. */
export function loadGazetteer(): Promise<Gazetteer> {
  gazetteer ??= readCities().then((cities) => {
    let similar: SimilarCities | undefined;
    return {
      cities: createCityIndex(cities),
      regions: createRegionPlaces(cities),
      similar() {
        similar ??= createSimilarCities(cities);
        return similar;
      },
    };
  });
  return gazetteer;
}
