import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { type Circle, circleArea } from '../../listings/query/geo-area.ts';
import { type MatchQuery, selectMatches, usesLookupIndex } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boundCount } from '../plan/bound-count.ts';
import { type Density, readDensity } from '../plan/density.ts';
import { lifetimeDays } from '../plan/lifetime.ts';
import { lateness, nearnessKey, reachOf } from '../plan/nearness.ts';
import { isPostedWithin } from '../text/text-query.ts';
import { narrowToCircle } from './circles.ts';
import type { Stretch } from './find-in-order.ts';
import { type Hit, limitFor, limitRows, readHits } from './hits.ts';

/** Metres of the circles that are looked through one after the other, before all of the area. */
const circles = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000];
/** The words of so many listings are read sooner than the index of words. */
const mostRead = 300;
/** Looking for words again costs more than a circle that is somewhat wide. */
const margin = 2;
/** So many times as wide is the circle that is tried after one that held too few listings with the words. */
const widening = 4;

/** Microseconds for which listings are mostly there. */
const lifetime = lifetimeDays * 86_400_000_000;
/** Of the listings in a circle that are as new as one on its rim may be, so many are near enough as well. */
const nearEnough = 1 / 2;
/** What filters mostly leave. */
const filtered = 1 / 4;
/** Microseconds of the periods that the index of words knows. */
const postingPeriod = 30 * 86_400_000_000;

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
  // What no sample was taken of is little enough to be looked up at once.
  if (query.isSparse || (query.lookup && query.share === undefined)) return read(query);
  const microseconds = now.getTime() * 1_000;
  const reached = stretch.after ? reachOf(microseconds - stretch.after.key) : 0;
  const density = await readDensity(database);
  const candidatesIn = (radius: number) =>
    countCandidates(density, query.kind, { centre: origin, radius });
  const left = circles.filter((metres) => metres > reached);
  for (const radius of worthTrying(left, query, stretch.count, candidatesIn)) {
    const area = narrowToCircle(query.area, origin, radius);
    if (!area) break;
    const late = lateness(radius);
    const way = { ...query, area, isCommon: candidatesIn(radius) <= mostRead };
    const hits = await read(postedWithin(way, late, now), microseconds - late);
    if (hits.length >= stretch.count) return hits;
  }
  // The index of words knows where listings lie, which beats reading the words of all in the area.
  return read({ ...query, isCommon: false });
}

/**
 * The circles from the first one that most probably holds enough. Where none does, the widest is tried
 * all the same; for words the whole area is then as quick.
 */
function worthTrying(
  radii: readonly number[],
  { lookup, share, conditions }: MatchQuery,
  count: number,
  candidatesIn: (radius: number) => number,
): readonly number[] {
  const isRestricted = lookup !== undefined || conditions.length > 0;
  const matching = share ?? (isRestricted ? filtered : 1);
  const wanted = lookup ? margin * count : count;
  const first = radii.findIndex((radius) => candidatesIn(radius) * matching >= wanted);
  if (!lookup) return radii.slice(first);
  const [radius] = first < 0 ? [] : radii.slice(first);
  return radius === undefined
    ? []
    : radii.filter((metres) => [radius, radius * widening].includes(metres));
}

/** Limits a query to new listings, which the index of words distinguishes without the table. */
function postedWithin(query: MatchQuery, microseconds: number, now: Date): MatchQuery {
  if (!usesLookupIndex(query)) return query;
  const periods = Math.floor(microseconds / postingPeriod) + 2;
  return { ...query, conditions: [...query.conditions, isPostedWithin(periods, now)] };
}

/** About how many listings of a circle count as no older than a brand-new one on its rim. */
function countCandidates(density: Density, kind: ListingKind, circle: Circle): number {
  const { about } = boundCount(density, kind, circleArea(circle));
  return about * Math.min(1, (lateness(circle.radius) / lifetime) * nearEnough);
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
