import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { distanceSql } from '../../places/distance-sql.ts';

/** Metres: within them a place is one place, as a town is. */
const base = 5_000;
/** By so much a listing counts as older each time its distance and the base together double. */
const doublingDays = 30;
/** By so much counts as older what only mentions the words that are looked for: as what lies 15 km away. */
const mentionDays = 60;
const microsecondsInDay = 86_400_000_000;
/** The same in microseconds. */
export const mentionLateness = mentionDays * microsecondsInDay;
const perDoubling = doublingDays * microsecondsInDay;

/**
 * Microseconds by which a listing so many metres away counts as older than one at the place itself:
 * thirty days at 5 km, sixty at 15, a hundred and fifty at 160 (0115-near-means-near.md).
 */
export function lateness(metres: number): number {
  return perDoubling * Math.log2(1 + metres / base);
}

/** Metres from which on a listing counts as so many microseconds older; the inverse of {@link lateness}. */
export function reachOf(microseconds: number): number {
  return base * (2 ** (microseconds / perDoubling) - 1);
}

/**
 * When a listing counts as posted for somebody at `origin`, in microseconds since 1970. It holds
 * nothing of the present moment, so that the order stays as it is from one page to the next.
 */
export function nearnessKey(origin: Point): SQL {
  return sql`((extract(epoch from ${listings.createdAt}) * 1000000)::float8 - ${perDoubling / Math.LN2}::float8 * ln(1 + ${distanceSql(listings, origin)} / ${base}::float8))`;
}
