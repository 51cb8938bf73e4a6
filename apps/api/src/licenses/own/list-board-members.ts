import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq } from 'drizzle-orm';
import { isAssignedSql } from '../../boards/read/live-places.ts';
import { boardPlaces } from '../../boards/tables.ts';
import { listings } from '../../listings/tables.ts';
import type { Handler } from '../../platform/domain.ts';

/** The merchants on a board whom the public may see, by their titles. */
export const listBoardMembers: Handler<typeof schemas.listBoardMembers> = async (
  { params: { billboardId } },
  { database, clock },
) => {
  const rows = await database
    .select({ id: listings.id, title: listings.title })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
    .where(
      and(
        eq(boardPlaces.boardId, billboardId),
        isAssignedSql(clock.now()),
        eq(listings.isPublic, true),
      ),
    )
    .orderBy(asc(listings.title), asc(listings.id));
  return rows.map(({ id, title }) => ({ licensee: parseWith(listingId, id), title }));
};
