import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { listingEventsTable } from '../tables.ts';
import { requireVisibleListing } from './require-visible-listing.ts';

/**
 * Counts a view, a visit to the website or a share; whose it was is not stored
 * (docs/architecture/listings.md#contact-and-events).
 */
export const recordListingEvent: Handler<typeof schemas.recordListingEvent> = async (
  { params: { id }, body: { event } },
  context,
) => {
  await requireVisibleListing(context, id);
  await context.database
    .insert(listingEventsTable)
    .values({ listingId: id, event, occurredAt: context.clock.now() });
  return null;
};
