import { consentWordings } from '@boardwalk/sdk-core/alerts/by-mail/consent-wordings';
import {
  newsKinds,
  pauseReasons,
  ruleChannels,
  ruleFrequencies,
} from '@boardwalk/sdk-core/alerts/news';
import type { RuleSearch } from '@boardwalk/sdk-core/alerts/schemas';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { listingKindType } from '../listings/tables.ts';
import {
  instant,
  transactionId,
  transactionsSoFar,
  wholeNumber,
} from '../platform/database/columns.ts';

/** Absent where an address without an account has the rule. */
const owner = () => wholeNumber('owner_id').references(() => users.id, { onDelete: 'cascade' });
const ofRule = () =>
  wholeNumber('rule_id')
    .notNull()
    .references(() => alertRules.id, { onDelete: 'cascade' });

/**
 * Addresses that get mail of alerts without an account; stored as long as a consent of theirs is.
 */
export const alertAddresses = pgTable(
  'alert_addresses',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Absent once its former owner asks to be forgotten. */
    email: text('email'),
    /** SHA-256 of a forgotten one in small letters, by which a complaint about its mail is answered. */
    forgottenHash: text('forgotten_hash'),
    /** In what language mail is written to it. */
    locale: text('locale', { enum: supportedLocales }).notNull(),
    /** IANA name, by which daily and weekly mail comes at its hour; absent where none was given. */
    timeZone: text('time_zone'),
    createdAt: instant('created_at').notNull(),
    /** When the last mail about news was written to it; absent until the first is. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    uniqueIndex('alert_addresses_email').on(sql`lower(${table.email})`),
    check(
      'alert_addresses_forgotten',
      sql`num_nonnulls(${table.email}, ${table.forgottenHash}) = 1`,
    ),
  ],
);

export type AddressRow = typeof alertAddresses.$inferSelect;

/** Searches that people have saved, to be notified of their results. */
export const alertRules = pgTable(
  'alert_rules',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    ownerId: owner(),
    /** Whose it is where it is no account's. */
    addressId: wholeNumber('address_id').references(() => alertAddresses.id),
    kind: listingKindType('kind').notNull(),
    name: text('name').notNull(),
    /**
     * False where it was requested by mail, until its owner changes it: a stranger may have typed
     * it.
     */
    isNamedByOwner: boolean('is_named_by_owner').notNull().default(true),
    search: jsonb('search').$type<RuleSearch>().notNull(),
    frequency: text('frequency', { enum: ruleFrequencies }).notNull(),
    channels: text('channels', { enum: ruleChannels }).array().notNull(),
    news: text('news', { enum: newsKinds }).array().notNull(),
    pausedFor: text('paused_for', { enum: pauseReasons }),
    /**
     * It is notified of what transactions did that had not finished by then, however long others
     * take.
     */
    since: transactionsSoFar('since').notNull().default(sql`pg_current_snapshot()`),
    /**
     * Since when it looks again: after a pause or its deletion, or for something else; absent where
     * it has since it was created.
     */
    looksFrom: instant('looks_from'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** When its owner deleted it: nobody meets it any more, and for a day it can be brought back. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('alert_rules_owner').on(table.ownerId, table.kind),
    index('alert_rules_address').on(table.addressId).where(sql`${table.addressId} is not null`),
    index('alert_rules_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    check('alert_rules_whose', sql`num_nonnulls(${table.ownerId}, ${table.addressId}) = 1`),
  ],
);

export type RuleRow = typeof alertRules.$inferSelect;
/** One of an account. */
export type OwnedRule = RuleRow & { readonly ownerId: number };

/** Alerts that were requested by mail, until their links no longer work. */
export const alertRequests = pgTable(
  'alert_requests',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email').notNull(),
    kind: listingKindType('kind').notNull(),
    name: text('name').notNull(),
    search: jsonb('search').$type<RuleSearch>().notNull(),
    frequency: text('frequency', { enum: ruleFrequencies }).notNull(),
    news: text('news', { enum: newsKinds }).array().notNull(),
    locale: text('locale', { enum: supportedLocales }).notNull(),
    timeZone: text('time_zone'),
    askedAt: instant('asked_at').notNull(),
    /** The network address that made the request. */
    askedFrom: text('asked_from').notNull(),
    /** SHA-256 of its network, by which requests are counted. */
    network: text('network').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** What it has started; absent until it is confirmed, and once that is deleted. */
    ruleId: wholeNumber('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('alert_requests_network').on(table.network, table.askedAt),
    index('alert_requests_email').on(sql`lower(${table.email})`, table.askedAt),
    index('alert_requests_expiry').on(table.expiresAt),
    index('alert_requests_rule').on(table.ruleId).where(sql`${table.ruleId} is not null`),
  ],
);

export type RequestRow = typeof alertRequests.$inferSelect;

/** Addresses whose readers want no mail that asks them to confirm an alert, until an account confirms them. */
export const alertRefusals = pgTable('alert_refusals', {
  /** SHA-256 of the address in small letters, as hexadecimal figures. */
  addressHash: text('address_hash').primaryKey(),
  refusedAt: instant('refused_at').notNull(),
});

/** Who has agreed to the mail of which alert, when and from where: what laws on such mail ask for. */
export const alertConsents = pgTable(
  'alert_consents',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    addressId: wholeNumber('address_id')
      .notNull()
      .references(() => alertAddresses.id),
    /** Absent once the rule is deleted; it may be an account's by now. */
    ruleId: wholeNumber('rule_id').references(() => alertRules.id, { onDelete: 'set null' }),
    kind: listingKindType('kind').notNull(),
    wording: text('wording', { enum: consentWordings }).notNull(),
    askedAt: instant('asked_at').notNull(),
    askedFrom: text('asked_from').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    confirmedFrom: text('confirmed_from').notNull(),
    /** When the mail was ended. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('alert_consents_address').on(table.addressId),
    index('alert_consents_rule').on(table.ruleId).where(sql`${table.ruleId} is not null`),
    index('alert_consents_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);

/**
 * What rules that look can be found by: a row for each square of the earth that one looks in, with
 * bounds that rule most others out (0169-rules-are-found-by-an-index.md). Nothing here decides.
 */
export const alertSquares = pgTable(
  'alert_squares',
  {
    ruleId: ofRule(),
    part: smallint('part').notNull(),
    kind: listingKindType('kind').notNull(),
    square: integer('square').notNull(),
    /** The box that the listing lies in; null of everywhere. */
    south: doublePrecision('south'),
    west: doublePrecision('west'),
    north: doublePrecision('north'),
    east: doublePrecision('east'),
    subcategories: text('subcategories').array(),
    /** Sale, rent or lease, of properties. */
    offer: text('offer'),
    bedrooms: doublePrecision('bedrooms'),
    /** Whether what is paid once is meant, or what is paid over time. */
    isOnce: boolean('is_once'),
    /** Comparable prices in minor units of this currency, as rates change. */
    currency: text('currency', { enum: currencies }),
    lowest: doublePrecision('lowest'),
    highest: doublePrecision('highest'),
    /**
     * As it was typed: its terms and their meaning are read when a listing is matched against them.
     */
    text: text('text'),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.part] }),
    // All that a listing is looked up by: the table itself, in the order of the rules, is not read.
    index('alert_squares_found').on(
      table.kind,
      table.square,
      table.south,
      table.west,
      table.north,
      table.east,
      table.isOnce,
      table.bedrooms,
      table.offer,
      table.currency,
      table.lowest,
      table.highest,
      table.subcategories,
      table.text,
      table.ruleId,
    ),
    check(
      'alert_squares_box',
      sql`num_nulls(${table.south}, ${table.west}, ${table.north}, ${table.east}) in (0, 4)`,
    ),
  ],
);

/** Listings that rules have met, as each was met last, with what is news about it. */
export const alertMatches = pgTable(
  'alert_matches',
  {
    ruleId: ofRule(),
    /** It may be gone. */
    listingId: wholeNumber('listing_id').notNull(),
    ownerId: owner(),
    /** Whether the rule finds it as it is. */
    isThere: boolean('is_there').notNull(),
    isUnderOffer: boolean('is_under_offer').notNull(),
    priceAmount: wholeNumber('price_amount'),
    priceCurrency: text('price_currency'),
    pricePeriod: text('price_period'),
    news: text('news', { enum: newsKinds }),
    newsAt: instant('news_at'),
    /** Grows with each news of all rules. */
    place: bigserial('place', { mode: 'number' }).notNull(),
    isSeen: boolean('is_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.listingId] }),
    index('alert_matches_listing').on(table.listingId),
    index('alert_matches_new')
      .on(table.ownerId, table.ruleId, table.place)
      .where(sql`${table.news} is not null and not ${table.isSeen}`),
    check('alert_matches_news', sql`num_nulls(${table.news}, ${table.newsAt}) in (0, 2)`),
  ],
);

/** Mails that showed people what a rule is like, as far as they count. */
export const alertTests = pgTable(
  'alert_tests',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    ruleId: ofRule(),
    at: instant('at').notNull(),
  },
  (table) => [index('alert_tests_rule').on(table.ruleId, table.at)],
);

/** Up to which change of listings rules have been matched; one row. */
export const alertPlace = pgTable('alert_place', {
  id: smallint('id').primaryKey(),
  transaction: transactionId('transaction').notNull(),
  position: wholeNumber('position').notNull(),
});
