import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { type Circle, circleArea } from '../../listings/query/area.ts';
import { type MatchQuery, selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boundCount } from '../plan/bound-count.ts';
import { type Density, readDensity } from '../plan/density.ts';
import { lifetimeDays } from '../plan/lifetime.ts';
import { lateness, nearnessKey, reachOf } from '../plan/nearness.ts';
import { narrowToCircle } from './circles.ts';
import type { Stretch } from './find-in-order.ts';
import { type Hit, limitFor, limitRows, readHits } from './hits.ts';

/** Metres of the circles that are looked through one after the other, before all of the area. */
const circles = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];
/** Fewer where each is looked up in the index of words, as that takes its time however small the circle. */
const circlesOfWords = [8_000, 32_000];

/** Microseconds for which listings are mostly there. */
const lifetime = lifetimeDays * 86_400_000_000;
/** Of the listings in a circle that are as new as one on its rim may be, so many are near enough as well. */
const nearEnough = 1 / 2;
/** What filters mostly leave. */
const filtered = 1 / 4;

/**
 * Listings by nearness and newness together, with the moment they count as posted as their keys.
 * Growing circles are read, of each those that count as no older than a brand-new one on its rim
 * would: as soon as they are enough, nothing outside can come before them.
 */
export async function findNearby(
  database: Queries,
  query: MatchQuery,
  origin: Point,
  stretch: Stretch,
  now: Date,
): Promise<Hit[]> {
  const read = (part: MatchQuery, since?: number) =>
    readHits(database, part, nearby(part, origin, stretch, since));
  if (query.isSparse) return read(query);
  const microseconds = now.getTime() * 1_000;
  const reached = stretch.after ? reachOf(microseconds - stretch.after.key) : 0;
  // The index of words knows where listings lie, which beats reading the words of all nearby.
  const indexed = { ...query, isCommon: false };
  const radii = (query.lookup ? circlesOfWords : circles).filter((metres) => metres > reached);
  const density = await readDensity(database);
  const isPromising = (radius: number) =>
    expectedWithin(density, query, { centre: origin, radius }) >= stretch.count;
  // Where none is, the widest is tried all the same.
  for (const radius of radii.slice(radii.findIndex(isPromising))) {
    const area = narrowToCircle(query.area, origin, radius);
    if (!area) break;
    const hits = await read({ ...indexed, area }, microseconds - lateness(radius));
    if (hits.length >= stretch.count) return hits;
  }
  return read(indexed);
}

/** About how many listings of a circle count as no older than a brand-new one on its rim. */
function expectedWithin(density: Density, { kind, conditions }: MatchQuery, circle: Circle) {
  const { about } = boundCount(density, kind, circleArea(circle));
  const share = Math.min(1, (lateness(circle.radius) / lifetime) * nearEnough);
  return about * share * (conditions.length > 0 ? filtered : 1);
}

/** Those of the query that count as posted `since` then, or all. */
function nearby(
  query: MatchQuery,
  origin: Point,
  { count, after }: Stretch,
  since: number | undefined,
): SQL {
  const key = nearnessKey(origin);
  const posted =
    since !== undefined &&
    sql`${listings.createdAt} >= timestamptz '1970-01-01 00:00:00+00' + ${since}::float8 * interval '1 microsecond'`;
  const matches = selectMatches(
    { ...query, conditions: [...query.conditions, ...(posted ? [posted] : [])] },
    [listings.id, listings.lat, listings.lng, listings.createdAt],
  );
  const dated = sql`select ${listings.id} as id, ${key} as key from (${matches} offset 0) as listings where ${listings.lat} is not null`;
  const bounds = [
    ...(since === undefined ? [] : [sql`key >= ${since}::float8`]),
    ...(after ? [sql`(key, id) < (${after.key}::float8, ${after.id}::bigint)`] : []),
  ];
  const within = bounds.length > 0 ? sql` where ${sql.join(bounds, sql` and `)}` : sql``;
  return limitRows(
    sql`select id, key from (${dated} offset 0) as dated${within} order by key desc, id desc`,
    limitFor(count),
  );
}
