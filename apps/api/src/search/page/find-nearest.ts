import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { type MatchQuery, selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import { distanceSql } from '../../places/distance-sql.ts';
import type { Queries } from '../../platform/database/database.ts';
import { narrowToCircle } from './circles.ts';
import type { Stretch } from './find-in-order.ts';
import { type Hit, limitFor, limitRows, readHits } from './hits.ts';

/** Metres of the circles that are looked through one after the other, before all of the area. */
const circles = [1_000, 4_000, 16_000, 64_000];
/** Fewer where each is looked up in the index of words, as that takes its time however small the circle. */
const circlesOfWords = [4_000, 32_000];

/**
 * The nearest listings, nearest first, with metres as their keys. Growing circles are read whole:
 * as soon as one holds enough, nothing outside it can be nearer.
 */
export async function findNearest(
  database: Queries,
  query: MatchQuery,
  origin: Point,
  stretch: Stretch,
): Promise<Hit[]> {
  if (query.isSparse) return readHits(database, query, nearest(query, origin, stretch));
  const reached = stretch.after?.key ?? 0;
  // The index of words knows where listings lie, which beats reading the words of all nearby.
  const indexed = { ...query, isCommon: false };
  const radii = query.lookup ? circlesOfWords : circles;
  for (const radius of radii.filter((metres) => metres > reached)) {
    const area = narrowToCircle(query.area, origin, radius);
    if (!area) break;
    const hits = await readHits(database, query, nearest({ ...indexed, area }, origin, stretch));
    if (hits.length >= stretch.count) return hits;
  }
  return readHits(database, query, nearest(indexed, origin, stretch));
}

function nearest(query: MatchQuery, origin: Point, { count, after }: Stretch): SQL {
  const metres = distanceSql(listings, origin);
  const beyond =
    after && sql`(${metres}, ${listings.id}) > (${after.key}::float8, ${after.id}::bigint)`;
  const conditions = [...query.conditions, ...(beyond ? [beyond] : [])];
  const matches = selectMatches({ ...query, conditions }, [
    listings.id,
    listings.lat,
    listings.lng,
  ]);
  return limitRows(
    sql`select id, key from (select ${listings.id} as id, ${metres} as key from (${matches} offset 0) as listings where ${listings.lat} is not null) as measured order by key, id`,
    limitFor(count),
  );
}
