import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../platform/database/columns.ts';

/** The parts of the demo that a database was filled with; live mode shows none that has any. */
export const demoParts = pgTable('demo_parts', {
  name: text('name').primaryKey(),
  loadedAt: instant('loaded_at').notNull(),
});
