import type { CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import { importKinds } from '@boardwalk/sdk-core/posting/imports/import-kinds';
import type { CellReading, CountedNote } from '@boardwalk/sdk-core/posting/imports/reading-schemas';
import { publishingWays } from '@boardwalk/sdk-core/posting/writing/new-listings-a-day';
import { importStates } from '@boardwalk/sdk-core/vocabulary/imports/import-states';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { personId, users } from '../account/tables.ts';
import { listingKindType, listings } from '../listings/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';
import type { ReadyListing } from './imports/reading/ready-listing.ts';

const body = () => jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull();

/** What is written and not published, one of each listing (docs/architecture/posting.md#drafts). */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    /** The number of the listing; of a new one that which it will have. */
    id: wholeNumber('id').primaryKey(),
    kind: listingKindType('kind').notNull(),
    ownerId: personId('owner_id'),
    version: integer('version').notNull(),
    /** That of the listing which the changes began with; null for a new one. */
    listingVersion: integer('listing_version'),
    body: body(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('listing_drafts_owner').on(table.ownerId, table.updatedAt)],
);

export type DraftRow = typeof listingDrafts.$inferSelect;

/** A listing as it was published each time; a revision has the number of the version that it made. */
export const listingRevisions = pgTable(
  'listing_revisions',
  {
    listingId: wholeNumber('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    body: body(),
    /** The user who published it; absent once they are gone. */
    madeBy: wholeNumber('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.revision] }),
    index('listing_revisions_person').on(table.madeBy),
  ],
);

/** What the public does not learn of where a listing is: it stands apart from what is searched. */
export const listingPlaces = pgTable('listing_places', {
  listingId: wholeNumber('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  street: text('street'),
  postalCode: text('postal_code'),
  /** Where the owner has put the pin. */
  pinLat: doublePrecision('pin_lat'),
  pinLng: doublePrecision('pin_lng'),
  isAreaOnly: boolean('is_area_only').notNull(),
});

/** A table of listings that its owner imports (docs/architecture/imports.md#how-it-works). */
export const listingImports = pgTable(
  'listing_imports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    kind: text('kind', { enum: importKinds }).notNull(),
    ownerId: personId('owner_id'),
    state: text('state', { enum: importStates }).notNull(),
    /** As the file was called. */
    name: text('name').notNull(),
    rows: integer('rows').notNull(),
    right: integer('right_rows').notNull(),
    wrong: integer('wrong_rows').notNull(),
    known: integer('known_rows').notNull(),
    problems: integer('problems').notNull(),
    /** What was assumed of the right rows. */
    notes: jsonb('notes').$type<readonly CountedNote[]>().notNull().default([]),
    /** The last row of the table that publishing, or undoing, has dealt with. */
    position: integer('position').notNull().default(0),
    done: integer('done').notNull().default(0),
    imported: integer('imported').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    kept: integer('kept').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('listing_imports_owner').on(table.ownerId, table.createdAt)],
);
export type ImportRow = typeof listingImports.$inferSelect;

/** A row of such a table: right, and what became of it, or wrong, and why. */
export const listingImportRows = pgTable(
  'listing_import_rows',
  {
    importId: wholeNumber('import_id')
      .notNull()
      .references(() => listingImports.id, { onDelete: 'cascade' }),
    /** As the spreadsheet counts; 1 has the names of the columns. */
    row: integer('row').notNull(),
    /** Of its owner's reference, or of all that it says: the same row again is no other listing. */
    key: text('key'),
    /** What will be published; null once it is. */
    ready: jsonb('ready').$type<ReadyListing>(),
    /** What was understood of its cells; null once it is published. */
    readings: jsonb('readings').$type<readonly CellReading[]>(),
    problems: jsonb('problems').$type<readonly CellProblem[]>(),
    /** The listing that it became. */
    listingId: wholeNumber('listing_id').references(() => listings.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('listing_import_rows_key').on(table.key).where(sql`${table.listingId} is not null`),
    index('listing_import_rows_listing')
      .on(table.listingId)
      .where(sql`${table.listingId} is not null`),
  ],
);

/** How many new listings somebody has published, by hour: what is deleted since counts too. */
export const listingHours = pgTable(
  'listing_hours',
  {
    ownerId: personId('owner_id'),
    way: text('way', { enum: publishingWays }).notNull(),
    /** Its beginning. */
    hour: instant('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.way, table.hour] }),
    index('listing_hours_hour').on(table.hour),
  ],
);

/** Listings that were approved, until their owners are notified. */
export const pendingApprovalNotices = pgTable('untold_approvals', {
  listingId: wholeNumber('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  approvedAt: instant('approved_at').notNull(),
});
