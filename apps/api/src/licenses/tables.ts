import type { License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { licenseStates } from '@boardwalk/sdk-core/licenses/life/license-life';
import { licenseClasses } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import { noticeKinds } from '@boardwalk/sdk-core/licenses/term/last-days';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { coupons } from '../billing/coupons/tables.ts';
import { invoices } from '../billing/invoices/tables.ts';
import { boardOutages, boardPlaces } from '../boards/tables.ts';
import { listings } from '../listings/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

/** What places on boards are sold by; a plan that has ended stays for its buyers. */
export const licensePlans = pgTable(
  'license_plans',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    licenseClass: text('license_class', { enum: licenseClasses }).notNull(),
    nickname: text('nickname').notNull(),
    note: text('note').notNull(),
    /** Minor units for a year, before taxes. */
    priceAmount: wholeNumber('price_amount').notNull(),
    priceCurrency: text('price_currency', { enum: currencies }).notNull(),
    seatCount: integer('seat_count').notNull(),
    /** Of enterprise plans alone, in capitals. */
    code: text('code').unique(),
    /** The last instant at which the code counts. */
    expiresAt: instant('expires_at'),
    mostUses: integer('most_uses'),
    /** Counted with the licence that is bought by the code, under a lock of this row. */
    uses: integer('uses').notNull().default(0),
    /** Domains of the e-mail addresses that may use the code; all where there is none. */
    domains: text('domains').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    /** Counts the changes of what administrators write of it. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    check('license_plans_price', sql`${table.priceAmount} > 0`),
    check('license_plans_seats', sql`${table.seatCount} > 0`),
    check(
      'license_plans_code',
      sql`(${table.licenseClass} = 'ENTERPRISE') = (${table.code} is not null)`,
    ),
    check(
      'license_plans_uses',
      sql`${table.uses} between 0 and coalesce(${table.mostUses}, ${table.uses})`,
    ),
    index('license_plans_created').on(table.createdAt),
  ],
);

/**
 * Rights of merchant listings to places on boards, which are theirs by the holder `licence <id>`. What
 * a licence was sold by stays with it, whatever becomes of its plan.
 */
export const licenses = pgTable(
  'licenses',
  {
    id: uuid('id').primaryKey(),
    listingId: wholeNumber('listing_id')
      .notNull()
      .references(() => listings.id),
    /** Absent once the account is gone: what was sold stays in the books. */
    buyerId: wholeNumber('buyer_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: licenseStates }).notNull(),
    /** Absent where single boards were bought, as are its name and seats. */
    planId: uuid('plan_id').references(() => licensePlans.id),
    planNickname: text('plan_nickname'),
    seatCount: integer('seat_count'),
    /** Whether it counts as a use of its plan's code. */
    usesCode: boolean('uses_code').notNull().default(false),
    couponId: uuid('coupon_id').references(() => coupons.id),
    /** The licence by a plan that ran for the listing, and ends as this one begins to run. */
    replacesId: uuid('replaces_id').references((): AnyPgColumn => licenses.id),
    renews: boolean('renews').notNull(),
    /** The provider's number of the card that pays, where one does. */
    paymentMethodId: text('payment_method_id'),
    /**
     * As it was agreed to, of what was not invoiced: it is being paid for, came to nothing, or is older
     * than receipts. An invoice that is issued says all of it from then on.
     */
    agreed: jsonb('agreed').$type<License['invoice']>(),
    /** Issued as it began to run. */
    invoiceKey: wholeNumber('invoice_key').references(() => invoices.key),
    /**
     * SHA-256 of whose intention it was, and of the key of that: a repeated request gets this one.
     */
    intention: text('intention').notNull().unique(),
    /** The partner's page whose session began it; absent where it began on our own site. */
    begunOn: text('begun_on'),
    /** IANA zone of the listing on the day of the purchase. */
    timeZone: text('time_zone').notNull(),
    boughtAt: instant('bought_at').notNull(),
    /** The first instant that it does not cover. */
    dueAt: instant('due_at').notNull(),
    /** When it ended, or came to nothing. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    // Of two tabs that pay at once, one does.
    uniqueIndex('licenses_pending').on(table.listingId).where(sql`${table.state} = 'PENDING'`),
    uniqueIndex('licenses_running')
      .on(table.listingId)
      .where(sql`${table.state} = 'ACTIVE' and ${table.planId} is not null`),
    uniqueIndex('licenses_invoice').on(table.invoiceKey),
    index('licenses_listing').on(table.listingId),
    index('licenses_buyer').on(table.buyerId, table.boughtAt),
    index('licenses_plan').on(table.planId),
    index('licenses_coupon').on(table.couponId),
    index('licenses_replaces').on(table.replacesId),
    index('licenses_card')
      .on(table.paymentMethodId)
      .where(sql`${table.state} in ('PENDING', 'ACTIVE')`),
    index('licenses_due').on(table.dueAt).where(sql`${table.state} = 'ACTIVE'`),
    check(
      'licenses_plan_whole',
      sql`num_nulls(${table.planId}, ${table.planNickname}, ${table.seatCount}) in (0, 3)`,
    ),
    check('licenses_invoiced', sql`num_nulls(${table.agreed}, ${table.invoiceKey}) = 1`),
    check('licenses_due', sql`${table.dueAt} > ${table.boughtAt}`),
    // A buyer who is gone has no cards either.
    check(
      'licenses_renewal',
      sql`not ${table.renews} or ${table.paymentMethodId} is not null or ${table.buyerId} is null`,
    ),
    check(
      'licenses_ended',
      sql`(${table.state} in ('ENDED', 'FAILED')) = (${table.endedAt} is not null)`,
    ),
  ],
);

/**
 * Which mails about its end a licence's buyer was sent, or need not be any more: each once for a due
 * date, wherever a process was cut off.
 */
export const licenseNotices = pgTable(
  'license_notices',
  {
    licenseId: uuid('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** The due date that it is about. */
    dueAt: instant('due_at').notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.licenseId, table.kind, table.dueAt] })],
);

/** Licences whose billing address does not agree with what else was known at the purchase. */
export const licenseAddressMismatches = pgTable('license_address_mismatches', {
  licenseId: uuid('license_id')
    .primaryKey()
    .references(() => licenses.id, { onDelete: 'cascade' }),
  /** Where the card was issued; absent where that was not known. */
  cardCountry: text('card_country'),
  /** Where the listing stood. */
  listingCountry: text('listing_country').notNull(),
  listingRegion: text('listing_region').notNull(),
  /** When an administrator had looked into it. */
  settledAt: instant('settled_at'),
});

/** Days for which a licence paid for a place on a board that did not serve, once they are too many. */
export const owedOutages = pgTable(
  'owed_outages',
  {
    placeId: uuid('place_id')
      .notNull()
      .references(() => boardPlaces.id, { onDelete: 'cascade' }),
    outageId: uuid('outage_id')
      .notNull()
      .references(() => boardOutages.id, { onDelete: 'cascade' }),
    licenseId: uuid('license_id')
      .notNull()
      .references(() => licenses.id, { onDelete: 'cascade' }),
    from: instant('from').notNull(),
    /** Absent where the board is out still. */
    until: instant('until'),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placeId, table.outageId] }),
    index('owed_outages_license').on(table.licenseId),
    check('owed_outages_order', sql`${table.until} > ${table.from}`),
  ],
);
