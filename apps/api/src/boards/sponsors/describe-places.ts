import { isTaken } from '@boardwalk/sdk-core/boards/places/place-life';
import type { ManagedPlace } from '@boardwalk/sdk-core/boards/sponsors/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, asc, eq, ne } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isGiven } from '../places/given-place.ts';
import { boardPlaceOf } from '../places/place-row.ts';
import { boardPlaces } from '../tables.ts';

/** The live places of a board as administrators see them, as they came. */
export async function describePlaces(
  queries: Queries,
  boardId: number,
  now: Date,
): Promise<ManagedPlace[]> {
  const rows = await queries
    .select({ place: boardPlaces, title: listings.title, isPublic: listings.isPublic })
    .from(boardPlaces)
    .innerJoin(listings, eq(listings.id, boardPlaces.listingId))
    .where(and(eq(boardPlaces.boardId, boardId), ne(boardPlaces.state, 'RELEASED')))
    .orderBy(asc(boardPlaces.heldAt), asc(boardPlaces.slot));
  return rows
    .filter(({ place }) => isTaken(boardPlaceOf(place), now.getTime()))
    .map(({ place, title, isPublic }) => ({
      id: place.id,
      listing: { id: parseWith(listingId, place.listingId), title, isPublic },
      state: place.state,
      since: (place.assignedAt ?? place.heldAt).toISOString(),
      until: place.until?.toISOString() ?? null,
      isGiven: isGiven(place),
    }));
}
