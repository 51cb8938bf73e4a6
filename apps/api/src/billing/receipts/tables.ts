import { integer, pgTable } from 'drizzle-orm/pg-core';

/** The receipts of each year are numbered without gaps. */
export const receiptSeries = pgTable('receipt_series', {
  year: integer('year').primaryKey(),
  /** The number that was issued last. */
  last: integer('last').notNull(),
});
