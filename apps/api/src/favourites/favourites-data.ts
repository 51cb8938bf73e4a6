import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { listingBookmarks } from './tables.ts';

/** What somebody keeps. */
export const favouritesData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select({ listingId: listingBookmarks.listingId, createdAt: listingBookmarks.createdAt })
      .from(listingBookmarks)
      .where(eq(listingBookmarks.userId, userId))
      .orderBy(asc(listingBookmarks.createdAt)),

  async erase(transaction, userId) {
    await transaction.delete(listingBookmarks).where(eq(listingBookmarks.userId, userId));
  },
};
