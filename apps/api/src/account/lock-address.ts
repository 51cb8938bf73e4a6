import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';

/**
 * Makes all other operations on an address wait until the transaction ends, whether or not the
 * address is anybody's yet.
 */
export async function lockAddress(transaction: Queries, email: string): Promise<void> {
  const address = email.toLowerCase();
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
}
