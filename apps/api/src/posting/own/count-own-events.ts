import { countedDays } from '@boardwalk/sdk-core/posting/own/sorts';
import { addDays } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { listingCounts } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

type ListingEvent = (typeof listingCounts.$inferSelect)['event'];

/** How often each thing happened to a listing. */
export type EventCounts = Readonly<Record<ListingEvent, number>>;

export const noEvents: EventCounts = { view: 0, phone: 0, email: 0, website: 0, share: 0 };

/** What happened to each of the listings in the latest days of UTC, today among them; those without events have no entry. */
export async function countOwnEvents(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, EventCounts>> {
  const { listingId, event } = listingCounts;
  const rows = await queries
    .select({ listingId, event, count: sql<number>`sum(${listingCounts.count})::int` })
    .from(listingCounts)
    .where(and(inArray(listingId, [...ids]), isCounted(now)))
    .groupBy(listingId, event);
  const counts = new Map<number, EventCounts>();
  for (const row of rows) {
    const others = counts.get(row.listingId) ?? noEvents;
    counts.set(row.listingId, { ...others, [row.event]: row.count });
  }
  return counts;
}

/** What was counted on one of the latest days of UTC, of which `now` is in the last. */
export function isCounted(now: Date): SQL {
  return gt(listingCounts.day, addDays(now.toISOString().slice(0, 10), -countedDays));
}
