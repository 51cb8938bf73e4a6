import type * as schemas from '@boardwalk/sdk-core/favourites/schemas';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { announce } from '../platform/live/announce.ts';
import { listingBookmarks } from './tables.ts';

/** Keeps a listing no longer, whether or not the public still sees it. */
export const removeFavourite: Handler<typeof schemas.removeFavourite> = async (
  { params: { id } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(listingBookmarks)
      .where(and(eq(listingBookmarks.userId, userId), eq(listingBookmarks.listingId, id)))
      .returning({ id: listingBookmarks.listingId });
    if (removed.length > 0) await announce(transaction, 'bookmarks', userId);
  });
  return null;
};
