import { inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/**
 * Until the transaction ends, nobody else changes these accounts or what is theirs. Two people who do
 * something to each other at once take turns, as both lock in the same order. With `no key update`
 * others may still write what only names these accounts.
 */
export async function lockInTurn(
  transaction: Queries,
  ids: readonly number[],
  strength: 'update' | 'no key update' = 'update',
): Promise<void> {
  const { id } = users;
  await transaction
    .select({ id })
    .from(users)
    .where(inArray(id, [...ids]))
    .orderBy(id)
    .for(strength);
}
