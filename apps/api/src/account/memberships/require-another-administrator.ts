import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberships, users } from '../tables.ts';

/**
 * Throws where this person is the only one who looks after the product permanently. It is called in
 * the transaction that removes the person's rights or account, once that has locked the account:
 * such transactions wait for one another, without a deadlock.
 */
export async function requireAnotherAdministrator(queries: Queries, userId: number): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const lasting = await queries
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.group, 'administrators'),
        isNull(memberships.endsAt),
        eq(users.state, 'active'),
      ),
    );
  const isLasting = lasting.some((administrator) => administrator.userId === userId);
  if (!isLasting || lasting.length > 1) return;
  throw new Problem('conflict', 'This is the last administrator. Please name another one first.');
}
