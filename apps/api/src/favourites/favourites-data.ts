import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { bookmarks } from './tables.ts';

/** What somebody keeps. */
export const favouritesData: PersonalData = {
  collect: (queries, userId) =>
    queries
      .select({ listingId: bookmarks.listingId, createdAt: bookmarks.createdAt })
      .from(bookmarks)
      .where(eq(bookmarks.userId, userId))
      .orderBy(asc(bookmarks.createdAt)),

  async erase(transaction, userId) {
    await transaction.delete(bookmarks).where(eq(bookmarks.userId, userId));
  },
};
