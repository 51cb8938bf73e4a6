import {
  frequencies,
  mailKinds,
  paces,
  usualDailyHour,
} from '@boardwalk/sdk-core/mailing/mail-kinds';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { personId } from '../account/tables.ts';
import { instant } from '../platform/database/columns.ts';

/** At what hours somebody wants mail; who has never said has no row. */
export const mailHours = pgTable(
  'mail_hours',
  {
    userId: personId().primaryKey(),
    /** IANA name; absent where that of the last sign-in counts. */
    timeZone: text('time_zone'),
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    dailyHour: smallint('daily_hour').notNull().default(usualDailyHour),
  },
  (table) => [
    check(
      'mail_hours_quiet',
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null) and ${table.quietFrom} <> ${table.quietTo} and ${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`,
    ),
    check('mail_hours_daily', sql`${table.dailyHour} between 0 and 23`),
  ],
);

/** How often somebody wants mail of a kind, where they have chosen. */
export const mailFrequencies = pgTable(
  'mail_frequencies',
  {
    userId: personId(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    frequency: text('frequency', { enum: frequencies }).notNull(),
    since: instant('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** When the last mail of a kind was written to somebody. */
export const mailTimes = pgTable(
  'mail_times',
  {
    userId: personId(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** To whom mail of a kind is to be written; written with what it reports, gone with the mail. */
export const mailWaits = pgTable(
  'mail_waits',
  {
    userId: personId(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    /** How soon what waits is to be reported. */
    pace: text('pace', { enum: paces }).notNull().default('at-once'),
    /** From when on it may be reported by mail. */
    readyAt: instant('ready_at').notNull(),
    /** When it is looked at next: quiet hours and the hour of daily mail put it off. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.pace] }),
    index('mail_waits_due').on(table.dueAt),
  ],
);
