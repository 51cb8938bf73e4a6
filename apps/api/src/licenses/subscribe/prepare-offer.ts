import type { BillingAddress } from '@boardwalk/sdk-core/account/billing-rules';
import { isChargeable } from '@boardwalk/sdk-core/billing/charge-limits';
import type { Discount } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import {
  composeInvoice,
  type Invoice,
  type Purchase,
} from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import { dueDateOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import { isInLastDays, lastDays } from '@boardwalk/sdk-core/licenses/term/last-days';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { boardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, eq } from 'drizzle-orm';
import { atCoupon } from '../../billing/coupons/redeem-coupon.ts';
import { sponsorPrice } from '../../billing/prices/sponsor-price.ts';
import { listPlaces } from '../../boards/places/held-places.ts';
import type { StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { readSetting } from '../../platform/settings.ts';
import { isBegunHere } from '../begun-here.ts';
import { holderOf } from '../license-row.ts';
import { describePlan, type PlanRow } from '../plans/describe-plan.ts';
import { type PlanName, requirePlan } from '../plans/read-plan.ts';
import {
  dueDateIn,
  findRunningPlan,
  type RunningPlan,
  replacedPlan,
} from '../plans/running-plan.ts';
import { licenses } from '../tables.ts';
import { requireBillingAddress } from './billing-address.ts';
import { requireMerchant } from './require-merchant.ts';

/** What somebody wants to buy for a listing of theirs. */
export interface SubscriptionRequest {
  readonly listingId: number;
  readonly userId: number;
  readonly what:
    | { readonly kind: 'plan'; readonly name: PlanName; readonly tier: string | undefined }
    /** Single boards, each at the price of a sponsor. */
    | { readonly kind: 'boards'; readonly boards: readonly BoardId[] };
  /** The boards as the page shows them, where it sends them. */
  readonly seats: readonly BoardId[] | undefined;
  readonly renews: boolean;
}

/** What can be sold now: to whom, and for which boards. */
export interface LicenseOffer {
  readonly listing: StoredListing;
  /** Where the buyer is billed: what is sold is taxed by it, wherever the listing is. */
  readonly billedTo: BillingAddress;
  readonly purchase: Purchase;
  readonly boards: readonly BoardId[];
  readonly plan: PlanRow | undefined;
  /** The plan that gives way to it, or to which boards are added. */
  readonly running: RunningPlan | undefined;
  /** Boards that the plan that runs has already. */
  readonly had: readonly number[];
  readonly renews: boolean;
}

/**
 * What is sold for a wish, or the problem why nothing is. Where it is bought it locks the listing,
 * then the licence that runs for it, then the plan; boards come after them.
 */
export async function prepareOffer(
  queries: Queries,
  wish: SubscriptionRequest,
  now: Date,
  { isBought }: { readonly isBought: boolean },
): Promise<LicenseOffer> {
  const { what } = wish;
  const listing = await requireMerchant(queries, wish, isBought ? 'no key update' : undefined);
  await refuseUnpaid(queries, listing.id);
  if (what.kind === 'boards') {
    const boards = await requireHeld(queries, wish, what.boards, now);
    const price = await readSetting({ database: queries }, sponsorPrice);
    if (!price) throw new Problem('conflict', 'Single boards are not sold at the moment.');
    const purchase = { kind: 'boards', price, boards } as const;
    const alone = { plan: undefined, running: undefined, had: [] };
    const billedTo = await requireBillingAddress(queries, wish.userId);
    return { ...alone, listing, billedTo, boards, renews: wish.renews, purchase };
  }
  const running = await findRunningPlan(queries, listing.id, now, isBought ? 'update' : undefined);
  const plan = await findWishedPlan(queries, { wish, name: what.name, running }, now, isBought);
  if (what.tier !== undefined && what.tier !== plan.id) {
    throw new Problem('conflict', 'The code is of another plan.');
  }
  if (running) requireReplaceable(running, plan, now);
  const had = running ? await listHad(queries, running, now) : [];
  const isWithin = plan === running?.plan;
  // On a repeated request, what was added stays added.
  const isThere = isWithin && wish.seats?.every((id) => had.includes(id)) === true;
  const boards = isThere ? [] : await requireHeld(queries, wish, undefined, now);
  if (had.length + boards.length > plan.seatCount) {
    throw new Problem(
      'conflict',
      `These are more boards than the ${plan.seatCount} that this plan is for.`,
    );
  }
  const { price } = describePlan(plan);
  const priced = { id: plan.id, seat_count: plan.seatCount, price };
  const replaces = running && replacedPlan(running, now);
  return {
    listing,
    billedTo: await requireBillingAddress(queries, wish.userId),
    boards,
    plan,
    running,
    had,
    // What renews is stopped by name alone; boards that are added change nothing of it.
    renews: running?.license.renews === true || (wish.renews && !isWithin),
    purchase: { kind: 'plan', plan: priced, boards, replaces },
  };
}

/** Whether boards are only added to the plan that runs. */
export function isWithinRunning({ plan, running }: LicenseOffer): boolean {
  return plan !== undefined && plan === running?.plan;
}

async function listHad(
  queries: Queries,
  { license }: RunningPlan,
  now: Date,
): Promise<readonly number[]> {
  const places = await listPlaces(queries, { holder: holderOf(license.id) }, now);
  return places.map(({ boardId }) => boardId);
}

interface WishedPlan {
  readonly wish: SubscriptionRequest;
  readonly name: PlanName;
  readonly running: RunningPlan | undefined;
}

/**
 * The plan that is named. The one that runs is as it was sold, though it may be sold to nobody else any
 * more, or for more.
 */
async function findWishedPlan(
  queries: Queries,
  { wish: { userId }, name, running }: WishedPlan,
  now: Date,
  isBought: boolean,
): Promise<PlanRow> {
  if (running && 'id' in name && name.id === running.plan.id) return running.plan;
  // Uses of a code are counted under its lock; a plan of the list is only prevented from ending.
  const strength = 'code' in name ? 'update' : 'share';
  const plan = await requirePlan(queries, { name, userId }, now, isBought ? strength : undefined);
  return plan.id === running?.plan.id ? running.plan : plan;
}

/**
 * Throws unless boards are added to the plan that runs, or a larger one takes its place for the
 * days left; in its last days none does, as thousands of places would be withheld from others for
 * the price of a few days.
 */
function requireReplaceable(
  { license, plan: before }: RunningPlan,
  plan: PlanRow,
  now: Date,
): void {
  if (plan === before) return;
  if (plan.seatCount <= before.seatCount) {
    throw new Problem(
      'conflict',
      `This listing has a plan for ${before.seatCount} boards already. Choose a larger one.`,
    );
  }
  if (plan.priceCurrency !== before.priceCurrency) {
    throw new Problem('conflict', `The plan of this listing is billed in ${before.priceCurrency}.`);
  }
  const { timeZone } = license;
  if (!isInLastDays({ dueAt: license.dueAt.getTime(), timeZone }, now.getTime())) return;
  const end = createDateFormatter('en-CA', timeZone)(license.dueAt.toISOString(), 'instantOfYear');
  throw new Problem(
    'conflict',
    `In its last ${lastDays} days this listing’s plan is not made larger. From its end on, ${end}, a larger one can be bought for a year of its own.`,
  );
}

/** The boards of a purchase as a confirmation keeps them: other ones are another purchase. */
export function boardsTerms({ boards }: Pick<LicenseOffer, 'boards'>): string {
  return boards.toSorted((one, other) => one - other).join();
}

/** In what an offer is billed. */
export function offerCurrencyOf({ purchase }: LicenseOffer) {
  return (purchase.kind === 'plan' ? purchase.plan.price : purchase.price).currency;
}

/**
 * The one invoice that the preview shows and the purchase charges. A coupon for good goes on where
 * another plan takes the place of the one that it was redeemed for, unless a new one is named.
 */
export function invoiceOf(offer: LicenseOffer, coupon: Discount | undefined, now: Date): Invoice {
  const { listing, billedTo, purchase, running, renews } = offer;
  const timeZone = running?.license.timeZone ?? listing.timeZone;
  const { date } = localTimeAt(now.getTime(), timeZone);
  const invoice = composeInvoice(purchase, {
    discount: coupon ?? running?.discount,
    billedTo,
    tax: {
      date,
      currency: offerCurrencyOf(offer),
      // A plan's price is without its taxes.
      isInclusive: false,
    },
    dueDate: running
      ? dueDateIn(running.license.dueAt, timeZone)
      : dueDateOf(now.getTime(), timeZone),
    renews,
  });
  if (coupon && invoice.subtotal.amount === 0) throw uselessCoupon();
  const { amount } = invoice.total;
  if (amount > 0 && !isChargeable(amount)) {
    throw new Problem('conflict', 'An amount like this can’t be charged to a card.');
  }
  return invoice;
}

/** A coupon is redeemed once for a plan, and whatever takes its place. */
export function refuseSameCoupon({ running }: LicenseOffer, couponId: string): void {
  if (running?.license.couponId !== couponId) return;
  throw new Problem(
    'conflict',
    'This coupon was redeemed for the plan of this listing already.',
    atCoupon,
  );
}

export function uselessCoupon(): Problem {
  return new Problem('conflict', 'There is nothing to pay, so a coupon would be lost.', atCoupon);
}

/** The licence of a listing that is being paid for. */
async function findUnpaid(queries: Queries, listingId: number) {
  const [unpaid] = await queries
    .select({ id: licenses.id, begunOn: licenses.begunOn })
    .from(licenses)
    .where(and(eq(licenses.listingId, listingId), eq(licenses.state, 'PENDING')));
  return unpaid;
}

/** The id of the licence of a listing that is being paid for on this page. */
export async function findPaying(
  queries: Queries,
  listingId: number,
  context: Pick<OperationContext, 'caller' | 'page'>,
): Promise<string | undefined> {
  const unpaid = await findUnpaid(queries, listingId);
  return unpaid && isBegunHere(unpaid, context) ? unpaid.id : undefined;
}

/** One payment at a time for a listing. */
export async function refuseUnpaid(queries: Queries, listingId: number): Promise<void> {
  if ((await findUnpaid(queries, listingId)) === undefined) return;
  throw new Problem('conflict', 'A licence for this listing is being paid for already.');
}

/** The boards that are sold: all that the listing holds, or the named ones of them. */
async function requireHeld(
  queries: Queries,
  { listingId, seats }: SubscriptionRequest,
  named: readonly BoardId[] | undefined,
  now: Date,
): Promise<readonly BoardId[]> {
  const places = await listPlaces(queries, { listingId }, now);
  const held = places
    .filter(({ state, isClaimed }) => state === 'HELD' && !isClaimed)
    .map((place) => parseWith(boardId, place.boardId));
  const boards = named ? [...new Set(named)].toSorted((a, b) => a - b) : held;
  const isHeld = boards.length > 0 && boards.every((id) => held.includes(id));
  if (!isHeld) {
    throw new Problem('conflict', 'Your listing does not hold these boards any more.');
  }
  if (seats !== undefined && !isSame(seats, boards)) {
    throw new Problem('conflict', 'Your listing holds other boards by now. Please look again.');
  }
  return boards;
}

function isSame(seats: readonly BoardId[], boards: readonly BoardId[]): boolean {
  return seats.length === boards.length && boards.every((id) => seats.includes(id));
}
