import { isRegionOf } from '@boardwalk/sdk-core/account/billing-rules';
import type { Discount } from '@boardwalk/sdk-core/billing/coupons/coupon-terms';
import {
  composeInvoice,
  type Invoice,
  type Purchase,
} from '@boardwalk/sdk-core/licenses/prices/compose-invoice';
import { dueDateOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { boardId } from '@boardwalk/sdk-core/vocabulary/ids';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, eq, inArray } from 'drizzle-orm';
import { isChargeable } from '../../billing/payments/begin-payment.ts';
import { listPlaces } from '../../boards/places/held-places.ts';
import type { ListingRow } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { PlanRow } from '../plans/describe-plan.ts';
import { type PlanName, requirePlan } from '../plans/read-plan.ts';
import { licenses } from '../tables.ts';
import { requireMerchant } from './require-merchant.ts';

/** What somebody wants to buy for a listing of theirs. */
export interface Wish {
  readonly listingId: number;
  readonly userId: number;
  readonly what:
    | { readonly kind: 'plan'; readonly name: PlanName; readonly tier: string | undefined }
    /** Single boards, each at this price. */
    | { readonly kind: 'boards'; readonly price: Money; readonly boards: readonly BoardId[] };
  /** The boards as the page shows them, where it tells. */
  readonly seats: readonly BoardId[] | undefined;
  readonly renews: boolean;
}

/** What can be sold now: to whom, and for which boards. */
export interface Offer {
  readonly listing: ListingRow;
  readonly purchase: Purchase;
  readonly boards: readonly BoardId[];
  readonly plan: PlanRow | undefined;
  readonly renews: boolean;
}

/**
 * What is sold for a wish, or the problem why nothing is. Where it is bought, listing and plan are
 * locked: first the listing, then the plan, and boards after them.
 */
export async function prepareOffer(
  queries: Queries,
  wish: Wish,
  now: Date,
  { isBought }: { readonly isBought: boolean },
): Promise<Offer> {
  const { what, renews } = wish;
  const listing = await requireMerchant(queries, wish, isBought ? 'no key update' : undefined);
  if (!isRegionOf(listing.country, listing.region)) {
    throw new Problem('conflict', 'The address of this listing has no province or state.');
  }
  await refuseAnother(queries, listing.id, what.kind);
  if (what.kind === 'boards') {
    const boards = await requireHeld(queries, wish, what.boards, now);
    return { listing, boards, plan: undefined, renews, purchase: { ...what, boards } };
  }
  // Uses of a code are counted under its lock; a plan of the list is only kept from ending.
  const strength = 'code' in what.name ? 'update' : 'share';
  const plan = await requirePlan(
    queries,
    { name: what.name, userId: wish.userId },
    now,
    isBought ? strength : undefined,
  );
  if (what.tier !== undefined && what.tier !== plan.id) {
    throw new Problem('conflict', 'The code is of another plan.');
  }
  const boards = await requireHeld(queries, wish, undefined, now);
  if (boards.length > plan.seatCount) {
    throw new Problem(
      'conflict',
      `This plan has ${plan.seatCount} seats, and you hold more boards.`,
    );
  }
  const price = { amount: plan.priceAmount, currency: plan.priceCurrency };
  const priced = { id: plan.id, seat_count: plan.seatCount, price };
  return { listing, boards, plan, renews, purchase: { kind: 'plan', plan: priced, boards } };
}

/** The boards of a purchase as a confirmation keeps them: other ones are another purchase. */
export function boardsTerms({ boards }: Pick<Offer, 'boards'>): string {
  return boards.toSorted((one, other) => one - other).join();
}

/** In what an offer is billed. */
export function currencyOf({ purchase }: Offer) {
  return (purchase.kind === 'plan' ? purchase.plan.price : purchase.price).currency;
}

/** The one invoice that the preview shows and the purchase charges. */
export function invoiceOf(offer: Offer, discount: Discount | undefined, now: Date): Invoice {
  const { listing, purchase, renews } = offer;
  const { country: countryCode, region: state, timeZone } = listing;
  const { date } = localTimeAt(now.getTime(), timeZone);
  const invoice = composeInvoice(purchase, {
    discount,
    tax: {
      address: { countryCode, state },
      date,
      currency: currencyOf(offer),
      // A plan's price is without its taxes.
      isInclusive: false,
    },
    dueDate: dueDateOf(now.getTime(), timeZone),
    renews,
  });
  const { amount } = invoice.total;
  if (amount > 0 && !isChargeable(amount)) {
    throw new Problem('conflict', 'An amount like this can’t be charged to a card.');
  }
  return invoice;
}

/** One payment at a time for a listing, and one plan. */
async function refuseAnother(queries: Queries, listingId: number, kind: 'plan' | 'boards') {
  const known = await queries
    .select({ state: licenses.state, planId: licenses.planId })
    .from(licenses)
    .where(and(eq(licenses.listingId, listingId), inArray(licenses.state, ['PENDING', 'ACTIVE'])));
  if (known.some(({ state }) => state === 'PENDING')) {
    throw new Problem('conflict', 'A licence for this listing is being paid for already.');
  }
  if (kind === 'plan' && known.some(({ planId }) => planId !== null)) {
    throw new Problem('conflict', 'This listing has a licence already.');
  }
}

/** The boards that are sold: all that the listing holds, or the named ones of them. */
async function requireHeld(
  queries: Queries,
  { listingId, seats }: Wish,
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
