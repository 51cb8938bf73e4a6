import type { Person } from '@boardwalk/sdk-core/vocabulary/rights';
import { and, eq } from 'drizzle-orm';
import { citiesOf } from '../account/memberships/cities-of.ts';
import { countsAt } from '../account/memberships/membership-conditions.ts';
import { memberships, users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';

/** Somebody else than the caller as the policy knows them; null where their account is not open. */
export async function readPerson(
  queries: Queries,
  userId: number,
  now: Date,
): Promise<Person | null> {
  const [user] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')));
  if (!user) return null;
  const { group, actions, cities } = memberships;
  const rows = await queries
    .select({ group, actions, cities })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), countsAt(now)));
  const groups = rows.map((row) => ({
    name: row.group,
    permissions: row.actions,
    endsAt: null,
    ...citiesOf(row.group, row.cities),
  }));
  return { id: user.id, groups };
}
