import { uploadTypes } from '@boardwalk/sdk-core/media/upload-rules';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';

/** Pictures that are kept; their files lie in the storage under paths made from the id. */
export const media = pgTable('media', {
  /** Made from the content, so that the same picture is kept once; of an upload, its file's id. */
  id: text('id').primaryKey(),
  kind: text('kind', { enum: ['image'] }).notNull(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Base64. */
  thumbhash: text('thumbhash').notNull(),
  /** Of all renditions together. */
  bytes: integer('bytes').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The life of an upload: what is not ready shows nowhere, and is swept away where nobody does. */
export const fileStates = ['uploading', 'ready', 'removing'] as const;

// The keys of the table are the types.
export const mimeTypes = Object.keys(uploadTypes) as [keyof typeof uploadTypes];

/** What people have uploaded; paths in the storage are made from the id, never from the name. */
export const files = pgTable(
  'files',
  {
    /** 128 random bits as 32 hexadecimal digits: who does not know it does not find the file. */
    id: text('id').primaryKey(),
    /** Absent once the owner is gone; then the file goes as well. */
    ownerId: bigint('owner_id', { mode: 'number' }).references(() => users.id, {
      onDelete: 'set null',
    }),
    state: text('state', { enum: fileStates }).notNull(),
    mimeType: text('mime_type', { enum: mimeTypes }).notNull(),
    name: text('name').notNull(),
    /** Bytes that count towards the owner's capacity: while it is uploading, as many as may come. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of what was sent, in hexadecimal digits; absent until it has arrived. */
    hash: text('hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the draft was thrown away that it was of; absent for what is to stay. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_content').on(table.ownerId, table.hash),
    index('files_unready').on(table.createdAt).where(sql`${table.state} <> 'ready'`),
    index('files_given_up').on(table.givenUpAt).where(sql`${table.givenUpAt} is not null`),
    index('files_orphans').on(table.id).where(sql`${table.ownerId} is null`),
  ],
);
