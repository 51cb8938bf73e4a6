import type { HoldReason } from '../listings/enumerations/hold-reasons.ts';
import type { StandardStatus } from '../listings/enumerations/property/standard-statuses.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { expiryOf, hasTerm } from './terms.ts';

/** Where a listing stands for its owner; a draft is one that was never published. */
export const standings = [
  'draft',
  'review',
  'removed',
  'active',
  'paused',
  'underOffer',
  'closed',
  'withdrawn',
  'expired',
  'deleted',
] as const;
export type Standing = (typeof standings)[number];

/** What is stored of where a listing stands. */
export interface StoredStanding {
  readonly status: StandardStatus;
  /** Of a listing on hold; null for one that waits without a reason given. */
  readonly holdReason: HoldReason | null;
  /** Whether a withdrawn listing is one that its owner means to resume. */
  readonly isPaused: boolean;
}

const plainStandings: Readonly<Record<Exclude<StandardStatus, 'Hold' | 'Withdrawn'>, Standing>> = {
  Incomplete: 'draft',
  Active: 'active',
  ActiveUnderContract: 'underOffer',
  Pending: 'underOffer',
  Closed: 'closed',
  Expired: 'expired',
  Delete: 'deleted',
  // Nothing here gives these; a listing that is brought in with one is off the market.
  ComingSoon: 'withdrawn',
  Canceled: 'withdrawn',
};

/** Where a stored listing stands (docs/architecture/listings.md#states). */
export function standingOf({ status, holdReason, isPaused }: StoredStanding): Standing {
  if (status === 'Hold') return holdReason === 'moderation' ? 'removed' : 'review';
  if (status === 'Withdrawn') return isPaused ? 'paused' : 'withdrawn';
  return plainStandings[status];
}

/** What its owner can do with a published listing, but for changing and deleting it. */
export const listingActions = ['activate', 'pause', 'offer', 'close', 'withdraw', 'renew'] as const;
export type ListingAction = (typeof listingActions)[number];

/** Where owners get with an action. */
type Reached = Extract<Standing, 'active' | 'paused' | 'underOffer' | 'closed' | 'withdrawn'>;

/** Nothing leads out of a hold: what waits is approved, and what was taken down put back, by others. */
const transitions: Readonly<Record<Standing, Readonly<Partial<Record<ListingAction, Reached>>>>> = {
  draft: {},
  review: {},
  removed: {},
  active: {
    pause: 'paused',
    offer: 'underOffer',
    close: 'closed',
    withdraw: 'withdrawn',
    renew: 'active',
  },
  paused: { activate: 'active', close: 'closed', withdraw: 'withdrawn' },
  underOffer: {
    activate: 'active',
    close: 'closed',
    withdraw: 'withdrawn',
    renew: 'underOffer',
  },
  closed: { activate: 'active' },
  withdrawn: { activate: 'active' },
  expired: { renew: 'active', close: 'closed', withdraw: 'withdrawn' },
  deleted: {},
};

/** What comes under an offer, and what is sold, let or filled one day. */
const offeredKinds: readonly PostingKind[] = ['property', 'item', 'classified'];

function suits(kind: PostingKind, from: Standing, action: ListingAction): boolean {
  if (action === 'offer') return offeredKinds.includes(kind);
  if (action === 'close') return kind !== 'city_service';
  return action !== 'renew' || from === 'expired' || hasTerm(kind);
}

/** Where the action leads a listing of the kind; undefined where it can't be done. */
export function findTransition(
  kind: PostingKind,
  from: Standing,
  action: ListingAction,
): Reached | undefined {
  return suits(kind, from, action) ? transitions[from][action] : undefined;
}

/** What can be done with a listing of the kind that stands there. */
export function actionsOf(kind: PostingKind, from: Standing): readonly ListingAction[] {
  return listingActions.filter((action) => findTransition(kind, from, action));
}

/** The action that takes another one back; undefined where there is no way back. */
export function findWayBack(
  kind: PostingKind,
  from: Standing,
  action: ListingAction,
): ListingAction | undefined {
  const to = findTransition(kind, from, action);
  if (to === undefined || to === from) return undefined;
  return listingActions.find((back) => back !== 'renew' && findTransition(kind, to, back) === from);
}

const stored: Readonly<Record<Reached, StoredStanding>> = {
  active: { status: 'Active', holdReason: null, isPaused: false },
  paused: { status: 'Withdrawn', holdReason: null, isPaused: true },
  underOffer: { status: 'ActiveUnderContract', holdReason: null, isPaused: false },
  closed: { status: 'Closed', holdReason: null, isPaused: false },
  withdrawn: { status: 'Withdrawn', holdReason: null, isPaused: false },
};

/** What of a listing a change of its standing is made from. */
export interface LivingListing extends StoredStanding {
  readonly kind: PostingKind;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly expiresAt: Date | null;
}

/** What is stored from a change on. */
export interface ChangedStanding extends StoredStanding {
  readonly closedAt: Date | null;
  readonly expiresAt: Date | null;
}

/** Why a change can't be: the standing has no such action, or the listing's own time is over. */
export type Refusal = 'no-such-action' | 'over';

/**
 * What becomes of a listing by an action at `now`. Renewed, or back on the market after its time, it
 * has a new term; what has none to get (an event that is over) is refused.
 */
export function changedStanding(
  listing: LivingListing,
  action: ListingAction,
  now: Date,
): ChangedStanding | Refusal {
  const to = findTransition(listing.kind, standingOf(listing), action);
  if (to === undefined) return 'no-such-action';
  const expiresAt = expiryAfter(listing, action, to, now);
  if (to === 'active' && expiresAt !== null && expiresAt <= now) return 'over';
  return { ...stored[to], closedAt: to === 'closed' ? now : null, expiresAt };
}

function expiryAfter(
  { kind, attributes, expiresAt }: LivingListing,
  action: ListingAction,
  to: Reached,
  now: Date,
): Date | null {
  const isOver = expiresAt !== null && expiresAt <= now;
  const isNewTerm = action === 'renew' || (to === 'active' && isOver);
  return isNewTerm ? expiryOf(kind, attributes, now.getTime()) : expiresAt;
}
