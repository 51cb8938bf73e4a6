import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { countEvent } from './count-event.ts';
import { isCallerBlocked } from './is-caller-blocked.ts';
import { requireVisibleListing } from './require-visible-listing.ts';

/**
 * Returns the phone number or e-mail address of a listing, and counts the request. A user whom its
 * owner has blocked is answered as if there were none, which does not reveal that they are blocked.
 * A visitor's identity is unknown: they receive it, and so does a blocked user who signs out first.
 */
export const revealContact: Handler<typeof schemas.revealContact> = async (
  { params: { id }, body: { channel } },
  context,
) => {
  const listing = await requireVisibleListing(context, id);
  const value = channel === 'phone' ? listing.contactPhone : listing.contactEmail;
  if (value === null || (await isCallerBlocked(context, listing.ownerId))) {
    throw new Problem('not-found', `This listing has no ${channelNames[channel]}.`);
  }
  await countEvent(context, id, channel);
  return { value };
};

const channelNames = { phone: 'phone number', email: 'e-mail address' } as const;
