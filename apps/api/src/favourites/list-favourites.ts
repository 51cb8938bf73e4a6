import type * as schemas from '@boardwalk/sdk-core/favourites/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { desc, eq } from 'drizzle-orm';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { listingBookmarks } from './tables.ts';

/** Lists what the caller keeps, the latest first. */
export const listFavourites: Handler<typeof schemas.listFavourites> = async (
  _,
  { database, caller },
) => {
  const rows = await database
    .select({ id: listingBookmarks.listingId, createdAt: listingBookmarks.createdAt })
    .from(listingBookmarks)
    .where(eq(listingBookmarks.userId, requireMember(caller).userId))
    .orderBy(desc(listingBookmarks.createdAt), desc(listingBookmarks.listingId));
  return {
    results: rows.map(({ id, createdAt }) => ({
      id: parseWith(listingId, id),
      createdAt: createdAt.toISOString(),
    })),
  };
};
