import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { someListing } from './some-listing.fixture.ts';

/** The pin of a home of the first page. */
export function pin(id: number): SearchCluster {
  const { title, listingType, price, lat, lng } = someListing(id);
  const [north, east] = [lat ?? 0, lng ?? 0];
  return {
    count: 1,
    lat: north,
    lng: east,
    bounds: { south: north, north, west: east, east },
    lowestPrice: price,
    highestPrice: price,
    // Ids of tests are ids like any other.
    listing: { id: id as ListingId, listingType, title },
  };
}

/** Homes that have one pin together, which coming closer parts. */
export const group: SearchCluster = {
  count: 24,
  lat: 43.4,
  lng: -79.6,
  bounds: { south: 43.35, north: 43.45, west: -79.7, east: -79.5 },
  lowestPrice: { amount: 20_000_000, currency: 'CAD', period: 'ONCE' },
  highestPrice: { amount: 90_000_000, currency: 'CAD', period: 'ONCE' },
};

export const clusters = [group, pin(5), pin(1), pin(3)];
