import type { OutageOfBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { isOwed } from '@boardwalk/sdk-core/boards/places/outage';
import type { boardOutages } from '../tables.ts';

export type StoredOutage = typeof boardOutages.$inferSelect;

/** An outage as administrators see it at `now`. */
export function describeOutage(
  { id, from, until, reason, createdAt }: StoredOutage,
  now: Date,
): OutageOfBoard {
  const times = { from: from.getTime(), until: until?.getTime() ?? null };
  return {
    id,
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    reason,
    createdAt: createdAt.toISOString(),
    isOwed: isOwed(times, now.getTime()),
  };
}
