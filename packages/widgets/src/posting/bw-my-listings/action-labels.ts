import type { PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type { ListingAction, Standing } from '@boardwalk/sdk-core/posting/life';
import type { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What an action is called for a listing that stands there. */
export function actionLabel(
  messages: Messages<typeof myListingsMessages>,
  action: ListingAction,
  { listingType, standing }: { readonly listingType: PostingKind; readonly standing: Standing },
): string {
  if (action === 'activate' && standing === 'paused') return messages.resume;
  if (action === 'close' && listingType === 'property') return messages['close.property'];
  if (action === 'close' && listingType === 'item') return messages['close.item'];
  return messages[`do.${action}`];
}
