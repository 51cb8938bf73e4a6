import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
