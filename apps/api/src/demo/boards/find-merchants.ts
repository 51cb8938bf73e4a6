import type { ServiceType } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { required } from '../required.ts';
import type { DemoMerchant } from './demo-places.ts';

const isShown = and(
  eq(listings.kind, 'merchant'),
  eq(listings.status, 'Active'),
  isNotNull(listings.lat),
  isNotNull(listings.lng),
);

/** The merchant listings of the demo that may show on boards. */
export async function findMerchants(database: Queries): Promise<readonly DemoMerchant[]> {
  const { id, subcategory, lat, lng } = listings;
  const rows = await database
    .select({ id, subcategory, lat, lng })
    .from(listings)
    .where(isShown)
    .orderBy(asc(id));
  return rows.map((row) => ({
    id: row.id,
    lat: required(row.lat ?? undefined, row.id),
    lng: required(row.lng ?? undefined, row.id),
    // Of a merchant it is the service type.
    serviceType: row.subcategory as ServiceType,
  }));
}

/** The one of the demo's account; none where somebody who tries the demo has taken it down. */
export async function findOwnMerchant(database: Queries): Promise<StoredListing | undefined> {
  const [found] = await database
    .select({ listing: listings })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.ownerId))
    .where(and(isShown, eq(users.username, 'merchant')))
    .orderBy(asc(listings.id))
    .limit(1);
  return found?.listing;
}
