import { defaultDistance } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import {
  type Country,
  type Currency,
  countries,
  currencyByCountry,
} from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { ownRadii } from '@boardwalk/sdk-core/vocabulary/places/own-radii';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  boundsArea,
  circleArea,
  type GeoArea,
  intersectAreas,
  polygonArea,
  regionArea,
} from '../../listings/query/geo-area.ts';
import type { GeoBox } from '../../listings/query/geo-box.ts';
import type { CityIndex } from '../../places/city-index.ts';
import { findPlace, type ResolvedPlace } from '../../places/find-place.ts';
import { type Gazetteer, loadGazetteer } from '../../places/gazetteer.ts';
import type { CommonOptions } from '../facets/common-restrictions.ts';

/** Metres in which a city is looked for, to know a position's name and country. */
const cityReach = 30_000;
const countryReaches = [10_000, 100_000, 2_000_000];

type PlaceOptions = Pick<
  CommonOptions,
  'near' | 'distance' | 'ownRadius' | 'bounds' | 'polygon' | 'homeCountry'
>;

/** The place that a search names, as its answer gives it. */
export type NamedPlace = NonNullable<SearchAnswer['place']>;

/** Where a search looks. */
export interface SearchedPlace {
  readonly area: GeoArea | undefined;
  readonly place: NamedPlace | undefined;
  readonly currency: Currency;
}

/** Finds the place that a search names, and what part of the earth it asks for. */
export async function findSearchedPlace(options: PlaceOptions): Promise<SearchedPlace> {
  const gazetteer = await loadGazetteer();
  const { near, bounds, polygon, homeCountry: home } = options;
  const found = near === undefined ? undefined : await requirePlace(gazetteer, near, home);
  const usual = (options.ownRadius && found?.radius) || defaultDistance;
  const distance = options.distance || usual;
  // A part of the map or a drawn area stands in for the default distance, not for one that is named.
  const isAround = found && (options.distance || !(bounds || polygon));
  const areas: readonly GeoArea[] = [
    ...(bounds ? [boundsArea(bounds)] : []),
    ...(polygon ? [polygonArea(polygon)] : []),
    ...(isAround ? [areaAround(found, distance)] : []),
  ];
  const area = areas.length > 0 ? areas.reduce(intersectAreas) : undefined;
  return {
    area,
    place: found && namedPlace(found, distance),
    currency: currencyByCountry[countryOf(gazetteer.cities, found, area, home ?? countries[0])],
  };
}

/**
 * Returns the area around a place; a region is searched itself, however far around it was
 * requested.
 */
function areaAround({ lat, lng, region }: ResolvedPlace, radius: number): GeoArea {
  return region ? regionArea(region, region.bounds) : circleArea({ centre: { lat, lng }, radius });
}

function namedPlace({ label, lat, lng, region }: ResolvedPlace, distance: number): NamedPlace {
  return region ? { label, lat, lng, distance: 0, isRegion: true } : { label, lat, lng, distance };
}

async function requirePlace(
  gazetteer: Gazetteer,
  near: NonNullable<PlaceOptions['near']>,
  home: Country | undefined,
): Promise<ResolvedPlace> {
  if (typeof near !== 'string') {
    const city = gazetteer.cities.findNearest(near, cityReach);
    return { ...near, label: city?.label ?? `${near.lat}, ${near.lng}`, radius: ownRadii.city };
  }
  const found = await findPlace(gazetteer, near, home);
  if (found) return found;
  const message = `nothing in Canada, the United States or Australia is called "${near}"`;
  throw new Problem('unknown-place', message, { fields: [{ path: 'body.near', message }] });
}

/**
 * The country whose currency is meant: of the place, or of a part of the map. One that reaches across
 * a border is taken for the home country, so that nothing changes while somebody moves about there.
 */
function countryOf(
  index: CityIndex,
  found: ResolvedPlace | undefined,
  area: GeoArea | undefined,
  home: Country,
): Country {
  if (found) return countryAt(index, found) ?? home;
  const isHome = area?.boxes.some((box) => index.hasCityIn(home, box)) ?? true;
  const [box] = area?.boxes ?? [];
  return (!isHome && box && countryAt(index, middleOf(box))) || home;
}

/** The country of the nearest city; looked for in growing circles, as most are near one. */
function countryAt(index: CityIndex, position: Point): Country | undefined {
  for (const reach of countryReaches) {
    const city = index.findNearest(position, reach);
    if (city) return city.country;
  }
  return undefined;
}

function middleOf({ south, west, north, east }: GeoBox): Point {
  return { lat: (south + north) / 2, lng: (west + east) / 2 };
}
