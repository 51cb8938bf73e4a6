import { auditEvents } from '@boardwalk/sdk-core/access/audit-events';
import { actions, groups } from '@boardwalk/sdk-core/vocabulary/groups';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { groupNames, personId, users } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';

/** Invitations by mail; each is accepted once. */
export const invitations = pgTable(
  'invitations',
  {
    /** SHA-256 of the mailed token, in hexadecimal digits. */
    tokenHash: text('token_hash').primaryKey(),
    /** The identifier by which the group's administrators refer to it. */
    id: uuid('id').notNull().defaultRandom().unique(),
    group: text('group_name', { enum: groups }).notNull(),
    email: text('email').notNull(),
    /** What the member may do in the group. */
    actions: text('actions', { enum: actions }).array().notNull(),
    /** When the membership ends. */
    endsAt: instant('ends_at'),
    /** The cities that the membership is for, as a membership has them. */
    cities: jsonb('cities').$type<readonly NamedCity[]>().notNull().default([]),
    invitedBy: personId('invited_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedBy: wholeNumber('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: instant('accepted_at'),
  },
  (table) => [
    index('invitations_group').on(table.group, table.createdAt),
    check('invitations_group_name', sql`${table.group} in ${groupNames}`),
  ],
);

/** How a group takes people in; a group without a row has no wishes of its own. */
export const groupSettings = pgTable(
  'group_settings',
  {
    group: text('group_name', { enum: groups }).primaryKey(),
    /** What invitations say besides the group's name. */
    note: text('note').notNull(),
    /** How long a membership lasts where the invitation sets no end; for ever if absent. */
    membershipDays: integer('membership_days'),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [check('group_settings_group_name', sql`${table.group} in ${groupNames}`)],
);

/** What a person may do to one object that belongs to somebody else. */
export const objectPermissions = pgTable(
  'object_permissions',
  {
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    userId: personId(),
    actions: text('actions', { enum: actions }).array().notNull(),
    /** The user who gave the right as it is. */
    grantedBy: wholeNumber('granted_by').references(() => users.id, { onDelete: 'set null' }),
    /** The username or e-mail address of the invitation that was accepted, and who sent it. */
    sentTo: text('sent_to'),
    sentBy: wholeNumber('sent_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    endsAt: instant('ends_at'),
  },
  (table) => [
    primaryKey({ columns: [table.objectType, table.objectId, table.userId] }),
    index('object_permissions_user').on(table.userId, table.objectType),
  ],
);

/**
 * Invitations to rights to an object. They are for the owner of the username or the address, which
 * is looked up when an invitation is read and never when it is sent.
 */
export const objectInvitations = pgTable(
  'object_invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    objectType: text('object_type').notNull(),
    objectId: text('object_id').notNull(),
    /** Exactly one of the two. */
    email: text('email'),
    username: text('username'),
    actions: text('actions', { enum: actions }).array().notNull(),
    /** When the right ends. */
    endsAt: instant('ends_at'),
    /** In what language an address without an account is written to. */
    locale: text('locale', { enum: supportedLocales }).notNull(),
    invitedBy: personId('invited_by'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its mail was written, or it was found that nobody is to get one. */
    deliveredAt: instant('delivered_at'),
    /** What became of it; absent while it waits, and once its time has run out. */
    outcome: text('outcome', { enum: ['accepted', 'declined', 'withdrawn', 'given-up'] }),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('object_invitations_object').on(table.objectType, table.objectId),
    index('object_invitations_email').on(sql`lower(${table.email})`),
    index('object_invitations_username').on(sql`lower(${table.username})`),
    index('object_invitations_sender').on(table.invitedBy, table.createdAt),
    check('object_invitations_to', sql`num_nonnulls(${table.email}, ${table.username}) = 1`),
  ],
);

/**
 * Who did what to whose rights and account, and what as somebody else. Rows are added: a trigger
 * refuses changes but for an outcome that was not known, and for what erasing a person takes away.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Absent where nobody was signed in. */
    actorId: wholeNumber('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** As whom the actor acted, if as somebody else. */
    actingAs: wholeNumber('acting_as').references(() => users.id, { onDelete: 'set null' }),
    event: text('event', { enum: auditEvents }).notNull(),
    /** Whose account or rights it was about. */
    subjectId: wholeNumber('subject_id').references(() => users.id, { onDelete: 'set null' }),
    detail: jsonb('detail').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Status of a call that was made while acting; absent until it is known. */
    outcome: integer('outcome'),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subjectId, table.id),
  ],
);

/** Who read what is hidden from others: administrators, as themselves or as somebody else. */
export const hiddenReadings = pgTable(
  'hidden_readings',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    readerId: wholeNumber('reader_id').references(() => users.id, { onDelete: 'set null' }),
    /** As whom the reader acted, if as somebody else. */
    actingAs: wholeNumber('acting_as').references(() => users.id, { onDelete: 'set null' }),
    endpoint: text('endpoint').notNull(),
    /** The person it is about, where it is about one person. */
    subjectId: wholeNumber('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** Why they acted. */
    reason: text('reason'),
    /** Status of the answer; absent until it is known. */
    outcome: integer('outcome'),
  },
  (table) => [
    index('hidden_readings_at').on(table.at),
    index('hidden_readings_reader').on(table.readerId, table.id),
    index('hidden_readings_subject').on(table.subjectId, table.id),
  ],
);
