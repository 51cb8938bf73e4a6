import { and, asc, inArray } from 'drizzle-orm';
import { listPlaces } from '../boards/places/held-places.ts';
import { boards } from '../boards/tables.ts';
import type { ListingUses } from '../platform/listing-uses.ts';
import { licenses } from './tables.ts';

/**
 * A board takes so many merchants of a service type: a listing that has a place keeps its own. What
 * was paid for a year is not given up by deleting the listing.
 */
export const licensedListings: ListingUses = {
  async findOfSubcategory(queries, listingId, now) {
    const places = await listPlaces(queries, { listingId }, now);
    const rows = await queries
      .select({ name: boards.name })
      .from(boards)
      .where(
        inArray(
          boards.id,
          places.map(({ boardId }) => boardId),
        ),
      )
      .orderBy(asc(boards.id));
    return rows.map(({ name }) => name);
  },

  async findUsed(queries, listingIds) {
    const rows = await queries
      .selectDistinct({ id: licenses.listingId })
      .from(licenses)
      .where(
        and(
          inArray(licenses.listingId, [...listingIds]),
          inArray(licenses.state, ['PENDING', 'ACTIVE']),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  },
};
