import { readCouponCode } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { PurchaseSelection } from '@boardwalk/sdk-core/licenses/checkout/purchase-store';
import { type HeldChoice, isHeld } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import { findSmallestFit } from '@boardwalk/sdk-core/licenses/plans/plan-sizes';
import type { Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import {
  besideRunning,
  chosenOf,
  type PlanChoice,
} from '@boardwalk/sdk-core/licenses/selection/plan-choice-store';
import type { DroppedBoard } from '@boardwalk/sdk-core/licenses/selection/selection';
import { isEnding } from '@boardwalk/sdk-core/licenses/term/last-days';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { readSeats } from './read-seats.ts';

/** What the address says, and what the server has answered about it. */
export interface KnownChoice {
  /** Boards and coupon as the address has them. */
  readonly billboards: string;
  readonly coupon: string;
  /** The listing of the address, once somebody is signed in. */
  readonly listing: ListingId | undefined;
  /** Undefined until the plans are known. */
  readonly plans: PlanChoice | undefined;
  readonly holds: Remote<HeldChoice, Problem>;
  readonly now: number;
}

/** What is chosen, before it has a price. */
export interface CheckoutChoice {
  readonly ids: readonly BoardId[];
  /** What was left out of the address. */
  readonly dropped: readonly DroppedBoard[];
  readonly listing: ListingId | undefined;
  /** The plans that can be had beside the one that runs. */
  readonly plans: PlanChoice | undefined;
  readonly plan: Plan | undefined;
  /** The plan that runs, in its last days. */
  readonly ends: HeldChoice['running'] | undefined;
  /** Whether there are boards, and no more than the plan has seats. */
  readonly hasBoards: boolean;
  /** The whole of it, once nothing is missing. */
  readonly wish: PurchaseSelection | undefined;
  /** Boards of the wish that can't be had. */
  readonly refused: HeldChoice['refused'];
  /** Whether the places of the requested selection are held, so that its price stands. */
  readonly isKept: boolean;
  /** A smaller plan of the list that is enough for the boards. */
  readonly smaller: Plan | undefined;
  /** The licence that is being paid for already. */
  readonly paying: string | undefined;
}

/** Reads what is chosen, and how much of it can be had. */
export function readChoice(known: KnownChoice): CheckoutChoice {
  const { billboards, coupon, listing, holds, now } = known;
  const held = lastValue(holds);
  const running = held?.running ?? undefined;
  const ends = running && isEnding(running, now) ? running : undefined;
  const plans = known.plans && besideRunning(known.plans, running?.plan, ends !== undefined);
  const plan = plans && chosenOf(plans);
  const { ids, dropped } = readSeats(billboards, {
    gone: held?.gone,
    subscribed: held?.listingId === listing ? held?.subscribed : undefined,
  });
  const hasBoards = ids.length > 0 && (plan === undefined || ids.length <= plan.seat_count);
  // Which plan can be bought follows from the one that runs.
  const isRunningKnown = held !== undefined || holds.state === 'failed';
  // As the server keeps it: what is confirmed is compared with that.
  const code = readCouponCode(coupon) ?? coupon;
  const wish =
    listing && plan && hasBoards && isRunningKnown
      ? { listingId: listing, planId: plan.id, seats: ids, coupon: code }
      : undefined;
  return {
    ...{ listing, plans, plan, ends, ids, dropped, hasBoards, wish },
    refused: refusedOf(wish, held),
    isKept: wish !== undefined && isHeld(wish, held),
    smaller: running || !plans ? undefined : findSmaller(plans.standardPlans, plan, ids),
    paying: held?.paying ?? undefined,
  };
}

/** What of a wish can't be had, as far as it was answered. */
function refusedOf(wish: PurchaseSelection | undefined, held: HeldChoice | undefined) {
  if (!wish || held?.listingId !== wish.listingId) return [];
  return held.refused.filter(({ id }) => wish.seats.includes(id));
}

function findSmaller(
  standardPlans: readonly Plan[],
  plan: Plan | undefined,
  seats: readonly BoardId[],
): Plan | undefined {
  if (plan?.license_class !== 'STANDARD') return undefined;
  const smallest = findSmallestFit(standardPlans, seats.length);
  return smallest && smallest.seat_count < plan.seat_count ? smallest : undefined;
}
