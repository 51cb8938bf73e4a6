import type { City } from '@boardwalk/sdk-core/places/schemas';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { CityQuery } from './city-index.ts';

/** The port that names places; the bundled cities unless an operator connects a geocoder. */
export interface Geocoder {
  /** Cities that what was typed may mean, the likeliest first. */
  suggest(query: CityQuery): Promise<City[]>;
  /** The city nearest to the position, within `reach` metres. */
  findNearest(position: Point, reach: number): Promise<City | undefined>;
}
