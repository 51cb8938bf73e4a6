import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { countEvent } from './count-event.ts';
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
  await countEvent(context, id, event);
  return null;
};
