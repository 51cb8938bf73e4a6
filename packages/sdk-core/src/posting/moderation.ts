import type { HoldReason } from '../listings/enumerations/hold-reasons.ts';
import type { StandardStatus } from '../listings/enumerations/property/standard-statuses.ts';
import type { PostingKind } from '../listings/form/posting-kinds.ts';
import { type Standing, type StoredStanding, standingOf } from './life.ts';
import { expiryOf } from './terms.ts';

/** What administrators decide about a listing. */
export const moderatorDecisions = ['approve', 'remove', 'putBack'] as const;
export type ModeratorDecision = (typeof moderatorDecisions)[number];

const decisionsBy: Readonly<Record<Standing, readonly ModeratorDecision[]>> = {
  draft: [],
  review: ['approve', 'remove'],
  removed: ['putBack'],
  active: ['remove'],
  paused: ['remove'],
  underOffer: ['remove'],
  closed: ['remove'],
  withdrawn: ['remove'],
  expired: ['remove'],
  deleted: [],
};

/** What can be decided about a listing that stands there. */
export function decisionsOf(standing: Standing): readonly ModeratorDecision[] {
  return decisionsBy[standing];
}

/** What of a listing a decision is made from. */
export interface ModeratedListing extends StoredStanding {
  readonly kind: PostingKind;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** What a hold ends with; null for one that says nothing of it. */
  readonly heldStatus: StandardStatus | null;
  readonly expiresAt: Date | null;
}

/** What is stored of a listing from a decision on; paused ones stay paused in a hold and after it. */
export interface ModeratedStanding {
  readonly status: StandardStatus;
  readonly holdReason: HoldReason | null;
  readonly heldStatus: StandardStatus | null;
  readonly holdWords: string | null;
  readonly expiresAt: Date | null;
}

/**
 * What becomes of a listing by a decision at `now`; undefined where there is none to take. A listing
 * is put back to where it stood; the term of a new one begins as it is approved.
 */
export function moderatedStanding(
  listing: ModeratedListing,
  { decision, words }: { readonly decision: ModeratorDecision; readonly words: string },
  now: Date,
): ModeratedStanding | undefined {
  const { kind, attributes, status, heldStatus, expiresAt } = listing;
  if (!decisionsOf(standingOf(listing)).includes(decision)) return undefined;
  if (decision === 'remove') {
    return {
      status: 'Hold',
      holdReason: 'moderation',
      heldStatus: status === 'Hold' ? heldStatus : status,
      holdWords: words,
      expiresAt,
    };
  }
  return {
    status: heldStatus ?? 'Active',
    holdReason: null,
    heldStatus: null,
    holdWords: null,
    expiresAt: decision === 'approve' ? expiryOf(kind, attributes, now.getTime()) : expiresAt,
  };
}
