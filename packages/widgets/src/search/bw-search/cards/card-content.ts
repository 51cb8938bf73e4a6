import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { searchMessages } from '@boardwalk/sdk-core/search/messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';

const newDays = 3;

/** What is remarkable about a listing: its state, else what is new about it. */
export function listingBadge(
  listing: ListingSummary,
  now: number,
  messages: Messages<typeof searchMessages>,
): string | undefined {
  if (listing.status !== 'Active') return messages[listing.status];
  if (listing.previousPrice !== null) return messages.isReduced;
  return now - Date.parse(listing.createdAt) < newDays * 86_400_000 ? messages.isNew : undefined;
}
