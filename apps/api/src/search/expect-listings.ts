import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { sql } from 'drizzle-orm';
import type { Area } from '../listings/area.ts';
import { selectMatches } from '../listings/matches.ts';
import { listings } from '../listings/tables.ts';
import type { Queries } from '../platform/database.ts';
import { boundCount, type CountBounds, countEverywhere } from './bound-count.ts';
import { readDensity } from './density.ts';

/** So many listings are read and sorted faster than an index is walked in search of them. */
export const mostGathered = 2_000;
/** The words of each are read from the table, which their index is quicker than for any more. */
export const mostGatheredWithWords = 400;

/**
 * About how many listings of each kind an area holds. The planner can't know: it takes latitudes and
 * longitudes for independent of one another.
 */
export async function expectListings(
  database: Queries,
  kinds: readonly ListingKind[],
  area: Area | undefined,
): Promise<ReadonlyMap<ListingKind, number>> {
  const density = await readDensity(database);
  if (!area) return new Map(kinds.map((kind) => [kind, countEverywhere(density, kind)]));
  const bounds = kinds.map((kind) => ({ kind, ...boundCount(density, kind, area) }));
  const unclear = bounds.filter(isUnclear).map(({ kind }) => kind);
  const counted = await countFew(database, unclear, area);
  return new Map(bounds.map(({ kind, about }) => [kind, counted.get(kind) ?? about]));
}

/** Whether it may be few after all: most lie in squares that the area touches, and may lie outside it. */
function isUnclear({ least, about }: CountBounds): boolean {
  return about > mostGathered && least < about / 3;
}

/** Counts listings one by one, of each kind up to one more than are gathered. */
async function countFew(
  database: Queries,
  kinds: readonly ListingKind[],
  area: Area,
): Promise<ReadonlyMap<ListingKind, number>> {
  if (kinds.length === 0) return new Map();
  const counts = kinds.map((kind) => {
    const matches = selectMatches({ kind, area, conditions: [] }, [listings.id]);
    return sql`select ${kind}::text as kind, count(*)::integer as count from (${matches} limit ${mostGathered + 1}) as counted`;
  });
  const { rows } = await database.execute<{ kind: ListingKind; count: number }>(
    sql.join(counts, sql` union all `),
  );
  return new Map(
    rows.filter(({ count }) => count <= mostGathered).map(({ kind, count }) => [kind, count]),
  );
}
