import type { City, SuggestedPlace } from '@boardwalk/sdk-core/places/schemas';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { CityQuery } from './city-index.ts';
import type { PlaceLanguage } from './public-places.ts';

/** What was typed, and in which language its suggestions are given. */
export interface PlaceQuery extends CityQuery {
  readonly language: PlaceLanguage;
}

/** Places that what was typed may mean. */
export interface SuggestedPlaces {
  readonly places: SuggestedPlace[];
  /** None begins with it: these are spelt like it. */
  readonly isSimilar: boolean;
}

/** The port that names places; the bundled ones unless an operator connects a geocoder. */
export interface Geocoder {
  /** Places that what was typed may mean, the likeliest first. */
  suggest(query: PlaceQuery): Promise<SuggestedPlaces>;
  /** The city nearest to the position, within `reach` metres. */
  findNearest(position: Point, reach: number): Promise<City | undefined>;
}
