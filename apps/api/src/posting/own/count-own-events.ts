import { countedDays } from '@boardwalk/sdk-core/posting/own/sorts';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, gte, inArray, sql } from 'drizzle-orm';
import { listingEventsTable } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

type ListingEvent = (typeof listingEventsTable.$inferSelect)['event'];

/** How often each thing happened to a listing. */
export type EventCounts = Readonly<Record<ListingEvent, number>>;

export const noEvents: EventCounts = { view: 0, phone: 0, email: 0, website: 0, share: 0 };

/** What happened to each of the listings in the days before `now`; those without events have no entry. */
export async function countOwnEvents(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, EventCounts>> {
  const since = new Date(now.getTime() - countedDays * dayMs);
  const { listingId, event, occurredAt } = listingEventsTable;
  const rows = await queries
    .select({ listingId, event, count: sql<number>`count(*)::int` })
    .from(listingEventsTable)
    .where(and(inArray(listingId, [...ids]), gte(occurredAt, since)))
    .groupBy(listingId, event);
  const counts = new Map<number, EventCounts>();
  for (const row of rows) {
    const others = counts.get(row.listingId) ?? noEvents;
    counts.set(row.listingId, { ...others, [row.event]: row.count });
  }
  return counts;
}
