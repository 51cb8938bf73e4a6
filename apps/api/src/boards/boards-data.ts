import { and, asc, eq, getTableColumns, inArray, ne } from 'drizzle-orm';
import { listings } from '../listings/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { lockBoards } from './places/lock-boards.ts';
import { boardPlaces, boardWaits, zoneSponsors } from './tables.ts';

/** Where somebody's merchant listings are, were and wait to be. */
export const boardsData: PersonalData = {
  async collect(queries, userId) {
    const own = ownListings(queries, userId);
    return {
      places: await queries
        .select(getTableColumns(boardPlaces))
        .from(boardPlaces)
        .where(inArray(boardPlaces.listingId, own))
        .orderBy(asc(boardPlaces.heldAt), asc(boardPlaces.id)),
      waits: await queries
        .select()
        .from(boardWaits)
        .where(eq(boardWaits.userId, userId))
        .orderBy(asc(boardWaits.createdAt), asc(boardWaits.boardId)),
      zones: await queries
        .select()
        .from(zoneSponsors)
        .where(inArray(zoneSponsors.listingId, own))
        .orderBy(asc(zoneSponsors.zoneId), asc(zoneSponsors.listingId)),
    };
  },

  /** What the licences of the person have left is let go of; that there was a place stays, without them. */
  async erase(transaction, userId, now) {
    const own = ownListings(transaction, userId);
    await lockOwnBoards(transaction, userId, now);
    await transaction.delete(boardWaits).where(eq(boardWaits.userId, userId));
    await transaction.delete(zoneSponsors).where(inArray(zoneSponsors.listingId, own));
    await transaction
      .update(boardPlaces)
      .set({ state: 'RELEASED', until: null, isClaimed: false, releasedAt: now })
      .where(and(inArray(boardPlaces.listingId, own), ne(boardPlaces.state, 'RELEASED')));
  },
};

/** Locks all boards on which somebody has places at once, in the order in which everybody does. */
export async function lockOwnBoards(
  transaction: Queries,
  userId: number,
  now: Date,
): Promise<void> {
  const rows = await transaction
    .selectDistinct({ id: boardPlaces.boardId })
    .from(boardPlaces)
    .where(
      and(
        inArray(boardPlaces.listingId, ownListings(transaction, userId)),
        ne(boardPlaces.state, 'RELEASED'),
      ),
    );
  const ids = rows.map(({ id }) => id);
  await lockBoards(transaction, ids, now);
}

function ownListings(queries: Queries, userId: number) {
  return queries.select({ id: listings.id }).from(listings).where(eq(listings.ownerId, userId));
}
