import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { isSubcategoryOf } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

type MerchantRow = Pick<typeof listings.$inferSelect, 'id' | 'subcategory'>;

/** A merchant listing as boards see it. */
export function boardMerchantOf({ id, subcategory }: MerchantRow): BoardMerchant {
  if (!isSubcategoryOf('merchant', subcategory)) {
    throw new Error(`Listing ${id} is of no service type.`);
  }
  return { listingId: parseWith(listingId, id), serviceType: subcategory };
}

/** Somebody's own merchant listing; another's, or one of another kind, is as unknown as none. */
export async function requireOwnMerchant(queries: Queries, userId: number, id: number) {
  const [row] = await queries
    .select({ id: listings.id, subcategory: listings.subcategory, isPublic: listings.isPublic })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, userId), eq(listings.kind, 'merchant')));
  if (!row) throw new Problem('not-found', 'There is no such merchant listing of yours.');
  return { ...boardMerchantOf(row), isPublic: row.isPublic };
}
