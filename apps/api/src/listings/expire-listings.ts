import { and, lte, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { listingStatuses, listings } from './tables.ts';

/** PostgreSQL takes 65,535 parameters a statement. */
const rowsPerStatement = 10_000;

/** Ends the public listings whose time is over at `now`; returns how many. */
export function expireListings(database: Queries, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const expired = await transaction
      .update(listings)
      .set({ status: 'Expired', closedAt: sql`${listings.expiresAt}`, updatedAt: now })
      .where(and(listings.isPublic, lte(listings.expiresAt, now)))
      .returning({ listingId: listings.id, closedAt: listings.closedAt });
    const changes = expired.map(({ listingId, closedAt }) => ({
      listingId,
      status: 'Expired' as const,
      changedAt: closedAt ?? now,
    }));
    for (let start = 0; start < changes.length; start += rowsPerStatement) {
      const batch = changes.slice(start, start + rowsPerStatement);
      await transaction.insert(listingStatuses).values(batch);
    }
    return expired.length;
  });
}
