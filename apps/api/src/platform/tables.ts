import { sql } from 'drizzle-orm';
import { bigint, boolean, check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The one row that moves business time in demo and tests (decision 4). */
export const clockOffset = pgTable(
  'clock_offset',
  {
    id: boolean('id').primaryKey().default(true),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
  },
  (table) => [check('clock_offset_single_row', sql`${table.id}`)],
);

/** Settings that an administrator changed; the others stand at their defaults. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
