import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { listings } from '../tables.ts';
import { cellRanges } from './cell-ranges.ts';
import { allOf, withoutEstimate } from './conditions.ts';
import { type GeoArea, isInArea, isInAreaOfCells } from './geo-area.ts';

/** Which listings of one kind are meant. */
export interface MatchQuery {
  readonly kind: ListingKind;
  readonly area?: GeoArea | undefined;
  /** A condition with an index of its own (words, ids). */
  readonly lookup?: SQL | undefined;
  readonly conditions: readonly SQL[];
  /** Leaves the listings of some squares around the area, by the lookup's index. */
  readonly nearby?: ((area: GeoArea) => SQL | undefined) | undefined;
  /** Leaves the newest listings only, by the lookup's index, where those will hold so many matches. */
  readonly narrow?: ((wanted: number) => SQL | undefined) | undefined;
  /** The share of the area's listings that match, if anything is known of it. */
  readonly share?: number | undefined;
  /** The area holds so few listings that reading all of them is the shortest way. */
  readonly isSparse?: boolean | undefined;
  /** So many listings fit the lookup that its index is a detour. */
  readonly isCommon?: boolean | undefined;
  /** Only every so many parts of the area, spread evenly over it. */
  readonly oneIn?: number | undefined;
}

/**
 * Public listings as a query that yields columns of theirs, or what is made of them, in no order. An
 * area is read row by row of the grid: an index per kind holds the columns that searches filter and
 * count by, in the order of the cells, so that a dense area is read without touching the table.
 */
export function selectMatches(query: MatchQuery, columns: readonly (AnyPgColumn | SQL)[]): SQL {
  const { kind, area, lookup, conditions } = query;
  const own = [isPublicOfKind(kind), ...conditions];
  const ranges = area && !usesLookupIndex(query) && cellRanges(area, query.oneIn ?? 1);
  if (!ranges) return selectThroughLookup(query, own, columns);
  const inRange = sql`${listings.cell} between ranges.first and ranges.last`;
  const all = allOf([...own, inRange, withoutEstimate(isInAreaOfCells(area))]);
  // Without the offset the planner may turn the loop over the ranges inside out.
  const read = (wanted: SQL) =>
    sql`select found.* from (${ranges}) as ranges cross join lateral (select ${wanted} from ${listings} where ${all} offset 0) as found`;
  const selection = sql.join([...columns], sql`, `);
  if (!lookup) return read(selection);
  // Each listing is read by its id: left to itself the planner reads the lookup's index as well.
  return sql`select looked_up.* from (${read(sql`${listings.id}`)} offset 0) as near cross join lateral (select ${selection} from ${listings} where ${listings.id} = near.id and ${lookup} offset 0) as looked_up`;
}

/** Whether the lookup's index is the way to the listings, rather than the area. */
export function usesLookupIndex({ lookup, isSparse, isCommon }: MatchQuery): boolean {
  return lookup !== undefined && !isSparse && !isCommon;
}

function selectThroughLookup(
  { area, lookup, nearby, oneIn }: MatchQuery,
  own: readonly SQL[],
  columns: readonly (AnyPgColumn | SQL)[],
): SQL {
  const squares = area && nearby?.(area);
  const all = [
    ...own,
    ...(lookup ? [lookup] : []),
    ...(squares ? [squares] : []),
    ...(area ? [isInArea(area)] : []),
    ...(oneIn ? [sql`${listings.id} % ${oneIn}::bigint = 0`] : []),
  ];
  return sql`select ${sql.join([...columns], sql`, `)} from ${listings} where ${allOf(all)}`;
}

/**
 * Reads `wanted` matches or all there are. Of a lookup that fits many listings the newest are read
 * first: they are mostly enough, and the index distinguishes them without the table.
 */
export async function readNewestMatches<Found>(
  query: MatchQuery,
  wanted: number,
  read: (query: MatchQuery) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<Found> {
  const narrowing = usesLookupIndex(query) ? query.narrow?.(wanted) : undefined;
  if (narrowing) {
    const found = await read({ ...query, conditions: [...query.conditions, narrowing] });
    if (countOf(found) >= wanted) return found;
  }
  return read(query);
}

/** Whether a row is of a kind and found by searches; written so that the partial indexes apply. */
export function isPublicOfKind(kind: ListingKind): SQL {
  // Kinds come from the enumeration; as a parameter the planner could not match them to an index.
  return sql`${listings.isPublic} and ${listings.kind} = ${sql.raw(`'${kind}'`)}`;
}
