import * as z from 'zod/mini';
import { couponCode } from '../../billing/schemas.ts';
import { boardRefusals } from '../../boards/places/capacity.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { boardId, listingIdInPath } from '../../vocabulary/ids.ts';
import { largestSeats } from '../plans/plan-terms.ts';
import { plan } from '../plans/schemas.ts';
import { holdRefusals } from './hold-refusals.ts';

/** A place that is held for a listing until it is bought. */
const hold = z.strictObject({
  id: boardId,
  /** The first instant at which it is no longer held. */
  until: z.iso.datetime(),
  /** Whether it is being paid for: then it stays. */
  isClaimed: z.boolean(),
});

/** What a merchant listing has and holds. */
export const holds = z.strictObject({
  holds: z.array(hold),
  /** Boards on which the listing has a place already. */
  subscribed: z.array(boardId),
  /** The plan that runs for the listing: boards within its seats cost nothing more. */
  running: z.nullable(
    z.strictObject({
      plan,
      /** The first instant that it does not cover. */
      dueAt: z.iso.datetime(),
      /** IANA zone in which that counts. */
      timeZone: z.string(),
      renews: z.boolean(),
    }),
  ),
  /**
   * The licence of the listing that is being paid for: there is one at a time. A partner's page is
   * shown only what began there.
   */
  paying: z.nullable(z.uuid()),
});
export type Holds = z.output<typeof holds>;

const ofListing = z.strictObject({ listingId: listingIdInPath });

export const readHolds = {
  summary: 'The places that are kept for one’s own merchant listing, and those that it has.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found', 'conflict'],
  tellsHidden: 'own',
  params: ofListing,
  response: holds,
} satisfies ServerHalf;

export const changeHolds = {
  summary:
    'Keeps places on these boards, and on no others, for one’s own merchant listing: for 30 minutes from when each was chosen, at most as many as the plan has seats. What can’t be kept is named, and the rest is.',
  audience: 'embed:boards',
  rule: 'members',
  problems: ['not-found', 'conflict'],
  callsPerMinute: 60,
  // Room for the ids of 3,000 boards.
  bodyBytes: 64_000,
  params: ofListing,
  body: z.strictObject({
    billboards: z.array(boardId).check(z.maxLength(largestSeats)),
    /** A plan of the list by its id, or an enterprise plan by its code; else the largest of the list. */
    planId: z.optional(z.union([z.uuid(), couponCode])),
  }),
  response: z.extend(holds, {
    refused: z.array(
      z.strictObject({ id: boardId, reason: z.enum([...boardRefusals, ...holdRefusals]) }),
    ),
  }),
} satisfies ServerHalf;
