import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/** A user's row, which nobody else changes until the transaction ends: changes take their turns. */
export async function lockUser(
  transaction: Queries,
  userId: UserId,
): Promise<typeof users.$inferSelect> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!user) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  return user;
}
