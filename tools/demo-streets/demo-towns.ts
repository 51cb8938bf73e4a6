import { createHash } from 'node:crypto';
import { demoBoards } from '@boardwalk/api/src/demo/boards/demo-boards.ts';
import { demoListings } from '@boardwalk/api/src/demo/demo-listings.ts';
import { createDemoSource } from '@boardwalk/api/src/demo/demo-source.ts';
import { createDemoPictures } from '@boardwalk/api/src/demo/photographs/demo-pictures.ts';
import { readDemoPictures } from '@boardwalk/api/src/demo/photographs/read-demo-pictures.ts';
import { createSpotSource } from '@boardwalk/api/src/demo/whereabouts/spots.ts';
import { streetNames, streetTypes } from '@boardwalk/api/src/demo/whereabouts/street-names.ts';
import { distanceBetween } from '@boardwalk/api/src/places/distance.ts';
import { type BundledCity, readCities } from '@boardwalk/api/src/places/read-cities.ts';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import type { Town, TownBoard, TownListing } from './town.ts';

/** What stands farther from a settlement than this stands around no town, in metres. */
const farthest = 2_600;

/** Nothing of it decides where listings stand. */
const anyDay = Date.UTC(2026, 0, 1);

/** The towns in which the demo has boards or listings. */
export async function readDemoTowns(): Promise<readonly Town[]> {
  const cities = await readCities();
  const spots = createSpotSource(cities);
  const pictures = await readDemoPictures();
  const { listings } = demoListings(createDemoSource(spots, createDemoPictures(pictures), anyDay));
  const names = pictures.map(({ name }) => name);
  const findTown = createTownFinder(cities);
  const boardsOf = new Map<BundledCity, TownBoard[]>();
  const listingsOf = new Map<BundledCity, TownListing[]>();
  for (const { lat, lng, streets, isUpright } of demoBoards(spots, names)) {
    put(boardsOf, findTown({ lat, lng }), { lat, lng, streets, isUpright });
  }
  for (const { lat, lng, address } of listings) {
    // “20 Mill Crescent” without its number.
    const street = address.street?.replace(/^\S+ /, '');
    if (street) put(listingsOf, findTown({ lat, lng }), { lat, lng, street });
  }
  const found = cities.filter((city) => boardsOf.has(city) || listingsOf.has(city));
  return found.map((city) => ({
    ...{ name: city.label, lat: city.lat, lng: city.lng, population: city.population },
    neighbours: found
      .filter((one) => one !== city && distanceBetween(one, city) < 3 * farthest)
      .map(({ lat, lng }) => ({ lat, lng })),
    boards: boardsOf.get(city) ?? [],
    listings: listingsOf.get(city) ?? [],
    names: streetNames[city.country].map((name, index) => {
      const types = streetTypes[city.country];
      return `${name} ${types[index % types.length]}`;
    }),
  }));
}

/** Returns a fingerprint that shows whether an archive was made from these towns. */
export function fingerprintOf(towns: readonly Town[]): string {
  return createHash('sha256').update(JSON.stringify(towns)).digest('hex').slice(0, 16);
}

/** Finds the settlement nearest to a point. */
function createTownFinder(cities: readonly BundledCity[]) {
  const cells = new Map<string, BundledCity[]>();
  const cellOf = (lat: number, lng: number) => `${Math.floor(lat * 10)} ${Math.floor(lng * 10)}`;
  for (const city of cities) put(cells, cellOf(city.lat, city.lng), city);
  return (point: Point): BundledCity | undefined => {
    const around = [-0.1, 0, 0.1].flatMap((down) =>
      [-0.1, 0, 0.1].flatMap(
        (across) => cells.get(cellOf(point.lat + down, point.lng + across)) ?? [],
      ),
    );
    return around
      .map((city) => ({ city, away: distanceBetween(point, city) }))
      .filter(({ away }) => away < farthest)
      .sort((one, other) => one.away - other.away)[0]?.city;
  };
}

function put<Key, Value>(into: Map<Key, Value[]>, key: Key | undefined, value: Value): void {
  if (key === undefined) return;
  const values = into.get(key);
  if (values) values.push(value);
  else into.set(key, [value]);
}
