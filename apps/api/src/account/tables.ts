import { actions, groups } from '@boardwalk/sdk-core/vocabulary/groups';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { type SQLWrapper, sql } from 'drizzle-orm';
import {
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
import { instant, wholeNumber } from '../platform/database/columns.ts';

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
    id: wholeNumber('id').primaryKey().generatedByDefaultAsIdentity(),
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
    consentedAt: instant('consented_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
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

/** Whose a row is; it goes with their account. */
export const personId = (name = 'user_id') =>
  wholeNumber(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Sign-ins that still count. The token itself is known to the browser alone. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    /** The hash of the token that this one has replaced last, and when. */
    previousTokenHash: text('previous_token_hash'),
    renewedAt: instant('renewed_at'),
    /** Whether that was another person's, over whom its owner has signed in. */
    isHandedOver: boolean('is_handed_over').notNull().default(false),
    /** What its owner may call it by. */
    id: uuid('id').notNull().defaultRandom().unique(),
    userId: personId(),
    /** The administrator who acts as this user. */
    actorId: wholeNumber('actor_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    /** The end that no use puts off. */
    endsAt: instant('ends_at').notNull(),
    /** Browser and system, as far as the `User-Agent` shows: `Firefox, Windows`. */
    device: text('device').notNull(),
    /** IANA name that the browser gave; stands for the place. */
    timeZone: text('time_zone'),
    /** Key and origin of the embedding page that it belongs to; absent for one of our own site. */
    embedKey: text('embed_key'),
    embedOrigin: text('embed_origin'),
    /** What a session on an embedding page may do. */
    scopes: text('scopes', { enum: scopes }).array(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_end').on(table.endsAt),
    index('sessions_previous_token')
      .on(table.previousTokenHash)
      .where(sql`${table.previousTokenHash} is not null`),
    index('sessions_embed_key').on(table.embedKey).where(sql`${table.embedKey} is not null`),
  ],
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
    userId: personId(),
    /** The address that is confirmed. */
    email: text('email').notNull(),
    /**
     * SHA-256 of the secret of the browser that made the request, where that browser needs no
     * password.
     */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_email').on(sql`lower(${table.email})`),
    index('account_tokens_expiry').on(table.expiresAt),
    index('account_tokens_browser')
      .on(table.browserHash)
      .where(sql`${table.browserHash} is not null`),
  ],
);

/** Failed sign-ins in a row, whether or not the name is anybody's. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** SHA-256 of whose account, or which known browser, it was; of the name where nobody has it. */
    nameHash: text('name_hash').primaryKey(),
    count: integer('count').notNull(),
    lastAt: instant('last_at').notNull(),
    lockedUntil: instant('locked_until').notNull(),
  },
  (table) => [index('sign_in_failures_last').on(table.lastAt)],
);

/** Who is in which group; a membership past its end counts no more. */
export const memberships = pgTable(
  'memberships',
  {
    userId: personId(),
    group: text('group_name', { enum: groups }).notNull(),
    /** What the member may do in the group. */
    actions: text('actions', { enum: actions }).array().notNull().default(['create']),
    grantedBy: wholeNumber('granted_by').references(() => users.id, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
    /** Of `city_administrators` those that it is for; nobody else's has any. */
    cities: jsonb('cities').$type<readonly NamedCity[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    index('memberships_group').on(table.group, table.userId),
    check('memberships_group_name', sql`${table.group} in ${groupNames}`),
  ],
);

/** Secrets that authenticator apps share with us; one that no code has confirmed asks for nothing. */
export const twoFactors = pgTable(
  'two_factors',
  {
    userId: personId().primaryKey(),
    /** In base32, sealed with the server's key. */
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** The half minute of the last code that was taken: no code up to it works again. */
    lastStep: integer('last_step').notNull().default(0),
  },
  (table) => [
    index('two_factors_unconfirmed').on(table.createdAt).where(sql`${table.confirmedAt} is null`),
  ],
);

/** What takes the place of the app once; used ones stay until new ones are made. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: personId(),
    /** SHA-256 of the code, in hexadecimal digits. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Public halves of the keys that people's devices hold. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: personId(),
    /** The device's own name for it, in base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it was used, as far as the device counts: one that falls back is a copy. */
    counter: wholeNumber('counter').notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkeys_user').on(table.userId, table.createdAt)],
);

/** Challenges for passkeys to sign; each once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** 32 random bytes in base64url. */
    challenge: text('challenge').primaryKey(),
    purpose: text('purpose', { enum: ['add', 'sign-in', 'second-step'] }).notNull(),
    /** The user whose passkey is requested; absent where the person has not said who they are. */
    userId: wholeNumber('user_id').references(() => users.id, {
      onDelete: 'cascade',
    }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

/** Sign-ins whose password was right and whose second step is missing. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    userId: personId(),
    timeZone: text('time_zone'),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_steps_user').on(table.userId),
    index('sign_in_steps_expiry').on(table.expiresAt),
  ],
);

/** Browsers in which somebody has signed in: a stranger's guesses don't lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: personId(),
    /** SHA-256 of the token that the browser keeps, in hexadecimal digits. */
    tokenHash: text('token_hash').notNull(),
    device: text('device').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last sign-in. */
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    index('known_browsers_token').on(table.tokenHash),
    index('known_browsers_used').on(table.usedAt),
  ],
);
