import { uploadTypes } from '@boardwalk/sdk-core/media/upload-rules';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import { instant, wholeNumber } from '../platform/database/columns.ts';
import { type VideoEnding, videoEndings } from './video/video-endings.ts';

// At least one, as the column's type wants it.
const endings = Object.values(videoEndings) as [VideoEnding];

/** Stored pictures; their files lie in the storage under paths made from the id. */
export const media = pgTable('media', {
  /**
   * Made from the content, so that the same picture is stored once; of an upload, its file's id.
   */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['image'] }).notNull(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Base64. */
  thumbhash: text('thumbhash').notNull(),
  /** Of all renditions together. */
  bytes: integer('bytes').notNull(),
  /** Of a video, whose poster the picture is: what its address ends in. */
  video: text('video', { enum: endings }),
  createdAt: instant('created_at').notNull(),
});

/** The life of an upload: what is not ready shows nowhere, and is swept away where nobody does. */
export const fileStates = ['uploading', 'ready', 'removing'] as const;

// The keys of the table are the types.
export const mimeTypes = Object.keys(uploadTypes) as [keyof typeof uploadTypes];

/** What people have uploaded; paths in the storage are made from the id, never from the name. */
export const filesTable = pgTable(
  'files',
  {
    /** 128 random bits as 32 hexadecimal digits: who does not know it does not find the file. */
    id: text('id').primaryKey(),
    /** Absent once the owner is gone; then the file goes as well. */
    ownerId: wholeNumber('owner_id').references(() => users.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: fileStates }).notNull(),
    mimeType: text('mime_type', { enum: mimeTypes }).notNull(),
    name: text('name').notNull(),
    /** Bytes that count towards the owner's capacity: while it is uploading, as many as may come. */
    size: wholeNumber('size').notNull(),
    /** SHA-256 of what was sent, in hexadecimal digits; absent until it has arrived. */
    hash: text('hash'),
    createdAt: instant('created_at').notNull(),
    /** When it was given up: the draft that it was of was thrown away. Absent for what is to stay. */
    givenUpAt: instant('given_up_at'),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_content').on(table.ownerId, table.hash),
    index('files_unready').on(table.createdAt).where(sql`${table.state} <> 'ready'`),
    index('files_given_up').on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index('files_orphans').on(table.id).where(sql`${table.ownerId} is null`),
  ],
);

/** Files that come in parts; the file itself is `uploading` until all have arrived. */
export const uploads = pgTable(
  'uploads',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => filesTable.id),
    /** Bytes of the whole. */
    size: wholeNumber('size').notNull(),
    /** Bytes of all parts that have arrived, one behind the other. */
    received: wholeNumber('received').notNull().default(0),
    /** Made from what distinguishes one chosen file from another, so that the same one resumes. */
    fingerprint: text('fingerprint').notNull(),
    /** When somebody began to make the file of them; a process may die over it. */
    finishingSince: instant('finishing_since'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('uploads_fingerprint').on(table.fingerprint),
    index('uploads_expiry').on(table.expiresAt),
  ],
);

/** Parts that have arrived or are on their way; a row stands before anything is stored of it. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    /** Random, and its name in the storage, as two may come for one place at once. */
    id: text('id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => uploads.fileId),
    offset: wholeNumber('offset').notNull(),
    /** The one that counts of those at its place; the others are on their way. */
    isKept: boolean('is_kept').notNull().default(false),
    /** When it last said that it is on its way. */
    comingAt: instant('coming_at').notNull(),
  },
  (table) => [
    index('upload_parts_file').on(table.fileId),
    uniqueIndex('upload_parts_kept').on(table.fileId, table.offset).where(sql`${table.isKept}`),
  ],
);
