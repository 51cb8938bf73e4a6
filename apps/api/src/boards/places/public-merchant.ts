import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** A merchant listing that the public sees; it stays so to the end of the transaction. */
export async function requirePublicMerchant(
  transaction: Queries,
  id: number,
): Promise<StoredListing> {
  const [row] = await transaction
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, 'merchant'), listings.isPublic))
    .for('share');
  if (!row) throw new Problem('not-found', 'There is no such merchant listing.');
  return row;
}
