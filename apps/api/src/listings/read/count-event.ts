import { sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { listingCounts } from '../tables.ts';

type ListingEvent = (typeof listingCounts.$inferSelect)['event'];

/** Counts that something happened to a listing today; whose doing it was is not stored. */
export async function countEvent(
  { database, clock }: Pick<OperationContext, 'database' | 'clock'>,
  listingId: number,
  event: ListingEvent,
): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10);
  await database
    .insert(listingCounts)
    .values({ listingId, event, day, count: 1 })
    .onConflictDoUpdate({
      target: [listingCounts.listingId, listingCounts.event, listingCounts.day],
      set: { count: sql`${listingCounts.count} + 1` },
    });
}
