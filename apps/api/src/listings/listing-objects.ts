import { objectActionsOf } from '@boardwalk/sdk-core/access/object-actions';
import { isListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { listingIdInPath } from '@boardwalk/sdk-core/vocabulary/ids';
import type { NamedCity } from '@boardwalk/sdk-core/vocabulary/places/named-city';
import { and, eq, inArray, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { ObjectKind } from '../access/objects.ts';
import { isTakenDown, isVisible } from './query/visibility.ts';
import { listings, type StoredListing } from './tables.ts';

/**
 * Listings carry permissions, whatever their kind. The directory of a city belongs to all who are
 * named for that city: they may do with its entries what they may do in their group.
 */
export const listingObjects: ObjectKind = {
  name: 'listing',
  types: listingKinds,
  actions: objectActionsOf('listing'),
  async find({ queries, ref, grant, now }) {
    const { data: id } = z.safeParse(listingIdInPath, ref.id);
    if (id === undefined || !isListingKind(ref.type)) return undefined;
    const { ownerId, status, closedAt, kind, city, region, country } = listings;
    const [row] = await queries
      .select({ ownerId, status, closedAt, city, region, country, grant })
      .from(listings)
      .where(and(eq(listings.id, id), eq(kind, ref.type), ne(status, 'Delete')));
    if (!row) return undefined;
    const common = { ownerId: row.ownerId, isPublic: isVisible(row, now), grant: row.grant };
    return ref.type === 'city_service'
      ? { ...common, group: 'city_administrators', city: namedCityOf(row) }
      : { ...common, group: null };
  },
  async describe(queries, ids) {
    const { id, ownerId, kind, title, status, holdReason } = listings;
    const known = ids.flatMap((one) => z.safeParse(listingIdInPath, one).data ?? []);
    const rows = await queries
      .select({ id, ownerId, kind, title, status, holdReason })
      .from(listings)
      .where(and(inArray(id, known), ne(status, 'Delete')));
    return new Map(
      rows.map((row) => {
        const { kind: type, title: name } = row;
        return [
          String(row.id),
          { type, name, ownerId: row.ownerId, isTakenDown: isTakenDown(row) },
        ];
      }),
    );
  },
};

function namedCityOf({
  city,
  region,
  country,
}: Pick<StoredListing, 'city' | 'region' | 'country'>): NamedCity {
  return { city, region, country };
}
