import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { endPermissions } from '../access/permissions/end-permissions.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { emptyListing } from './storage/empty-listing.ts';
import { listingStatuses, listings } from './tables.ts';

/** What the database works out by itself says nothing new. */
const { searchVector: _, openWeek: __, cell: ___, ...told } = getTableColumns(listings);

/** What somebody has posted. */
export const listingsData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select(told)
      .from(listings)
      .where(eq(listings.ownerId, userId))
      .orderBy(asc(listings.id)),

  /** Takes them down; an id stays, to which others may still refer. */
  async erase(transaction, userId, now) {
    await transaction.update(listings).set(emptyListing(now)).where(eq(listings.ownerId, userId));
    const own = transaction
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, userId));
    await transaction.delete(listingStatuses).where(inArray(listingStatuses.listingId, own));
    const ids = sql`(select ${listings.id}::text from ${listings} where ${listings.ownerId} = ${userId})`;
    await endPermissions(transaction, { objectType: 'listing', ids }, now);
  },
};
