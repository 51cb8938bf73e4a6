import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import type { ObjectRef } from './objects.ts';

/**
 * Until the transaction ends, nobody else changes rights to the object: who loses a right hands
 * none on at the same moment, and a limit is not passed by two at once.
 */
export async function lockPermissions(
  transaction: Queries,
  { id }: Pick<ObjectRef, 'id'>,
): Promise<void> {
  const key = `permissions ${id}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
