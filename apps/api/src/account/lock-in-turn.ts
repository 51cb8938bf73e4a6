import { inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/**
 * Until the transaction ends, nobody else changes these accounts or what is theirs. Two people who do
 * something to each other at once take turns, as both lock in the same order.
 */
export async function lockInTurn(transaction: Queries, ids: readonly number[]): Promise<void> {
  const { id } = users;
  await transaction
    .select({ id })
    .from(users)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for('update');
}
