import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** People with an account. */
export const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  profilePictureId: text('profile_picture_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
