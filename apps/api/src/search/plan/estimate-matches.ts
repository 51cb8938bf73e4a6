import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import type { GeoArea } from '../../listings/query/geo-area.ts';
import { selectMatches } from '../../listings/query/matches.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { runPreparedQuery } from '../../platform/database/recurring-query.ts';
import { boundCount, type CountBounds, countWorldwide } from './bound-count.ts';
import { readDensity } from './density.ts';

/** So many listings are read and sorted faster than an index is walked in search of those that fit. */
export const maximumGathered = 2_000;
/** Of more the nearest are found sooner in circles. */
export const maximumNearby = 800;
/** The words of each are read from the table, which their index is quicker than for any more. */
export const maximumGatheredWithTerms = 400;

/** How listings are found: by their words, by walking the index of an order, or in growing circles. */
export type Way = 'words' | 'order' | 'circles';

/** How many listings of a kind an area holds. */
export interface Expectation {
  readonly count: number;
  /**
   * Up to so many are read and sorted faster than an index is walked, if nothing else is requested.
   */
  readonly mostSorted: number;
}

/**
 * About how many listings of each kind an area holds. The planner can't know: it takes latitudes and
 * longitudes for independent of one another. Where the squares leave it open whether they are few,
 * they are counted: a walk in search of few is a long one.
 */
export async function estimateMatches(
  database: Queries,
  kinds: readonly ListingKind[],
  area: GeoArea | undefined,
  way: Way,
): Promise<ReadonlyMap<ListingKind, Expectation>> {
  const density = await readDensity(database);
  const bounds = kinds.map((kind) => {
    const all = countWorldwide(density, kind);
    const known = area ? boundCount(density, kind, area) : { least: all, most: all, about: all };
    const mostSorted = mostSortedOf(all);
    return { kind, ...known, mostSorted, mostCounted: mostCountedOf(way, mostSorted) };
  });
  const unclear = bounds.filter(isUnclear);
  const counted = area ? await countFew(database, unclear, area) : new Map<ListingKind, number>();
  return new Map(
    bounds.map(({ kind, about, mostSorted }) => [
      kind,
      { count: counted.get(kind) ?? about, mostSorted },
    ]),
  );
}

/** Where a walk to a page passes as many of `all` listings as cost about what sorting these does. */
function mostSortedOf(all: number): number {
  return Math.min(maximumGathered, Math.max(400, Math.round(Math.sqrt(3 * all))));
}

/** Circles find few listings as soon as many. */
function mostCountedOf(way: Way, mostSorted: number): number {
  return { words: maximumGathered, order: mostSorted, circles: 0 }[way];
}

interface Unclear extends CountBounds {
  readonly kind: ListingKind;
  readonly mostCounted: number;
}

/** Whether it may be few after all: most lie in squares that the area touches, and may lie outside it. */
function isUnclear({ least, about, mostCounted }: Unclear): boolean {
  return about > maximumGathered && least < Math.min(mostCounted, about / 3);
}

/** Counts listings one by one, of each kind up to one more than count as few. */
async function countFew(
  database: Queries,
  kinds: readonly Unclear[],
  area: GeoArea,
): Promise<ReadonlyMap<ListingKind, number>> {
  if (kinds.length === 0) return new Map();
  const counts = kinds.map(({ kind, mostCounted }) => {
    const matches = selectMatches({ kind, area, conditions: [] }, [listings.id]);
    return sql`select ${kind}::text as kind, count(*)::integer as count from (${matches} limit ${mostCounted + 1}::integer) as counted`;
  });
  const rows = await runPreparedQuery<{ kind: ListingKind; count: number }>(
    database,
    sql.join(counts, sql` union all `),
  );
  const found = new Map(rows.map(({ kind, count }) => [kind, count]));
  return new Map(
    kinds.flatMap(({ kind, mostCounted }) => {
      const count = found.get(kind);
      return count !== undefined && count <= mostCounted ? [[kind, count]] : [];
    }),
  );
}
