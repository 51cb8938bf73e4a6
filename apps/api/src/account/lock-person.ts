import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { users } from './tables.ts';

/**
 * The account of a person stays until the transaction ends. Deleting one locks it before everything of
 * its person, so all that locks something of a person locks this first. Others may do the same at once.
 */
export async function lockPerson(transaction: Queries, userId: number): Promise<void> {
  const { id } = users;
  await transaction.select({ id }).from(users).where(eq(id, userId)).for('key share');
}
