import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Locks an active account: until the transaction ends, nobody else disables it, puts its owner into
 * a group or begins to act as them; anyone who tries waits.
 */
export async function lockActiveUser(transaction: Queries, id: number): Promise<void> {
  const [user] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.state, 'active')))
    .for('no key update');
  if (!user) throw new Problem('not-found', 'There is no such user.');
}
