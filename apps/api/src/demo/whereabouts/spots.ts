import type { Address } from '@boardwalk/sdk-core/listings/schemas';
import { distanceBetween } from '../../places/distance.ts';
import type { BundledCity } from '../../places/read-cities.ts';
import { normalValue, pickWeighted } from '../draw.ts';
import type { Random } from '../random.ts';
import { postalCode } from './postal-codes.ts';
import { streetNames, streetTypes } from './street-names.ts';

/** Where a demo listing stands. */
export interface Spot {
  readonly city: BundledCity;
  readonly address: Address;
  readonly lat: number;
  readonly lng: number;
}

export interface SpotSource {
  /** A spot, more likely near the map's default centre and in larger cities. */
  draw(random: Random): Spot;
  /** A spot in a city that was drawn before. */
  drawIn(random: Random, city: BundledCity): Spot;
  readonly cities: readonly BundledCity[];
}

/** The map's default centre. */
const homeCentre = { lat: 43.016, lng: -79.261 };
const homeReach = 95_000;

/** Spots in real cities: 55 % near the default centre, the rest over the three countries. */
export function createSpotSource(bundled: readonly BundledCity[]): SpotSource {
  const cities = bundled.filter((city) => !city.isSuburb);
  const home = cities.filter(
    (city) => city.country === 'CA' && distanceBetween(homeCentre, city) < homeReach,
  );
  const away = [
    ...largest(cities, 'CA', 60),
    ...largest(cities, 'US', 70),
    ...largest(cities, 'AU', 40),
  ];
  const groups = [
    { weight: 55, choices: byPopulation(home, 3_000) },
    { weight: 45, choices: byPopulation(away, 60_000) },
  ];
  const anchors = new Map<BundledCity, BundledCity[]>();

  function anchorsOf(city: BundledCity): BundledCity[] {
    const known = anchors.get(city);
    if (known) return known;
    const reach = Math.min(14_000, 2_500 + Math.sqrt(city.population) * 12);
    const found = bundled.filter(
      (other) => other === city || (other.isSuburb && distanceBetween(city, other) < reach),
    );
    anchors.set(city, found);
    return found;
  }

  function drawIn(random: Random, city: BundledCity): Spot {
    const anchor = random.pick(anchorsOf(city));
    const spread = city.population > 50_000 ? 1_400 : 700;
    const lat = anchor.lat + (normalValue(random) * spread) / 111_000;
    const lng =
      anchor.lng + (normalValue(random) * spread) / (111_000 * Math.cos((lat * Math.PI) / 180));
    return { city, address: addressIn(random, city), lat: sixDecimals(lat), lng: sixDecimals(lng) };
  }

  return {
    cities: [...home, ...away],
    drawIn,
    draw(random) {
      const choices = pickWeighted(
        random,
        groups.map((group) => [group.choices, group.weight] as const),
      );
      return drawIn(random, pickWeighted(random, choices));
    },
  };
}

/** The spot of what was made in one of the cities. */
export function spotOf(
  { cities }: Pick<SpotSource, 'cities'>,
  { address, lat, lng }: Omit<Spot, 'city'>,
): Spot {
  const city = cities.find(
    ({ name, region, country }) =>
      name === address.city && region === address.region && country === address.country,
  );
  if (!city) throw new Error(`The demo draws nothing in ${address.city}.`);
  return { city, address, lat, lng };
}

function largest(cities: readonly BundledCity[], country: string, count: number): BundledCity[] {
  return cities.filter((city) => city.country === country).slice(0, count);
}

function byPopulation(cities: readonly BundledCity[], least: number) {
  return cities.map((city) => [city, Math.sqrt(Math.max(city.population, least))] as const);
}

function addressIn(random: Random, city: BundledCity): Address {
  const type = random.pick(streetTypes[city.country]);
  const street = `${random.whole(1, 980)} ${random.pick(streetNames[city.country])} ${type}`;
  const code = postalCode(random, city);
  const last =
    city.country === 'AU'
      ? `${city.name} ${city.region} ${code}`
      : `${city.name}, ${city.region} ${code}`;
  return {
    fullAddress: `${street}, ${last}`,
    street,
    city: city.name,
    region: city.region,
    country: city.country,
    postalCode: code,
  };
}

function sixDecimals(degrees: number): number {
  return Math.round(degrees * 1_000_000) / 1_000_000;
}
