import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import { insertListings } from './storage/insert-listings.ts';
import type { NewListing, NewListingOf } from './storage/new-listing.ts';

/** The time of a test run, in whole seconds. */
export const testNow = new Date(Math.floor(Date.now() / 1_000) * 1_000);

/** The instant so many days after the time of the test run, or before it. */
export function daysFromNow(days: number): Date {
  return new Date(testNow.getTime() + days * 86_400_000);
}

const attributes: { readonly [Kind in ListingKind]: NewListingOf<Kind>['attributes'] } = {
  merchant: {},
  item: {},
  property: { saleType: 'SALE' },
  event: { startsAt: daysFromNow(10).toISOString() },
  city_service: {},
  realtor: {},
  classified: {},
};

const subcategories: { readonly [Kind in ListingKind]: NewListingOf<Kind>['subcategory'] } = {
  merchant: 'ROOFING',
  item: 'CLASSIFIED',
  property: 'RESIDENTIAL',
  event: 'OPEN_HOUSE',
  city_service: 'CITY_HALL',
  realtor: 'BROKER',
  classified: 'HELP_WANTED',
};

/** An active listing in the middle of Hamilton, Ontario, posted at the tests' time. */
export function makeListing<Kind extends ListingKind>(
  kind: Kind,
  changes: Partial<NewListingOf<Kind>> = {},
): NewListing {
  const listing: NewListingOf<Kind> = {
    kind,
    ownerId: 1,
    status: 'Active',
    subcategory: subcategories[kind],
    title: 'A plain listing',
    description: 'Nothing to add.',
    price: null,
    previousPrice: null,
    address: {
      fullAddress: '71 Main St W, Hamilton, ON L8P 4Y5',
      street: '71 Main St W',
      city: 'Hamilton',
      region: 'ON',
      country: 'CA',
      postalCode: 'L8P 4Y5',
    },
    lat: 43.2567,
    lng: -79.8726,
    timeZone: 'America/Toronto',
    mediaIds: [],
    tags: [],
    contact: {
      name: 'Alex Martin',
      phone: '+19055550100',
      email: 'alex@example.com',
      website: null,
    },
    hours: null,
    attributes: attributes[kind],
    createdAt: testNow,
    updatedAt: testNow,
    closedAt: null,
    expiresAt: null,
    ...changes,
  };
  // The union of all kinds is what a listing of one of them is.
  return listing as NewListing;
}

/** Stores listings of the person with id 1, who is made when missing; returns their ids. */
export async function storeListings(
  database: Queries,
  rows: readonly NewListing[],
): Promise<number[]> {
  await database
    .insert(users)
    .values({ id: 1, firstName: 'Alex', lastName: 'Martin' })
    .onConflictDoNothing();
  return insertListings(database, rows);
}
