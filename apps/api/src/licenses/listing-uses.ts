import { and, inArray } from 'drizzle-orm';
import type { ListingUses } from '../platform/domain-facets/listing-uses.ts';
import { licenses } from './tables.ts';

/** What was paid for a year is not given up by deleting the listing. */
export const licensedListings: ListingUses = {
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
