import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** A schema of its own, so that it may share a database with the product's tables. */
export const sandboxSchema = pgSchema('sandbox');

/** Every object of the API as it is returned, and beside it the data that is never disclosed. */
export const objects = sandboxSchema.table(
  'objects',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    id: text().notNull().unique(),
    kind: text().notNull(),
    /** The connected account that it belongs to; empty for the platform's own. */
    account: text().notNull(),
    body: jsonb().$type<object>().notNull(),
    secrets: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (table) => [
    index('objects_by_kind').on(table.account, table.kind, table.number),
    index('objects_by_customer').on(sql`(${table.body} ->> 'customer')`, table.kind),
  ],
);

/** What was answered under an idempotency key. */
export const savedAnswers = sandboxSchema.table(
  'kept_answers',
  {
    account: text().notNull(),
    key: text().notNull(),
    request: text().notNull(),
    status: integer().notNull(),
    body: jsonb().$type<object>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.account, table.key] })],
);

/** One sending of one event to one endpoint; a repeat on demand is a row of its own. */
export const deliveries = sandboxSchema.table(
  'deliveries',
  {
    number: bigserial({ mode: 'number' }).primaryKey(),
    eventId: text('event_id').notNull(),
    endpointId: text('endpoint_id').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    attempts: integer().notNull().default(0),
    lastStatus: integer('last_status'),
    /** Delivered, or given up. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('deliveries_due').on(table.dueAt).where(sql`${table.endedAt} is null`),
    index('deliveries_by_event').on(table.eventId),
  ],
);

/** What the control page sets: how webhooks go out, which faults come, how far the clock is moved. */
export const controls = sandboxSchema.table('controls', {
  name: text().primaryKey(),
  value: jsonb().$type<object>().notNull(),
});
