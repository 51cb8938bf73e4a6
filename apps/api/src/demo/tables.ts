import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The parts of the demo that a database was filled with; live mode shows none that has any. */
export const demoParts = pgTable('demo_parts', {
  name: text('name').primaryKey(),
  loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
});
