import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, ne } from 'drizzle-orm';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The row of a listing that is not deleted, which nobody else changes until the transaction ends. */
export async function lockListing(
  transaction: Queries,
  kind: PostingKind,
  id: number,
): Promise<StoredListing> {
  const [row] = await transaction
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.kind, kind), ne(listings.status, 'Delete')))
    .for('update');
  if (!row) throw new Problem('not-found', 'There is no such listing.');
  return row;
}
