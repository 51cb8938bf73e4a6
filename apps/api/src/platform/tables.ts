import { topics } from '@boardwalk/sdk-core/vocabulary/topics';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, wholeNumber } from './database/columns.ts';

/** The one row that moves business time in demo and tests (docs/architecture/database.md#time). */
export const clockOffset = pgTable(
  'clock_offset',
  {
    id: boolean('id').primaryKey().default(true),
    milliseconds: wholeNumber('milliseconds').notNull(),
  },
  (table) => [check('clock_offset_single_row', sql`${table.id}`)],
);

/** Settings that an administrator changed; the others stand at their defaults. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/**
 * Mail that is to be sent: written in the transaction that it reports, sent by a sweep. No text is
 * stored of what was handed over to a mail server, since that may hold a token.
 */
export const mails = pgTable(
  'mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** What it was written from. */
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Where one press ends mail of its kind (RFC 8058); absent where it has none. */
    unsubscribeAddress: text('unsubscribe_address'),
    /** SHA-256 of the network that requested it, as long as that counts. */
    askedFrom: text('asked_from'),
    createdAt: instant('created_at').notNull(),
    /** When it is tried next; absent once it was sent or given up. */
    dueAt: instant('due_at'),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Why the last attempt failed. */
    failure: text('failure'),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('mails_recipient').on(sql`lower(${table.recipient})`, table.createdAt),
    index('mails_created').on(table.createdAt),
  ],
);

/** The jobs that one process of all does at a time: when each is due, by business time, and who is at it. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  dueAt: instant('due_at').notNull(),
  /** The process that runs it, which renews its lease as long as it does. */
  holder: text('holder'),
  /** By the database's own time, as business time can be moved. */
  heldUntil: instant('held_until'),
});

/**
 * What people requested under the keys of their intentions, and what they were answered; for a day
 * (docs/architecture/api.md#idempotency).
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of whose it is, the endpoint and the key, which is stored nowhere. */
    id: text('id').primaryKey(),
    userId: wholeNumber('user_id').notNull(),
    /** The administrator who made the request as this person. */
    actorId: wholeNumber('actor_id'),
    /** Its method and path, as the contract has them. */
    endpoint: text('endpoint').notNull(),
    /** SHA-256 of the request. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The call that is under way, which renews its lease for as long as it is. */
    holder: text('holder'),
    /** By the database's own time, as business time can be moved. */
    heldUntil: instant('held_until'),
    /** What was answered, sealed; absent as long as nothing definite was. */
    answer: text('answer'),
  },
  (table) => [
    index('idempotency_keys_user').on(table.userId),
    index('idempotency_keys_actor').on(table.actorId).where(sql`${table.actorId} is not null`),
    index('idempotency_keys_expiry').on(table.expiresAt),
  ],
);

/**
 * That something of a person has changed, and nothing else of it, for those who listen: written in
 * the transaction of the change, and stored for an hour for those who were away.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: wholeNumber('user_id').notNull(),
    topic: text('topic', { enum: topics }).notNull(),
    /** The database's own time, by which a stream goes on where another ended. */
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('live_events_user').on(table.userId, table.at),
    index('live_events_at').on(table.at),
  ],
);
