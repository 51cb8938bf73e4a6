import { readFileSync } from 'node:fs';
import type { Country } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { Random } from './random.ts';

export interface Town {
  readonly name: string;
  readonly country: Country;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly timeZone: string;
}

export interface Spot {
  readonly town: Town;
  readonly lat: number;
  readonly lng: number;
}

/** Where the market is: the map's default centre, and the share of listings near it. */
const market = { lat: 43.016, lng: -79.261, reach: 1.45, share: 0.55 };

const citiesFile = new URL('../../../apps/api/assets/places/cities.tsv', import.meta.url);

export function readTowns(): readonly Town[] {
  const [, ...lines] = readFileSync(citiesFile, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [, name = '', country = '', region = '', lat, lng, population, , timeZone = ''] =
      line.split('\t');
    return {
      name,
      // The file holds cities of these three countries only.
      country: country as Country,
      region,
      lat: Number(lat),
      lng: Number(lng),
      population: Number(population),
      timeZone,
    };
  });
}

/** Draws positions in towns, larger towns more often, most of them around the market's centre. */
export function createSpots(towns: readonly Town[], random: Random): () => Spot {
  const near = weigh(towns.filter(isInMarket));
  const far = weigh(towns.filter((town) => !isInMarket(town)));
  return () => {
    const town = draw(random.isTrue(market.share) ? near : far, random.next());
    const spread = 0.008 * Math.max(1, town.population / 5_000) ** 0.3;
    return {
      town,
      lat: clamp(town.lat + random.gaussian() * spread, 89),
      lng: clamp(town.lng + random.gaussian() * spread * 1.35, 179.9),
    };
  };
}

function isInMarket({ lat, lng }: Town): boolean {
  const east = (lng - market.lng) * Math.cos((market.lat * Math.PI) / 180);
  return Math.hypot(lat - market.lat, east) < market.reach;
}

interface Weighed {
  readonly towns: readonly Town[];
  readonly sums: Float64Array;
}

function weigh(towns: readonly Town[]): Weighed {
  const sums = new Float64Array(towns.length);
  let sum = 0;
  towns.forEach((town, index) => {
    sum += (town.population + 300) ** 0.8;
    sums[index] = sum;
  });
  return { towns, sums };
}

function draw({ towns, sums }: Weighed, fraction: number): Town {
  const wanted = fraction * (sums.at(-1) ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > wanted) high = middle;
    else low = middle + 1;
  }
  const town = towns[low];
  if (!town) throw new Error('There are no towns to draw from.');
  return town;
}

function clamp(degrees: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, degrees));
}
