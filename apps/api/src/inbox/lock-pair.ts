import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { asc, inArray } from 'drizzle-orm';
import { users } from '../account/tables.ts';
import { takesMessages } from '../account/takes-messages.ts';
import type { Queries } from '../platform/database/database.ts';

/**
 * Locks two people, in one order for all, until the transaction ends: what they write to one another,
 * ignore and delete takes turns. Rejects where the other can’t be written to: unknown, disabled or gone.
 */
export async function lockPair(
  transaction: Queries,
  userId: UserId,
  otherId: UserId,
): Promise<void> {
  const other = await lockTwo(transaction, userId, otherId);
  if (!other || !takesMessages(other)) throw nobody();
}

/** The same whatever became of the other, who is answered. */
export async function lockTwo(transaction: Queries, userId: UserId, otherId: UserId) {
  const { id, state, firstName, username } = users;
  const rows = await transaction
    .select({ id, state, firstName, username })
    .from(users)
    .where(inArray(users.id, [userId, otherId]))
    .orderBy(asc(users.id))
    .for('no key update');
  return rows.find((row) => row.id === otherId);
}

/**
 * Returns the problem of an unknown recipient: a user who ignores another is nobody to them, as is
 * one without an account.
 */
export function nobody(): Problem {
  return new Problem('not-found', 'There is nobody here who can be written to.');
}
