import { readPopulatedRows, readSourceCities } from '../places/source-cities.ts';
import type { LabelWish } from './label-wish.ts';

interface Town {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly isSuburb: boolean;
}

interface WeighedTown extends Town {
  /** People who live there or, around a great city, near it. */
  readonly weight: number;
}

/** Least weight for a name at each zoom; below the last, towns of unknown size join in. */
const weightByZoom: readonly (readonly [zoom: number, weight: number])[] = [
  [3, 2_500_000],
  [4, 700_000],
  [5, 250_000],
  [6, 90_000],
  [7, 30_000],
  [8, 9_000],
  [9, 2_500],
];

const served = new Set(['CA', 'US', 'AU']);

/** Kilometres around a city whose smaller towns count towards its weight. */
const metropolitanReach = 45;

/** Cities and towns that want a name on the map. */
export function mapTowns(): LabelWish[] {
  const abroad = readPopulatedRows()
    .filter((row) => !served.has(row.country) && row.population >= 300_000)
    .map((row) => ({
      name: row.name,
      lat: row.loc.coordinates[1],
      lng: row.loc.coordinates[0],
      population: row.population,
      isSuburb: row.featureCode === 'PPLX',
    }));
  return weigh([...readSourceCities(), ...abroad]).map(wishOf);
}

/** Where people live, for the tint of built-up land. */
export function settlements(): { lat: number; lng: number; population: number }[] {
  return readSourceCities().filter((city) => city.population >= 3_000);
}

/** The greatest city of a neighbourhood weighs what its smaller neighbours hold as well. */
function weigh(towns: readonly Town[]): WeighedTown[] {
  const cells = Map.groupBy(
    towns.filter((town) => town.population >= 3_000),
    (town) => cellKey(Math.floor(town.lat), Math.floor(town.lng)),
  );
  return towns.map((town) => {
    if (town.isSuburb || town.population < 100_000) return { ...town, weight: town.population };
    const around = neighboursOf(town, cells);
    const isGreatest = around.every((other) => other.population <= town.population);
    const added = around.reduce((sum, other) => sum + (other.isSuburb ? 0 : other.population), 0);
    return { ...town, weight: isGreatest ? town.population + added : town.population };
  });
}

function neighboursOf(town: Town, cells: ReadonlyMap<string, readonly Town[]>): Town[] {
  const steps = [-1, 0, 1];
  return steps
    .flatMap((dy) =>
      steps.map((dx) => [Math.floor(town.lat) + dy, Math.floor(town.lng) + dx] as const),
    )
    .flatMap(([lat, lng]) => cells.get(cellKey(lat, lng)) ?? [])
    .filter((other) => other !== town && kilometresApart(town, other) < metropolitanReach);
}

function cellKey(lat: number, lng: number): string {
  return `${lat} ${lng}`;
}

function kilometresApart(a: Town, b: Town): number {
  return 111.2 * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
}

function wishOf(town: WeighedTown): LabelWish {
  const isCity = town.weight >= 100_000 && !town.isSuburb;
  return {
    text: town.name,
    kind: isCity ? 'city' : 'town',
    lat: town.lat,
    lng: town.lng,
    size: sizeOf(town),
    earliest: earliestZoom(town),
    latest: 99,
    weight: town.weight,
  };
}

function sizeOf({ weight, isSuburb }: WeighedTown): number {
  if (isSuburb) return 11;
  if (weight >= 1_000_000) return 14;
  if (weight >= 100_000) return 13;
  return weight >= 15_000 ? 12 : 11;
}

function earliestZoom({ weight, isSuburb }: WeighedTown): number {
  const found = weightByZoom.find(([, least]) => weight >= least)?.[0] ?? 10;
  return isSuburb ? Math.max(found, weight >= 5_000 ? 11 : 12) : found;
}
