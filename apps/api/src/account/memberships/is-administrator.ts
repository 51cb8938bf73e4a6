import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../tables.ts';
import { administers } from './membership-conditions.ts';

/** Whether the person has an active account and is an administrator now. */
export async function isAdministrator(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<boolean> {
  const [user] = await queries
    .select({ isOne: sql<boolean>`${administers(users.id, 'administrators', now)}` })
    .from(users)
    .where(eq(users.id, userId));
  return user?.isOne === true;
}
