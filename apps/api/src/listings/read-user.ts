import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, desc, eq, exists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Handler } from '../platform/domain.ts';
import { pictureOf } from '../profile/picture-of.ts';
import { readSummaries } from './read/read-summaries.ts';
import { listings } from './tables.ts';

/**
 * Reads what anybody may know of a user who has something public, as a realtor too. A user who has
 * posted nothing does not exist for others, so that counting up the numbers reveals neither names
 * nor how many there are.
 */
export const readUser: Handler<typeof schemas.readUser> = async (
  { params: { id } },
  { database, clock },
) => {
  const [user] = await database
    .select({
      firstName: users.firstName,
      profilePictureId: users.profilePictureId,
      realtorId: listings.id,
    })
    .from(users)
    .leftJoin(listings, and(eq(listings.ownerId, users.id), eq(listings.kind, 'realtor')))
    .where(and(eq(users.id, id), eq(users.state, 'active'), hasPublicListing(database)))
    // Of several profiles the one that a realtor's address leads to: `readListing`.
    .orderBy(desc(listings.isPublic), desc(listings.id))
    .limit(1);
  if (!user) throw new Problem('not-found', 'There is nobody of this number.');
  const realtorIds = user.realtorId === null ? [] : [user.realtorId];
  const [realtor] = await readSummaries(database, realtorIds, clock.now());
  return {
    id,
    firstName: user.firstName,
    profilePicture: pictureOf(user),
    realtor: realtor ?? null,
  };
};

function hasPublicListing(database: Queries) {
  const posted = alias(listings, 'posted');
  return exists(
    database
      .select({ id: posted.id })
      .from(posted)
      .where(and(eq(posted.ownerId, users.id), posted.isPublic)),
  );
}
