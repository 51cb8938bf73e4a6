import { defaultDistance } from '@boardwalk/sdk-core/search/query/sorts';
import { type Currency, currencyByCountry } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  type Area,
  boundsArea,
  circleArea,
  intersectAreas,
  polygonArea,
} from '../../listings/query/area.ts';
import { loadCityIndex } from '../../places/bundled-geocoder.ts';
import type { CityIndex } from '../../places/city-index.ts';
import { type FoundPlace, findCity } from '../../places/find-city.ts';
import type { CommonOptions } from '../facets/common-restrictions.ts';

/** Metres in which a city is looked for, to know a position's name and country. */
const cityReach = 30_000;
const countryReaches = [10_000, 100_000, 2_000_000];

type PlaceOptions = Pick<CommonOptions, 'near' | 'distance' | 'bounds' | 'polygon'>;

/** Where a search looks. */
export interface SearchedPlace {
  readonly area: Area | undefined;
  readonly place: (FoundPlace & { readonly distance: number }) | undefined;
  readonly currency: Currency;
}

/** Finds the place that a search names, and what part of the earth it asks for. */
export async function findSearchedPlace(options: PlaceOptions): Promise<SearchedPlace> {
  const index = await loadCityIndex();
  const { near, bounds, polygon } = options;
  const found = near === undefined ? undefined : findPlace(index, near);
  const distance = options.distance || defaultDistance;
  const place = found && { label: found.label, lat: found.lat, lng: found.lng, distance };
  // A part of the map or a drawn area stands in for the default distance, not for one that is named.
  const isRound = place && (options.distance || !(bounds || polygon));
  const areas: readonly Area[] = [
    ...(bounds ? [boundsArea(bounds)] : []),
    ...(polygon ? [polygonArea(polygon)] : []),
    ...(isRound
      ? [circleArea({ centre: { lat: place.lat, lng: place.lng }, radius: distance })]
      : []),
  ];
  const area = areas.length > 0 ? areas.reduce(intersectAreas) : undefined;
  return { area, place, currency: currencyAt(index, place ?? middleOf(bounds, polygon)) };
}

function findPlace(index: CityIndex, near: NonNullable<PlaceOptions['near']>): FoundPlace {
  if (typeof near !== 'string') {
    const label = index.findNearest(near, cityReach)?.label ?? `${near.lat}, ${near.lng}`;
    return { ...near, label };
  }
  const found = findCity(index, near);
  if (found) return found;
  const message = `no city of Canada, the United States or Australia is called "${near}"`;
  throw new Problem('unknown-place', message, { fields: [{ path: 'body.near', message }] });
}

/** The currency of the nearest city; looked for in growing circles, as most are near one. */
function currencyAt(index: CityIndex, position: Point | undefined): Currency {
  for (const reach of position ? countryReaches : []) {
    const city = position && index.findNearest(position, reach);
    if (city) return currencyByCountry[city.country];
  }
  return currencyByCountry.CA;
}

function middleOf(bounds: Bounds | undefined, polygon: PlaceOptions['polygon']): Point | undefined {
  const [corner] = polygon ?? [];
  if (corner) return { lat: corner[0], lng: corner[1] };
  if (!bounds) return undefined;
  const width = bounds.east - bounds.west + (bounds.west > bounds.east ? 360 : 0);
  const lng = bounds.west + width / 2;
  return { lat: (bounds.south + bounds.north) / 2, lng: lng > 180 ? lng - 360 : lng };
}
