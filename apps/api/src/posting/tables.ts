import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { listingKindType, listings } from '../listings/tables.ts';

const numericId = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });
const body = () => jsonb('body').$type<Readonly<Record<string, unknown>>>().notNull();

/** What is written and not published, one of each listing (0127-drafts-and-revisions.md). */
export const listingDrafts = pgTable(
  'listing_drafts',
  {
    /** The number of the listing; of a new one that which it will have. */
    id: numericId('id').primaryKey(),
    kind: listingKindType('kind').notNull(),
    ownerId: numericId('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    listingId: numericId('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    body: body(),
    /** Whoever published it; absent once they are gone. */
    madeBy: numericId('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listingId, table.revision] }),
    index('listing_revisions_person').on(table.madeBy),
  ],
);

/** What the public does not learn of where a listing is: it stands apart from what is searched. */
export const listingPlaces = pgTable('listing_places', {
  listingId: numericId('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  street: text('street'),
  postalCode: text('postal_code'),
  /** Where the owner has put the pin. */
  pinLat: doublePrecision('pin_lat'),
  pinLng: doublePrecision('pin_lng'),
  isAreaOnly: boolean('is_area_only').notNull(),
});
