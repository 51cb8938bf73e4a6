import { dayMs } from '../vocabulary/time/durations.ts';
import type { StandardStatus } from './enumerations/property/standard-statuses.ts';
import type { ListingKind } from './kinds.ts';

/**
 * Days for which an ended listing stays to be seen, with a banner
 * (docs/architecture/listings.md#states).
 */
export const daysSeenAfterEnd = 30;

/** Who sees a listing of a status: everybody, everybody for a while after it ended, nobody else. */
type Reach = 'public' | 'afterEnd' | 'hidden';

const reachByStatus: Readonly<Record<StandardStatus, Reach>> = {
  Incomplete: 'hidden',
  Hold: 'hidden',
  Active: 'public',
  ComingSoon: 'hidden',
  ActiveUnderContract: 'public',
  Pending: 'public',
  Withdrawn: 'hidden',
  Closed: 'afterEnd',
  Expired: 'afterEnd',
  Canceled: 'hidden',
  Delete: 'hidden',
};

/** What the public meets at a listing's address: its page, 410 or 404. */
export type Visibility = 'public' | 'gone' | 'hidden';

/**
 * Whether the public sees a listing at `now` (milliseconds since 1970). `endedAt` is the ISO
 * instant at which it was closed or expired; an ended listing without one is gone.
 */
export function visibilityOf(
  status: StandardStatus,
  endedAt: string | null,
  now: number,
): Visibility {
  const reach = reachByStatus[status];
  if (reach !== 'afterEnd') return reach;
  if (endedAt === null) return 'gone';
  const lastSeen = Date.parse(endedAt) + daysSeenAfterEnd * dayMs;
  return now < lastSeen ? 'public' : 'gone';
}

/** Whether a search finds listings of the status. */
export function isSearchable(status: StandardStatus): boolean {
  return reachByStatus[status] === 'public';
}

/** The banner over a listing that can't simply be had; a key of `statusMessages`. */
export type StatusBanner =
  | 'underOffer'
  | 'pending'
  | 'sold'
  | 'rented'
  | 'leased'
  | 'filled'
  | 'over'
  | 'closed'
  | 'expired';

/** The banner of a listing, or null while it is to be had. */
export function statusBanner(listing: {
  readonly kind: ListingKind;
  readonly status: StandardStatus;
  readonly subcategory: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}): StatusBanner | null {
  switch (listing.status) {
    case 'ActiveUnderContract':
      return 'underOffer';
    case 'Pending':
      return 'pending';
    case 'Expired':
      return listing.kind === 'event' ? 'over' : 'expired';
    case 'Closed':
      return closedBanner(listing.kind, listing.subcategory, listing.attributes.saleType);
    default:
      return null;
  }
}

function closedBanner(kind: ListingKind, subcategory: string, saleType: unknown): StatusBanner {
  if (kind === 'item') return 'sold';
  if (kind === 'event') return 'over';
  if (kind === 'classified') return subcategory === 'HELP_WANTED' ? 'filled' : 'closed';
  if (kind !== 'property') return 'closed';
  if (saleType === 'RENT') return 'rented';
  return saleType === 'LEASE' ? 'leased' : 'sold';
}
