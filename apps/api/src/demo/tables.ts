import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** The one row of a database that was filled with the demo, which live mode never shows. */
export const demoData = pgTable(
  'demo_data',
  {
    id: boolean('id').primaryKey().default(true),
    loadedAt: timestamp('loaded_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('demo_data_single_row', sql`${table.id}`)],
);
