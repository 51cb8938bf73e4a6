import { asc, eq, sql } from 'drizzle-orm';
import { storeSponsorship } from '../../listings/storage/update-listing.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { isAssignedSql } from '../read/live-places.ts';
import { boardPlaces } from '../tables.ts';

/** Listings of a transaction. */
const batch = 200;

/**
 * Places come and go with their boards locked, whose listings others lock before the boards: so what
 * stands on the listing follows a moment later.
 */
export const sponsorMarks: Job = {
  name: 'mark-board-sponsors',
  summary:
    'Marks merchant listings that have a place on a board, and those that have none any more.',
  everyMs: 5_000,
  run: ({ database, clock, signal }) => markSponsors(database, clock.now(), signal),
};

/** Returns how many listings were marked otherwise than before. */
export async function markSponsors(
  database: Queries,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  let marked = 0;
  for (let found = batch; found === batch && !signal?.aborted; marked += found) {
    found = await database.transaction(async (transaction) => {
      const hasPlace = sql<boolean>`bool_or(${isAssignedSql(now)})`;
      const rows = await transaction
        .select({ id: listings.id, hasPlace })
        .from(boardPlaces)
        .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
        // Those that were only held are no business of this job.
        .where(
          sql`${listings.status} <> 'Delete' and (${boardPlaces.assignedAt} is not null or ${boardPlaces.state} = 'ASSIGNED')`,
        )
        .groupBy(listings.id)
        .having(sql`${hasPlace} <> coalesce(${listings.isBoardSponsor}, false)`)
        .orderBy(asc(listings.id))
        .limit(batch);
      for (const isSponsor of [true, false]) {
        const ids = rows.filter((row) => row.hasPlace === isSponsor).map(({ id }) => id);
        if (ids.length > 0) await storeSponsorship(transaction, ids, isSponsor);
      }
      return rows.length;
    });
  }
  return marked;
}
