import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { searchMessages } from '@boardwalk/sdk-core/search/messages';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { SearchText } from '../search-text.ts';

const newDays = 3;

/** They are found for what they are, not for how long they have been listed. */
const lasting: ReadonlySet<ListingKind> = new Set(['merchant', 'realtor', 'city_service']);

/** What is remarkable about a listing: its state, else that it costs less than before. */
export function listingBadge(
  { status, previousPrice }: ListingSummary,
  messages: Messages<typeof searchMessages>,
): string | undefined {
  if (status !== 'Active') return messages[status];
  return previousPrice === null ? undefined : messages.isReduced;
}

/** The line below a listing's name: where it is, and how new. */
export function listingMeta(
  { listingType, address, distance, createdAt }: ListingSummary,
  now: number,
  text: SearchText,
  messages: Messages<typeof searchMessages>,
): string {
  const isNew = now - Date.parse(createdAt) < newDays * dayMs;
  const news = lasting.has(listingType) ? [] : [isNew && messages.isNew, text.age(createdAt, now)];
  const place = listingType === 'property' ? null : address.city;
  const away = distance === undefined ? null : text.away(distance);
  return [place, away, ...news].filter(Boolean).join(' · ');
}
