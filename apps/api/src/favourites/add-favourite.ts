import { maximumFavourites } from '@boardwalk/sdk-core/favourites/rules';
import type * as schemas from '@boardwalk/sdk-core/favourites/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { lockUser } from '../account/lock-user.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import type { Handler } from '../platform/domain.ts';
import { singlePoint } from '../platform/extensions/extension-point.ts';
import { announce } from '../platform/live/announce.ts';
import { listingBookmarks } from './tables.ts';

/** Refuses a listing that the public does not see: `not-found`, or `gone` after its time. */
type RequireListing = (context: OperationContext, id: number) => Promise<unknown>;

/** How the domain that knows listings refuses one. */
export const listingCheck = singlePoint<RequireListing>('listingCheck');

/** Saves a listing for the caller, once however often it is requested. */
export const addFavourite: Handler<typeof schemas.addFavourite> = async (
  { params: { id } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  await context.extensions.get(listingCheck)(context, id);
  await context.database.transaction(async (transaction) => {
    // Two at once would both find room for the last one.
    await lockUser(transaction, userId);
    const added = await transaction
      .insert(listingBookmarks)
      .values({ userId, listingId: id, createdAt: context.clock.now() })
      .onConflictDoNothing()
      .returning({ id: listingBookmarks.listingId });
    if (added.length === 0) return;
    const kept = await transaction.$count(listingBookmarks, eq(listingBookmarks.userId, userId));
    if (kept > maximumFavourites) {
      throw new Problem('conflict', `You can keep ${maximumFavourites} listings at most.`);
    }
    await announce(transaction, 'bookmarks', userId);
  });
  return null;
};
