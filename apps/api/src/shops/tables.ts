import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';
import type { ShopBody } from '@boardwalk/sdk-core/shops/shop-bodies';
import { chosenStates, shopStates } from '@boardwalk/sdk-core/shops/shop-states';
import type { SellerTaxNumber } from '@boardwalk/sdk-core/shops/taxes/seller-tax-numbers';
import { countries, currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { dailyCountColumns, instant, wholeNumber } from '../platform/database/columns.ts';

/** Shops; one that is closed stays, and its address never becomes another's once it was open. */
export const shops = pgTable(
  'shops',
  {
    /** What rows of other tables name it by. */
    key: wholeNumber('key').primaryKey().generatedAlwaysAsIdentity(),
    /** What people and calls name it by. */
    id: text('id').notNull().unique(),
    ownerId: wholeNumber('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Files of its owner. */
    logoId: text('logo_id'),
    coverId: text('cover_id'),
    /** As it was written; absent once its owner is gone, or a draft was given up. */
    place: jsonb('place').$type<ShopBody['place']>(),
    /** What the public may know of the position. */
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    timeZone: text('time_zone').notNull(),
    hours: jsonb('hours').$type<OpeningHours>(),
    pickup: jsonb('pickup').$type<NonNullable<ShopBody['pickup']>>(),
    contact: jsonb('contact').$type<ShopBody['contact']>().notNull(),
    returns: text('returns').notNull(),
    privacy: text('privacy').notNull(),
    /** Days from an order until its parcel leaves. */
    handlingFrom: integer('handling_from').notNull(),
    handlingTo: integer('handling_to').notNull(),
    state: text('state', { enum: shopStates }).notNull(),
    /** Of a suspended shop: the state that it has again once that ends, and why it is. */
    suspendedFrom: text('suspended_from', { enum: chosenStates }),
    suspension: text('suspension').notNull().default(''),
    /** When its people want it to take no orders. */
    awayFrom: instant('away_from'),
    awayUntil: instant('away_until'),
    awayMessage: text('away_message').notNull().default(''),
    /** Since when its account can't be paid, if it can't: the shop is away as long. */
    unpayableSince: instant('unpayable_since'),
    country: text('country', { enum: countries }).notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    /** Where its sales are settled. */
    settles: text('settles', { enum: countries }).notNull(),
    /** Its account at the payment provider: `acct_…`. */
    accountId: text('account_id'),
    /** The day at the shop on which somebody declared that its owner is a small supplier. */
    smallSupplierOn: date('small_supplier_on', { mode: 'string' }),
    /** Who did; absent once they are gone. */
    smallSupplierBy: wholeNumber('small_supplier_by').references(() => users.id),
    /** Printed on its invoices. */
    taxNumbers: jsonb('tax_numbers').$type<readonly SellerTaxNumber[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** When it was opened first. */
    openedAt: instant('opened_at'),
    closedAt: instant('closed_at'),
    /**
     * Whether everybody sees it and may buy there: it is open or away, and its owner's account is not
     * disabled. Triggers write it (`show_shop`), whatever is set here.
     */
    isShown: boolean('is_shown')
      .notNull()
      .$default(() => false),
    /** Counts the changes of what its people write and choose. */
    version: integer('version').notNull().default(1),
  },
  (table) => {
    const chosen = sql`coalesce(${table.suspendedFrom}, ${table.state})`;
    return [
      index('shops_owner').on(table.ownerId),
      index('shops_account').on(table.accountId),
      check('shops_id', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
      check('shops_handling', sql`${table.handlingFrom} between 0 and ${table.handlingTo}`),
      check(
        'shops_suspended',
        sql`(${table.state} = 'suspended') = (${table.suspendedFrom} is not null) and (${table.state} = 'suspended') = (${table.suspension} <> '')`,
      ),
      check('shops_away', sql`(${chosen} = 'away') = (${table.awayFrom} is not null)`),
      check('shops_away_until', sql`${table.awayUntil} > ${table.awayFrom}`),
      check('shops_opened', sql`${chosen} in ('draft', 'closed') or ${table.openedAt} is not null`),
      check(
        'shops_small_supplier',
        sql`(${table.smallSupplierBy} is null or ${table.smallSupplierOn} is not null) and (${table.smallSupplierOn} is null or ${table.country} in ('CA', 'AU'))`,
      ),
      check('shops_tax_numbers', sql`jsonb_typeof(${table.taxNumbers}) = 'array'`),
      check('shops_closed', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
    ];
  },
);

export type ShopRow = typeof shops.$inferSelect;

/**
 * How often a shop or one of its products was visited on a day at the shop, without cookie or person
 * (docs/architecture/shops.md#visits).
 */
export const shopVisits = pgTable(
  'shop_visits',
  {
    shopKey: wholeNumber('shop_key')
      .notNull()
      .references(() => shops.key),
    ...dailyCountColumns(),
  },
  (table) => [primaryKey({ columns: [table.shopKey, table.day] })],
);
