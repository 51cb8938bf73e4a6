import { readFileSync } from 'node:fs';
import { searchBodies } from '@boardwalk/sdk-core/search/schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { createRandom, type Random } from './dataset/random.ts';

/** The committed mix: places, filters, words and their shares. */
const mix = JSON.parse(readFileSync(new URL('query-mix.json', import.meta.url), 'utf8'));

type Kind = Exclude<keyof typeof searchBodies, 'city_service'>;

/** One search of a kind, as a client sends it. */
export interface BenchQuery {
  readonly kind: Kind;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * What is measured: pages by place, pages by words, clusters of a map, counts of values, and pages
 * in the order in which a place is searched unless another is chosen.
 */
export const queryClasses = ['geo', 'text', 'clusters', 'facets', 'near'] as const;
export type QueryClass = (typeof queryClasses)[number];

/** The queries of a class, the same ones each time; each fits the contract. */
export function makeQueries(queryClass: QueryClass, count: number): BenchQuery[] {
  const random = createRandom(queryClasses.indexOf(queryClass) + 11);
  const kinds = Object.entries<number>(mix.kinds).flatMap(([kind, share]) =>
    Array.from({ length: share }, () => kind as Kind),
  );
  return Array.from({ length: count }, () => {
    const kind = random.pick(kinds);
    const body = { ...bodyOf[queryClass](kind, random), ...filters(kind, random) };
    return { kind, body: parseWith(searchBodies[kind], body) };
  });
}

type MakeBody = (kind: Kind, random: Random) => Readonly<Record<string, unknown>>;

const bodyOf: Readonly<Record<QueryClass, MakeBody>> = {
  geo: (kind, random) => ({
    ...place(random),
    sort: random.pick(kind === 'event' ? mix.eventSorts : mix.sorts),
    include: ['page'],
  }),
  text: (kind, random) => ({
    ...place(random),
    text: random.pick(mix.texts[kind]),
    ...(random.isTrue(0.3) && { sort: random.pick(['newest', 'price-low', 'distance']) }),
    include: ['page'],
  }),
  clusters: (_, random) => ({ ...viewport(random), include: ['clusters'] }),
  facets: (_, random) => ({ near: spot(random), include: ['facets'] }),
  near: (_, random) => ({ ...place(random), include: ['page'] }),
};

function spot(random: Random): { lat: number; lng: number } {
  return random.pick(random.isTrue(mix.shares.dense) ? mix.dense : mix.sparse);
}

function place(random: Random) {
  return { near: spot(random), distance: random.pick(mix.distances) };
}

/** What a map of 1,000 by 700 pixels shows. */
function viewport(random: Random) {
  const { lat, lng } = spot(random);
  const zoom: number = random.pick(mix.zooms);
  const width = (1_000 / 256) * (360 / 2 ** zoom);
  const height = width * 0.7 * Math.cos((lat * Math.PI) / 180);
  const [south, north] = [lat - height / 2, lat + height / 2];
  return { zoom, bounds: { south, north, west: lng - width / 2, east: lng + width / 2 } };
}

function filters(kind: Kind, random: Random) {
  if (!random.isTrue(mix.shares.twoFilters)) return {};
  return { filters: Object.assign({}, ...random.several<object>(mix.filters[kind], 2)) };
}
