import { listing as listingRoute } from '../../vocabulary/routes/listing-route.ts';
import { pageIdOf } from './page-id.ts';

/** The page of a listing; a realtor's is that of the person. */
export function pageRouteOf(
  listing: Parameters<typeof pageIdOf>[0],
): ReturnType<typeof listingRoute> {
  return listingRoute({ type: listing.listingType, id: pageIdOf(listing) });
}
