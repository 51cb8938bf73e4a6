import { and, eq, sql } from 'drizzle-orm';
import { listingBookmarks } from '../../favourites/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { factsNow, newFacts } from '../mail/mailed-facts.ts';
import { alertMailedFavourites } from './tables.ts';

/**
 * Stores what a mail has reported, as favourites or under alerts, of listings among a user's
 * favourites.
 */
export async function storeMailedFavourites(
  transaction: Queries,
  userId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const { userId: whose, listingId } = listingBookmarks;
  const facts = sql.join(Object.values(factsNow(now)), sql`, `);
  await transaction
    .insert(alertMailedFavourites)
    .select(
      // In the order of the columns of the table.
      sql`select ${whose}, ${listingId}, ${facts}
        from ${listingBookmarks} left join ${listings} on ${listings.id} = ${listingId}
        where ${whose} = ${userId} and ${listingId} = any(${sql.param(ids)}::bigint[])`,
    )
    .onConflictDoUpdate({
      target: [alertMailedFavourites.userId, alertMailedFavourites.listingId],
      set: newFacts(),
    });
}

/** Keeps which news of somebody's favourites waits; all else of theirs does not. */
export async function holdFavourites(
  transaction: Queries,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const isWaiting = sql`(${alertMailedFavourites.listingId} = any(${sql.param(ids)}::bigint[]))`;
  await transaction
    .update(alertMailedFavourites)
    .set({ isHeld: isWaiting })
    .where(
      and(
        eq(alertMailedFavourites.userId, userId),
        sql`${alertMailedFavourites.isHeld} <> ${isWaiting}`,
      ),
    );
}
