import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { personId } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

/** Which listings people keep. A listing is a number here: what it is, a later domain knows. */
export const listingBookmarks = pgTable(
  'bookmarks',
  {
    userId: personId(),
    listingId: wholeNumber('listing_id').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    // Users who are to be notified of a listing.
    index('bookmarks_listing').on(table.listingId),
  ],
);
