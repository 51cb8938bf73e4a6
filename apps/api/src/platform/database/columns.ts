import { bigint, customType, date, integer, timestamp } from 'drizzle-orm/pg-core';

/** An instant, to the microsecond in the database; read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A whole number that JavaScript holds exactly: the id of a row, cents, bytes. */
export const wholeNumber = (name: string) => bigint(name, { mode: 'number' });

/** The number of a transaction, by which rows show what has been committed since. */
export const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Which transactions had been committed at an instant. */
export const transactionsSoFar = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/**
 * Columns of a table that counts what happens to things by day, without a person: one row for each
 * thing, event and day, which are its primary key.
 */
export const dailyCountColumns = () => ({
  day: date('day', { mode: 'string' }).notNull(),
  count: integer('count').notNull(),
});
