import { and, eq, sql } from 'drizzle-orm';
import { bookmarks } from '../../favourites/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { factsNow, newFacts } from '../mail/told-facts.ts';
import { alertFavouriteTold } from './tables.ts';

/** Keeps what a mail has told, as favourites or under alerts, of listings that somebody keeps. */
export async function keepFavouritesTold(
  transaction: Queries,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const { userId: whose, listingId } = bookmarks;
  const facts = sql.join(Object.values(factsNow(now)), sql`, `);
  await transaction
    .insert(alertFavouriteTold)
    .select(
      // In the order of the columns of the table.
      sql`select ${whose}, ${listingId}, ${facts}
        from ${bookmarks} left join ${listings} on ${listings.id} = ${listingId}
        where ${whose} = ${userId} and ${listingId} = any(${sql.param(ids)}::bigint[])`,
    )
    .onConflictDoUpdate({
      target: [alertFavouriteTold.userId, alertFavouriteTold.listingId],
      set: newFacts(),
    });
}

/** Keeps which news of somebody's favourites waits; all else of theirs does not. */
export async function holdFavourites(
  transaction: Queries,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const isWaiting = sql`(${alertFavouriteTold.listingId} = any(${sql.param(ids)}::bigint[]))`;
  await transaction
    .update(alertFavouriteTold)
    .set({ isHeld: isWaiting })
    .where(
      and(eq(alertFavouriteTold.userId, userId), sql`${alertFavouriteTold.isHeld} <> ${isWaiting}`),
    );
}
