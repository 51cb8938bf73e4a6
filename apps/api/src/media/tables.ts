import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';

/** Pictures that are kept; their files lie in the storage under paths made from the id. */
export const media = pgTable('media', {
  /** Made from the content, so that the same picture is kept once. */
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

/** Files that people uploaded for themselves; each counts towards its owner's quota. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the storage keeps it. */
    path: text('path').notNull(),
    /** As its owner named it, without what could be taken for a path. */
    name: text('name').notNull(),
    mimeType: text('mime_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('files_owner').on(table.userId, table.createdAt)],
);
