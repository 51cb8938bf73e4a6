import { holdReasons } from '@boardwalk/sdk-core/listings/enumerations/hold-reasons';
import { standardStatuses } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import { paymentPeriods } from '@boardwalk/sdk-core/listings/enumerations/trade/payment-periods';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { positionPrecisions } from '@boardwalk/sdk-core/listings/position-precision';
import { countries, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import {
  dailyCountColumns,
  instant,
  transactionId,
  wholeNumber,
} from '../platform/database/columns.ts';
import { listingChangeKinds } from './changes/change-kinds.ts';
import { attributeColumns } from './storage/attribute-columns.ts';
import { valueLexemes } from './storage/value-lexemes.ts';

export const listingKindType = pgEnum('listing_kind', listingKinds);
export const standardStatusType = pgEnum('standard_status', standardStatuses);
export const holdReasonType = pgEnum('hold_reason', holdReasons);
export const positionPrecisionType = pgEnum('position_precision', positionPrecisions);
export const countryType = pgEnum('country', countries);
export const currencyType = pgEnum('currency', currencies);
export const paymentPeriodType = pgEnum('payment_period', paymentPeriods);

const textVector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const minuteRanges = customType<{ data: string }>({ dataType: () => 'int4multirange' });

/**
 * Listings of all seven kinds, with one sequence of ids
 * (docs/architecture/listings.md#ids-and-kinds). What a search filters, sorts or counts by is a
 * column; the other fields of the kind stand in `attributes`.
 */
export const listings = pgTable(
  'listings',
  {
    id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: listingKindType('kind').notNull(),
    ownerId: wholeNumber('owner_id')
      .notNull()
      .references(() => users.id),
    status: standardStatusType('status').notNull(),
    isPublic: boolean('is_public')
      .notNull()
      .generatedAlwaysAs(sql`status in ('Active', 'ActiveUnderContract', 'Pending')`),
    subcategory: text('subcategory').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priceAmount: wholeNumber('price_amount'),
    priceCurrency: currencyType('price_currency'),
    pricePeriod: paymentPeriodType('price_period'),
    previousPriceAmount: wholeNumber('previous_price_amount'),
    /**
     * Canadian cents, for all of it, a month or an hour, unrounded
     * (docs/architecture/listings.md#prices).
     */
    priceSort: doublePrecision('price_sort'),
    fullAddress: text('full_address').notNull(),
    street: text('street'),
    city: text('city').notNull(),
    region: text('region').notNull(),
    country: countryType('country').notNull(),
    postalCode: text('postal_code'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    precision: positionPrecisionType('precision').notNull().default('exact'),
    /** The square of the grid that the position lies in; see `grid.ts`. */
    cell: integer('cell').generatedAlwaysAs(sql`listing_cell(lat, lng)`),
    timeZone: text('time_zone').notNull(),
    /** Pictures in the order in which they are shown. */
    mediaIds: text('media_ids').array().notNull(),
    tags: text('tags').array().notNull(),
    contactName: text('contact_name').notNull(),
    contactPhone: text('contact_phone'),
    contactEmail: text('contact_email'),
    website: text('website'),
    hours: jsonb('hours').$type<OpeningHours>(),
    /** When it is open, in minutes since Monday 00:00 of its own time zone. */
    openWeek: minuteRanges('open_week'),
    ...attributeColumns(),
    attributes: jsonb('attributes').$type<Readonly<Record<string, unknown>>>().notNull(),
    searchVector: textVector('search_vector').generatedAlwaysAs(
      sql`listing_search_vector(title, subcategory, city, tags, description, created_at, lat, lng, ${valueLexemes()})`,
    ),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    closedAt: instant('closed_at'),
    expiresAt: instant('expires_at'),
    /** The end of the term of which its owner was reminded. */
    remindedFor: instant('reminded_for'),
    version: integer('version').notNull().default(1),
    /** Why it is on hold, with a moderator's message to its owner. */
    holdReason: holdReasonType('hold_reason'),
    holdWords: text('hold_words'),
    /** What the hold ends with. */
    heldStatus: standardStatusType('held_status'),
    /** Withdrawn by an owner who means to go on. */
    isPaused: boolean('is_paused').notNull().default(false),
  },
  (table) => [
    index('listings_owner').on(table.ownerId, table.kind),
    // Few are on hold, and moderators ask for all of them.
    index('listings_held').on(table.updatedAt).where(sql`${table.status} = 'Hold'`),
    check(
      'listings_price_whole',
      sql`num_nulls(${table.priceAmount}, ${table.priceCurrency}, ${table.pricePeriod}, ${table.priceSort}) in (0, 4)`,
    ),
    check('listings_position_whole', sql`num_nulls(${table.lat}, ${table.lng}) in (0, 2)`),
  ],
);

export type StoredListing = typeof listings.$inferSelect;

/**
 * What a unit of a currency is worth in Canadian dollars from a day on
 * (docs/architecture/listings.md#prices).
 */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    currency: currencyType('currency').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    canadianDollars: numeric('canadian_dollars', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.effectiveOn] })],
);

export const listingEventType = pgEnum('listing_event', [
  'view',
  'phone',
  'email',
  'website',
  'share',
]);

/**
 * How often each thing happened to a listing on a day of UTC, without cookie or person
 * (docs/architecture/listings.md#contact-and-events).
 */
export const listingCounts = pgTable(
  'listing_counts',
  {
    listingId: wholeNumber('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    event: listingEventType('event').notNull(),
    ...dailyCountColumns(),
  },
  (table) => [primaryKey({ columns: [table.listingId, table.event, table.day] })],
);

/** Each status that a listing came to after its first, with when it did (0137-public-history.md). */
export const listingStatuses = pgTable(
  'listing_statuses',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: wholeNumber('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    status: standardStatusType('status').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('listing_statuses_by_listing').on(table.listingId, table.id)],
);

/** Public listings of each block of the grid; maintained by triggers on `listings`. */
export const listingCells = pgTable(
  'listing_cells',
  {
    kind: listingKindType('kind').notNull(),
    blockRow: smallint('block_row').notNull(),
    blockColumn: smallint('block_column').notNull(),
    /** What the prices are in; null for listings without one. */
    currency: currencyType('currency'),
    period: paymentPeriodType('period'),
    count: integer('count').notNull(),
    latSum: doublePrecision('lat_sum').notNull(),
    lngSum: doublePrecision('lng_sum').notNull(),
    south: doublePrecision('south').notNull(),
    west: doublePrecision('west').notNull(),
    north: doublePrecision('north').notNull(),
    east: doublePrecision('east').notNull(),
    lowestPrice: doublePrecision('lowest_price'),
    highestPrice: doublePrecision('highest_price'),
  },
  (table) => [
    unique('listing_cells_key')
      .on(table.kind, table.blockRow, table.blockColumn, table.currency, table.period)
      .nullsNotDistinct(),
  ],
);

export const listingChangeType = pgEnum('listing_change', listingChangeKinds);

/**
 * What happened to listings, in the order in which it is read: by the transaction that did it, then
 * by its place (0138-changes-of-listings.md). Written by triggers on `listings`.
 */
export const listingChanges = pgTable(
  'listing_changes',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
    /** Of a listing that may be gone by now. */
    listingId: wholeNumber('listing_id').notNull(),
    change: listingChangeType('change').notNull(),
    /** The database's own time, as business time can be moved. */
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('listing_changes_order').on(table.transaction, table.position),
    index('listing_changes_at').on(table.at),
  ],
);

/** How many public listings carry a tag; maintained by triggers on `listings`. */
export const listingTags = pgTable('listing_tags', {
  name: text('name').primaryKey(),
  count: integer('count').notNull(),
});
