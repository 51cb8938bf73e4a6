import { confirmationKinds } from '@boardwalk/sdk-core/embeds/confirmations/confirmation-kinds';
import { proofFaults } from '@boardwalk/sdk-core/embeds/sites/proof-rules';
import { navigations, themes } from '@boardwalk/sdk-core/embeds/sites/site-choices';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { personId, sessions } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';
import type { ConfirmedPart } from './confirmations/confirmables.ts';

const siteOf = () =>
  wholeNumber('site_id')
    .notNull()
    .references(() => embedSites.id, { onDelete: 'cascade' });

/** Sites of partners and merchants on whose pages widgets run. */
export const embedSites = pgTable(
  'embed_sites',
  {
    id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
    ownerId: personId('owner_id'),
    name: text('name').notNull(),
    /** As browsers write them; compared letter for letter. */
    origins: text('origins').array().notNull(),
    theme: text('theme', { enum: themes }).notNull(),
    locale: text('locale', { enum: supportedLocales }),
    navigation: text('navigation', { enum: navigations }).notNull(),
    urlTemplate: text('url_template'),
    productTemplate: text('product_template'),
    shopTemplate: text('shop_template'),
    /** What a file or a DNS record of each of its origins must hold. */
    proofCode: uuid('proof_code').notNull().defaultRandom(),
    /** When an administrator stopped it, and why; absent for one that goes on. */
    stoppedAt: instant('stopped_at'),
    stopReason: text('stop_reason'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('embed_sites_owner').on(table.ownerId, table.id)],
);

/** Publishable keys: they are in the pages, so they are stored as they are. */
export const embedKeys = pgTable(
  'embed_keys',
  {
    key: text('key').primaryKey(),
    siteId: siteOf(),
    kind: text('kind', { enum: ['live', 'test'] }).notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it stops working; absent for the one in use. */
    endsAt: instant('ends_at'),
  },
  (table) => [
    uniqueIndex('embed_keys_in_use')
      .on(table.siteId, table.kind)
      .where(sql`${table.endsAt} is null`),
    index('embed_keys_site').on(table.siteId),
  ],
);

/** Calls from pages, added up by day. */
export const embedCounts = pgTable(
  'embed_counts',
  {
    siteId: siteOf(),
    origin: text('origin').notNull(),
    day: date('day').notNull(),
    requests: integer('requests').notNull(),
    refusals: integer('refusals').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.origin] })],
);

/** What was found when somebody looked whether an origin is the site owner's. */
export const embedProofs = pgTable(
  'embed_proofs',
  {
    siteId: siteOf(),
    origin: text('origin').notNull(),
    /** Since when it counts as the owner's; absent where it does not. */
    provedAt: instant('proved_at'),
    checkedAt: instant('checked_at').notNull(),
    /** What was wrong the last time. */
    fault: text('fault', { enum: proofFaults }),
    /** How often in a row. */
    failures: integer('failures').notNull().default(0),
    /** When it is looked at again; absent where its owner has to ask for it. */
    dueAt: instant('due_at'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.origin] }),
    index('embed_proofs_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);

/** What somebody has agreed to on an origin of a site, under the name that was shown. */
export const embedConsents = pgTable(
  'embed_consents',
  {
    /** What its owner calls it by. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: personId(),
    siteId: siteOf(),
    origin: text('origin').notNull(),
    siteName: text('site_name').notNull(),
    scopes: text('scopes', { enum: scopes }).array().notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.siteId, table.origin] }),
    index('embed_consents_site').on(table.siteId),
  ],
);

/** Sessions that somebody lets a page start; each is started once. */
export const embedGrants = pgTable(
  'embed_grants',
  {
    /** SHA-256 of the page's verifier, in base64url (PKCE S256). */
    challenge: text('challenge').primaryKey(),
    /** SHA-256 of the code, in hexadecimal digits; absent where the verifier alone collects it. */
    codeHash: text('code_hash'),
    userId: personId(),
    /** The session on our own site that granted it: when that ends first, the grant does. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    key: text('key')
      .notNull()
      .references(() => embedKeys.key, { onDelete: 'cascade' }),
    origin: text('origin').notNull(),
    scopes: text('scopes', { enum: scopes }).array().notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    /** The session that was started. */
    startedId: uuid('started_id'),
    /** When its token was handed over, to a browser that keeps no cookie. */
    tokenTakenAt: instant('token_taken_at'),
  },
  (table) => [
    index('embed_grants_session').on(table.sessionId),
    index('embed_grants_user').on(table.userId),
    index('embed_grants_key').on(table.key),
    index('embed_grants_expiry').on(table.expiresAt),
  ],
);

/** What users are asked to confirm in a window of our own site before a page does it for them. */
export const embedConfirmations = pgTable(
  'embed_confirmations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The session on the page that asks: when it ends, nothing is confirmed for it any more. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: personId(),
    siteId: siteOf(),
    origin: text('origin').notNull(),
    kind: text('kind', { enum: confirmationKinds }).notNull(),
    /** What it is about, by an id of its kind. */
    subject: text('subject').notNull(),
    /** Its name as it is shown, where it has one. */
    about: text('about'),
    /** Names of what is bought, as they are shown. */
    items: text('items').array().notNull().default([]),
    /** How each shop of an order delivers, as it is shown. */
    parts: jsonb('parts').$type<readonly ConfirmedPart[]>().notNull().default([]),
    /** Whether it is paid for again by itself. */
    renews: boolean('renews').notNull().default(false),
    /** What else has to be the same as it is done. */
    terms: text('terms'),
    /** What is charged, payment by payment; none where nothing is. */
    amounts: jsonb('amounts').$type<readonly Money[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Absent until its owner has decided. */
    decision: text('decision', { enum: ['confirmed', 'refused'] }),
    /** When what was confirmed was done. */
    spentAt: instant('spent_at'),
  },
  (table) => [
    index('embed_confirmations_session').on(table.sessionId),
    index('embed_confirmations_user').on(table.userId),
    index('embed_confirmations_site').on(table.siteId),
    index('embed_confirmations_expiry').on(table.expiresAt),
    check(
      'embed_confirmations_amounts',
      sql`jsonb_typeof(${table.amounts}) = 'array' and not jsonb_path_exists(${table.amounts}, '$[*].amount ? (@ < 0)')`,
    ),
    check(
      'embed_confirmations_spent',
      sql`${table.spentAt} is null or ${table.decision} is not distinct from 'confirmed'`,
    ),
  ],
);
