import { placeStates } from '@boardwalk/sdk-core/boards/places/place-life';
import { serviceTypes } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personId } from '../account/tables.ts';
import { listings } from '../listings/tables.ts';
import { instant, transactionId, wholeNumber } from '../platform/database/columns.ts';

/** Areas by which administrators group boards. */
export const boardZones = pgTable('zones', {
  id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  createdAt: instant('created_at').notNull(),
  /** Counts the changes of what it says of itself. */
  version: integer('version').notNull().default(1),
});

/** Billboards; one that is retired stays for those who have a place on it. */
export const boardsTable = pgTable(
  'boards',
  {
    id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** How many merchants it takes; one has it to themselves. */
    capacity: integer('capacity').notNull(),
    /** How many of one service type it takes; null where it does not care. */
    mostPerServiceType: integer('most_per_service_type'),
    /** The file of its picture. */
    pictureId: text('picture_id'),
    zoneId: wholeNumber('zone_id').references(() => boardZones.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Since when it is sold no more. */
    retiredAt: instant('retired_at'),
    /** Counts the changes of what administrators write of it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('boards_capacity', sql`${table.capacity} > 0`),
    check('boards_most', sql`${table.mostPerServiceType} > 0`),
    index('boards_zone').on(table.zoneId),
  ],
);

const board = () =>
  wholeNumber('board_id')
    .notNull()
    .references(() => boardsTable.id, { onDelete: 'cascade' });

const listing = () =>
  wholeNumber('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/** Times for which a board is out of service. */
export const boardOutages = pgTable(
  'board_outages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    boardId: board(),
    from: instant('from').notNull(),
    /** The first instant at which it serves again; absent where nobody knows yet. */
    until: instant('until'),
    reason: text('reason').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('board_outages_order', sql`${table.until} > ${table.from}`),
    index('board_outages_board').on(table.boardId, table.from),
  ],
);

/**
 * Places of merchant listings on boards. What is not released has a slot of the board, and one among
 * those of its service type, which no other has: so two transactions can't give away the same place.
 */
export const boardPlaces = pgTable(
  'board_places',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    boardId: board(),
    listingId: listing(),
    /** That of the listing on the day on which the place was held. */
    serviceType: text('service_type', { enum: serviceTypes }).notNull(),
    state: text('state', { enum: placeStates }).notNull(),
    /** The first instant at which a hold keeps it no longer, or that a licence has not paid for. */
    until: instant('until'),
    /** Whether a licence that is being paid for counts on the hold. */
    isClaimed: boolean('is_claimed').notNull().default(false),
    /** The holder, in terms of the domain that requested it: a licence's number, say. */
    holder: text('holder'),
    /** From 1 to the board's capacity. */
    slot: integer('slot').notNull(),
    /** From 1 to as many as the board takes of one service type. */
    serviceSlot: integer('service_slot').notNull(),
    heldAt: instant('held_at').notNull(),
    assignedAt: instant('assigned_at'),
    releasedAt: instant('released_at'),
  },
  (table) => [
    uniqueIndex('board_places_slot')
      .on(table.boardId, table.slot)
      .where(sql`${table.state} <> 'RELEASED'`),
    uniqueIndex('board_places_service_slot')
      .on(table.boardId, table.serviceType, table.serviceSlot)
      .where(sql`${table.state} <> 'RELEASED'`),
    uniqueIndex('board_places_listing')
      .on(table.boardId, table.listingId)
      .where(sql`${table.state} <> 'RELEASED'`),
    index('board_places_of_listing').on(table.listingId),
    index('board_places_holder').on(table.holder),
    index('board_places_until').on(table.until).where(sql`${table.state} <> 'RELEASED'`),
    check('board_places_slots', sql`${table.slot} > 0 and ${table.serviceSlot} > 0`),
    // What an administrator gave has no end; a licence has paid until then.
    check(
      'board_places_end',
      sql`case ${table.state}
        when 'HELD' then ${table.until} is not null
        when 'ASSIGNED' then (${table.until} is null) = (coalesce(${table.holder}, 'given') = 'given')
        else ${table.until} is null end`,
    ),
    check('board_places_claim', sql`${table.state} = 'HELD' or not ${table.isClaimed}`),
  ],
);

/** Users who are notified by mail when a place becomes free on a board for their listing. */
export const boardWaits = pgTable(
  'board_waits',
  {
    boardId: board(),
    listingId: listing(),
    userId: personId(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.boardId, table.listingId] }),
    index('board_waits_listing').on(table.listingId),
    index('board_waits_user').on(table.userId),
  ],
);

/** Merchants that sponsor all of a zone. */
export const zoneSponsors = pgTable(
  'zone_sponsors',
  {
    zoneId: wholeNumber('zone_id')
      .notNull()
      .references(() => boardZones.id, { onDelete: 'cascade' }),
    listingId: listing(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zoneId, table.listingId] }),
    index('zone_sponsors_listing').on(table.listingId),
  ],
);

/**
 * The transactions that have changed a board, an outage or a place, stored by triggers: code that
 * caches what was made of them checks whether one has ended since.
 */
export const boardChanges = pgTable(
  'board_changes',
  {
    transaction: transactionId('transaction').primaryKey().default(sql`pg_current_xact_id()`),
    /** The database's own time, as business time can be moved. */
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('board_changes_at').on(table.at)],
);
