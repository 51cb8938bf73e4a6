import { countries } from '@boardwalk/sdk-core/vocabulary/countries';
import { actions, groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/locale';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
/** For checks of tables that keep a group's name. */
export const groupNames = sql`(${sql.raw(groups.map((name) => `'${name}'`).join(', '))})`;

/** First and last name as they are searched. */
export function fullName(table: { readonly firstName: SQLWrapper; readonly lastName: SQLWrapper }) {
  return sql`lower(${table.firstName} || ' ' || ${table.lastName})`;
}

/** People with an account, and those of whom only a public listing is known. */
export const users = pgTable(
  'users',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Absent, as are the e-mail and the password, where nobody can sign in as this person. */
    username: text('username'),
    /** Absent until it is confirmed: an address that somebody only typed is nobody's yet. */
    email: text('email'),
    /** Calling code and national number, both digits alone; two countries share a code. */
    phoneCountry: text('phone_country', { enum: countries }),
    phoneCode: integer('phone_code'),
    phoneNumber: text('phone_number'),
    /** argon2id in PHC form. */
    passwordHash: text('password_hash'),
    state: text('state', { enum: ['unconfirmed', 'active', 'disabled', 'deleted'] })
      .notNull()
      .default('active'),
    /** Which group an account joins once its address is confirmed. */
    joins: text('joins', { enum: groups }),
    /** In what language mail is written to this person. */
    locale: text('locale', { enum: supportedLocales }).notNull().default('en-CA'),
    profilePictureId: text('profile_picture_id'),
    billingCountry: text('billing_country', { enum: countries }),
    billingPostalCode: text('billing_postal_code'),
    billingState: text('billing_state'),
    billingCity: text('billing_city'),
    billingLine1: text('billing_line1'),
    /** When terms and privacy policy were accepted. */
    consentedAt: time('consented_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_phone').on(table.phoneNumber, table.phoneCode),
    index('users_first_name').on(sql`lower(${table.firstName}) text_pattern_ops`),
    index('users_last_name').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_full_name').on(fullName(table).append(sql` text_pattern_ops`)),
    index('users_unconfirmed').on(table.createdAt).where(sql`${table.state} = 'unconfirmed'`),
    check('users_state', sql`${table.state} in ('unconfirmed', 'active', 'disabled', 'deleted')`),
  ],
);

/** Sign-ins that still count. The token itself is known to the browser alone. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    /** What its owner may call it by. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator who acts as this user. */
    actorId: bigint('actor_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'cascade',
    }),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
    /** The end that no use puts off. */
    endsAt: time('ends_at').notNull(),
    /** Browser and system, as far as the `User-Agent` tells: `Firefox on Windows`. */
    device: text('device').notNull(),
    /** IANA name that the browser gave; stands for the place. */
    timeZone: text('time_zone'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_end').on(table.endsAt)],
);

/** Tokens that were mailed; each works once. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['confirm-account', 'reset-password', 'change-email'],
    }).notNull(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that is confirmed. */
    email: text('email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_email').on(sql`lower(${table.email})`),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
);

/** Failed sign-ins in a row, whether or not the name is anybody's. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of the name that was typed, in lower case. */
    nameHash: text('name_hash').primaryKey(),
    count: integer('count').notNull(),
    lastAt: time('last_at').notNull(),
    lockedUntil: time('locked_until').notNull(),
  },
  (table) => [index('sign_in_failures_last').on(table.lastAt)],
);

/** Who is in which group; a membership past its end counts no more. */
export const memberships = pgTable(
  'memberships',
  {
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    group: text('group_name', { enum: groups }).notNull(),
    /** What the member may do in the group (specification, section 6). */
    actions: text('actions', { enum: actions }).array().notNull().default(['create']),
    grantedBy: bigint('granted_by', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    createdAt: time('created_at').notNull(),
    endsAt: time('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    index('memberships_group').on(table.group, table.userId),
    check('memberships_group_name', sql`${table.group} in ${groupNames}`),
  ],
);
