import { and, eq, inArray, or } from 'drizzle-orm';
import type { ListingUses } from '../posting/life/listing-uses.ts';
import { isRunningSql } from './license-row.ts';
import { licenses } from './tables.ts';

/** What was paid for a year is not given up by deleting the listing. */
export const licensedListings: ListingUses = {
  async findUsed(queries, listingIds, now) {
    const rows = await queries
      .selectDistinct({ id: licenses.listingId })
      .from(licenses)
      .where(
        and(
          inArray(licenses.listingId, [...listingIds]),
          or(eq(licenses.state, 'PENDING'), isRunningSql(now)),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  },
};
