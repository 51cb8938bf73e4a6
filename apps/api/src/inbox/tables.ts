import { threadSubjects } from '@boardwalk/sdk-core/inbox/subjects';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { personId, users } from '../account/tables.ts';
import { embedSites } from '../embeds/tables.ts';
import { instant, transactionId, wholeNumber } from '../platform/database/columns.ts';
import { reports } from '../reports/tables.ts';

/** Compared sign by sign, so that what begins alike stands together. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** What two people write to one another, one thread of each subject and one about nothing. */
export const inboxThreads = pgTable(
  'inbox_threads',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Of the two, who has the lower number. */
    lowId: personId('low_id'),
    highId: personId('high_id'),
    subjectKind: text('subject_kind', { enum: threadSubjects }),
    /** What it is, the domain of the kind knows; it may be gone. */
    subjectId: wholeNumber('subject_id'),
    startedBy: personId('started_by'),
    startedAt: instant('started_at').notNull(),
    /** The partner's site and origin on whose page it was begun: there it is shown; absent on our own. */
    siteId: wholeNumber('site_id').references(() => embedSites.id, { onDelete: 'set null' }),
    origin: text('origin'),
    /** The place of the newest message. */
    newest: integer('newest').notNull().default(0),
  },
  (table) => [
    unique('inbox_threads_once')
      .on(table.lowId, table.highId, table.subjectKind, table.subjectId)
      .nullsNotDistinct(),
    index('inbox_threads_high').on(table.highId),
    index('inbox_threads_started').on(table.startedBy, table.startedAt),
    index('inbox_threads_subject').on(table.subjectId).where(sql`${table.subjectId} is not null`),
    index('inbox_threads_site').on(table.siteId).where(sql`${table.siteId} is not null`),
    check('inbox_threads_two', sql`${table.lowId} < ${table.highId}`),
  ],
);

/** How a thread stands to each of its two people; somebody whose account is no more has no row. */
export const inboxPeople = pgTable(
  'inbox_people',
  {
    threadId: wholeNumber('thread_id')
      .notNull()
      .references(() => inboxThreads.id, { onDelete: 'cascade' }),
    userId: personId(),
    otherId: personId('other_id'),
    /** Up to which place the thread was deleted for this person. */
    hiddenTo: integer('hidden_to').notNull().default(0),
    /** Up to which place this person has read. */
    readTo: integer('read_to').notNull().default(0),
    /** Messages of the other beyond that. */
    unread: integer('unread').notNull().default(0),
    /** Up to which place this person was notified by mail. */
    mailedTo: integer('mailed_to').notNull().default(0),
    /** Whether this person has written in it: then they learn how the other is reached. */
    hasWritten: boolean('has_written').notNull().default(false),
    isIgnored: boolean('is_ignored').notNull().default(false),
    /** When the newest message came that this person is shown; absent where there is none. */
    latestAt: instant('latest_at'),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('inbox_people_list')
      .on(table.userId, table.latestAt.desc(), table.threadId.desc())
      .where(sql`${table.latestAt} is not null and not ${table.isIgnored}`),
    index('inbox_people_unread').on(table.userId).where(sql`${table.unread} > 0`),
    index('inbox_people_other').on(table.otherId, table.userId),
    check('inbox_people_unread_count', sql`${table.unread} >= 0`),
  ],
);

export const inboxThreadMessages = pgTable(
  'inbox_messages',
  {
    threadId: wholeNumber('thread_id')
      .notNull()
      .references(() => inboxThreads.id, { onDelete: 'cascade' }),
    /** Within its thread, from 1 without a gap. */
    place: integer('place').notNull(),
    authorId: personId('author_id'),
    body: text('body').notNull(),
    /** How many pictures it has. */
    pictures: smallint('pictures').notNull().default(0),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.place] }),
    index('inbox_messages_author').on(table.authorId, table.sentAt),
  ],
);

/** Pictures of messages, which the two people of a thread alone see. */
export const inboxPictures = pgTable(
  'inbox_pictures',
  {
    /** 128 random bits as 32 hexadecimal digits. */
    id: text('id').primaryKey(),
    /** Who has uploaded it; absent once the account is gone without having sent it. */
    ownerId: wholeNumber('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Absent until it is sent, and once its thread is gone: then it goes as well. */
    threadId: wholeNumber('thread_id').references(() => inboxThreads.id, { onDelete: 'set null' }),
    /** Of its message. */
    place: integer('place'),
    /** Within its message, from 0. */
    position: smallint('position'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Base64. */
    thumbhash: text('thumbhash').notNull(),
    /** Whether its renditions are stored by now. */
    isReady: boolean('is_ready').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('inbox_pictures_message').on(table.threadId, table.place, table.position),
    index('inbox_pictures_unsent').on(table.createdAt).where(sql`${table.threadId} is null`),
    index('inbox_pictures_owner').on(table.ownerId).where(sql`${table.threadId} is null`),
  ],
);

/** What reports of threads are about, beside what the moderators keep of all reports. */
export const inboxReports = pgTable(
  'inbox_reports',
  {
    reportId: wholeNumber('report_id')
      .primaryKey()
      .references(() => reports.id, { onDelete: 'cascade' }),
    /** With whom the reporter wrote. */
    reportedId: personId('reported_id'),
    /** The listing that the thread is about. */
    listingId: wholeNumber('listing_id'),
  },
  (table) => [index('inbox_reports_reported').on(table.reportedId)],
);

/** The last messages of a thread as they were when it was reported. */
export const inboxReportedMessages = pgTable(
  'inbox_reported_messages',
  {
    reportId: wholeNumber('report_id')
      .notNull()
      .references(() => inboxReports.reportId, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    authorId: personId('author_id'),
    body: text('body').notNull(),
    sentAt: instant('sent_at').notNull(),
    /** Pictures of it, in their order; they are stored as long as this row. */
    pictureIds: text('picture_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.place] }),
    index('inbox_reported_messages_author').on(table.authorId),
  ],
);

/**
 * The words of somebody's threads, for searching in them: by person, so that a search reads nothing of
 * anybody else's. Written with each message, for both of its people.
 */
export const inboxSearchIndex = pgTable(
  'inbox_words',
  {
    userId: personId(),
    /** Folded: a word as it is, or the stem of one. */
    word: plainText('word').notNull(),
    threadId: wholeNumber('thread_id')
      .notNull()
      .references(() => inboxThreads.id, { onDelete: 'cascade' }),
    /** The place of the newest message that has it. */
    newest: integer('newest').notNull(),
    /** The same of those that have it where no address or number is hidden from this person; 0 for none. */
    newestOpen: integer('newest_open').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.word, table.threadId] }),
    index('inbox_words_thread').on(table.threadId),
  ],
);

/**
 * Threads begun before words were stored: a job stores the words of their messages, and removes the
 * row.
 */
export const inboxWordless = pgTable('inbox_wordless', {
  threadId: wholeNumber('thread_id')
    .primaryKey()
    .references(() => inboxThreads.id, { onDelete: 'cascade' }),
  /** Up to which place the words are stored. */
  keptTo: integer('kept_to').notNull().default(0),
});

/** Up to where the changes of listings were announced to those who talk about them. */
export const inboxListingPlace = pgTable('inbox_listing_place', {
  id: integer('id').primaryKey(),
  transaction: transactionId('transaction').notNull(),
  position: wholeNumber('position').notNull(),
});

/** How many messages wait to be read by somebody, written with each that comes and is read. */
export const inboxCounts = pgTable(
  'inbox_counts',
  {
    userId: personId().primaryKey(),
    unread: integer('unread').notNull(),
  },
  (table) => [check('inbox_counts_unread', sql`${table.unread} >= 0`)],
);

/** How soon somebody usually replies to those who begin a conversation with them. */
export const inboxReplyTimes = pgTable(
  'inbox_reply_times',
  {
    userId: personId().primaryKey(),
    medianSeconds: integer('median_seconds').notNull(),
    measuredAt: instant('measured_at').notNull(),
  },
  (table) => [check('inbox_reply_times_median', sql`${table.medianSeconds} >= 0`)],
);

/** Whether somebody shows how far they have read, and sees how far others have; who never said has no row. */
export const inboxUserPreferences = pgTable('inbox_preferences', {
  userId: personId().primaryKey(),
  showsSeen: boolean('shows_seen').notNull(),
});

/** Of whom people want no messages. */
export const inboxIgnored = pgTable(
  'inbox_ignored',
  {
    userId: personId(),
    ignoredId: personId('ignored_id'),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ignoredId] }),
    index('inbox_ignored_whom').on(table.ignoredId),
  ],
);
