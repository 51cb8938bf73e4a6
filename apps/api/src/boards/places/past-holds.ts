import type { PastHold } from '@boardwalk/sdk-core/boards/places/hold-rest';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boardPlaces } from '../tables.ts';

/** Milliseconds for which what came to nothing is remembered. */
export const rememberedMs = dayMs;

/** What somebody has held on boards and not bought within a day, by the boards. */
export async function findPastHolds(
  queries: Queries,
  { ownerId, boardIds }: { readonly ownerId: number; readonly boardIds: readonly number[] },
  now: Date,
): Promise<ReadonlyMap<number, readonly PastHold[]>> {
  const { boardId, listingId, state, heldAt, assignedAt, releasedAt } = boardPlaces;
  const rows = await queries
    .select({ boardId, heldAt, releasedAt })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(
      and(
        inArray(boardId, [...boardIds]),
        eq(listings.ownerId, ownerId),
        eq(state, 'RELEASED'),
        isNull(assignedAt),
        gt(releasedAt, new Date(now.getTime() - rememberedMs)),
      ),
    );
  const holds = new Map<number, PastHold[]>();
  for (const row of rows) {
    if (!row.releasedAt) continue;
    const hold = { from: row.heldAt.getTime(), to: row.releasedAt.getTime() };
    holds.set(row.boardId, [...(holds.get(row.boardId) ?? []), hold]);
  }
  return holds;
}
