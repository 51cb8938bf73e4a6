import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { boardMerchantOf } from '../places/board-merchant.ts';

/** Somebody's own merchant listing; another's, or one of another kind, is as unknown as none. */
export async function requireOwnMerchant(queries: Queries, userId: number, id: number) {
  const [row] = await queries
    .select({ id: listings.id, subcategory: listings.subcategory, isPublic: listings.isPublic })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, userId), eq(listings.kind, 'merchant')));
  if (!row) throw new Problem('not-found', 'There is no such merchant listing of yours.');
  return { ...boardMerchantOf(row), isPublic: row.isPublic };
}
