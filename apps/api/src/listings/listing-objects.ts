import { isListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { listingIdInPath } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ObjectKind } from '../platform/objects.ts';
import { isVisible } from './query/visibility.ts';
import { listings } from './tables.ts';

/**
 * Listings carry permissions, whatever their kind. The directory of a city belongs to all who
 * administer it: they may do with its entries what they may do in their group.
 */
export const listingObjects: ObjectKind = {
  name: 'listing',
  types: listingKinds,
  async find({ queries, ref, grant, now }) {
    const { data: id } = z.safeParse(listingIdInPath, ref.id);
    if (id === undefined || !isListingKind(ref.type)) return undefined;
    const { ownerId, status, closedAt, kind } = listings;
    const [row] = await queries
      .select({ ownerId, status, closedAt, grant })
      .from(listings)
      .where(and(eq(listings.id, id), eq(kind, ref.type), ne(status, 'Delete')));
    return (
      row && {
        ownerId: row.ownerId,
        isPublic: isVisible(row, now),
        group: ref.type === 'city_service' ? 'city_administrators' : null,
        grant: row.grant,
      }
    );
  },
};
