import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { memberships, users } from '../tables.ts';

/**
 * Refuses to go on where nobody but this person looks after the product for good. It is asked in
 * the transaction that takes the person's rights or account, once that holds the account: one such
 * transaction waits for another, and none crosswise.
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
