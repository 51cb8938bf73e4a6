import { eq, sql } from 'drizzle-orm';
import { administers } from '../../account/memberships/membership-conditions.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

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
