import { asc, inArray } from 'drizzle-orm';
import type { ListingUses } from '../posting/life/listing-uses.ts';
import { endGivenPlaces } from './places/given-place.ts';
import { listPlaces } from './places/held-places.ts';
import { boardsTable } from './tables.ts';

/** A board takes so many merchants of a service type: a listing that has a place keeps its own. */
export const boardListings: ListingUses = {
  async findOfSubcategory(queries, listingId, now) {
    const places = await listPlaces(queries, { listingId }, now);
    const rows = await queries
      .select({ name: boardsTable.name })
      .from(boardsTable)
      .where(
        inArray(
          boardsTable.id,
          places.map(({ boardId }) => boardId),
        ),
      )
      .orderBy(asc(boardsTable.id));
    return rows.map(({ name }) => name);
  },

  takeBack: endGivenPlaces,
};
