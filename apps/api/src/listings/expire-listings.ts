import { and, lte, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { listings } from './tables.ts';

/** Ends the public listings whose time is over at `now`; returns how many. */
export async function expireListings(database: Queries, now: Date): Promise<number> {
  const expired = await database
    .update(listings)
    .set({ status: 'Expired', closedAt: sql`${listings.expiresAt}`, updatedAt: now })
    .where(and(listings.isPublic, lte(listings.expiresAt, now)))
    .returning({ id: listings.id });
  return expired.length;
}
