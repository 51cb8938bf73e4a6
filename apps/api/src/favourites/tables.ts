import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';

/** Which listings people keep. A listing is a number here: what it is, a later domain knows. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: bigint('listing_id', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.listingId] }),
    // Who is to hear of a listing.
    index('bookmarks_listing').on(table.listingId),
  ],
);
