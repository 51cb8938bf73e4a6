import { type Country, countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Bounds } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { foldPlaceText } from '@boardwalk/sdk-core/vocabulary/places/place-text';
import { type Region, regions } from '@boardwalk/sdk-core/vocabulary/places/regions';
import type { BundledCity } from './read-cities.ts';
import { findOwnRegions, regionKey } from './region-matcher.ts';

/** A province, territory or state as a place to search in. */
export interface RegionPlace extends Region {
  /** Around all its cities. */
  readonly bounds: Bounds;
  /** The city with the most people. */
  readonly capital: BundledCity;
  /** Of its cities together. */
  readonly population: number;
}

/** Regions by what they are called. */
export interface RegionPlaces {
  readonly all: readonly RegionPlace[];
  find(region: Pick<Region, 'country' | 'code'>): RegionPlace | undefined;
  /**
   * The region that a text names, rather one of the home country, unless a city is rather meant by
   * it, as by "New York".
   */
  named(text: string, home?: Country): RegionPlace | undefined;
}

/** Degrees that a region may reach beyond its cities. */
const margin = 0.5;
/** A city is rather meant than the region it lies in from so many people on: Québec, New York. */
const greatCity = 400_000;
/** And than a region of a country further down the list, which begins at home: Victoria in British Columbia. */
const knownCity = 50_000;

/** Makes the regions from their cities, the most populous of which come first. */
export function createRegionPlaces(cities: readonly BundledCity[]): RegionPlaces {
  const byRegion = groupBy(cities, ({ country, region }) => regionKey(country, region));
  const towns = cities.filter(({ isSuburb }) => !isSuburb);
  const byName = groupBy(towns, ({ name }) => foldPlaceText(name));
  const places = new Map(
    regions.flatMap((region) => {
      const key = regionKey(region.country, region.code);
      const own = byRegion.get(key) ?? [];
      const [capital] = own;
      return capital ? [[key, regionPlace(region, capital, own)] as const] : [];
    }),
  );

  function named(text: string, home?: Country): RegionPlace | undefined {
    const folded = foldPlaceText(text);
    const rank = rankFrom(home);
    const [region] = findOwnRegions(folded).sort((a, b) => rank(a.country) - rank(b.country));
    const place = region && places.get(regionKey(region.country, region.code));
    if (!place) return undefined;
    const [city] = byName.get(folded) ?? [];
    return city && isRatherMeant(city, place, rank) ? undefined : place;
  }

  return {
    all: [...places.values()],
    find: ({ country, code }) => places.get(regionKey(country, code)),
    named,
  };
}

function groupBy(
  cities: readonly BundledCity[],
  keyOf: (city: BundledCity) => string,
): ReadonlyMap<string, readonly BundledCity[]> {
  const groups = new Map<string, BundledCity[]>();
  for (const city of cities) {
    const group = groups.get(keyOf(city));
    if (group) group.push(city);
    else groups.set(keyOf(city), [city]);
  }
  return groups;
}

type Rank = (country: Country) => number;

/** The place of each country in the list that begins with the home country. */
function rankFrom(home: Country | undefined): Rank {
  return (country) => (country === home ? -1 : countries.indexOf(country));
}

function isRatherMeant(city: BundledCity, region: RegionPlace, rank: Rank): boolean {
  if (city.country === region.country) return city.population >= greatCity;
  return rank(city.country) < rank(region.country) && city.population >= knownCity;
}

function regionPlace(
  region: Region,
  capital: BundledCity,
  cities: readonly BundledCity[],
): RegionPlace {
  const lats = cities.map(({ lat }) => lat);
  // The far Aleutians lie beyond the antimeridian.
  const lngs = cities.map(({ lng }) => lng).filter((lng) => lng < 0 === capital.lng < 0);
  return {
    ...region,
    bounds: {
      south: Math.max(-90, Math.min(...lats) - margin),
      west: Math.max(-180, Math.min(...lngs) - margin),
      north: Math.min(90, Math.max(...lats) + margin),
      east: Math.min(180, Math.max(...lngs) + margin),
    },
    capital,
    population: cities.reduce((sum, { population }) => sum + population, 0),
  };
}
