import { createHash, randomUUID } from 'node:crypto';
import { writePurchaseSubject } from '@boardwalk/sdk-core/licenses/subscribe/purchase-subject';
import { dueInstantOf } from '@boardwalk/sdk-core/licenses/term/due-date';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { lockCard } from '../../billing/cards/lock-card.ts';
import { redeemCoupon } from '../../billing/coupons/redeem-coupon.ts';
import { beginPayment } from '../../billing/payments/begin-payment.ts';
import { boardMerchantOf } from '../../boards/places/board-merchant.ts';
import { assignPlaces, claimPlaces } from '../../boards/places/held-places.ts';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { spendConfirmation } from '../../embeds/confirmations/spend-confirmation.ts';
import { lockListingOwner } from '../../listings/storage/lock-listing-owner.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isBegunHere } from '../begun-here.ts';
import { endDueOf } from '../ends/end-due.ts';
import { licenseKind } from '../license-kind.ts';
import { holderOf, type LicenseRow } from '../license-row.ts';
import { recordMismatch } from '../mismatches/record-mismatch.ts';
import { licenses } from '../tables.ts';
import { activateLicense } from './activate-license.ts';
import { countUse } from './license-sale.ts';
import {
  boardsTerms,
  invoiceOf,
  isWithinRunning,
  type LicenseOffer,
  offerCurrencyOf,
  prepareOffer,
  refuseSameCoupon,
  type SubscriptionRequest,
  uselessCoupon,
} from './prepare-offer.ts';
import { requireMerchant } from './require-merchant.ts';

/** What is to be bought, and how it is paid. */
export interface LicensePurchase {
  readonly wish: SubscriptionRequest;
  readonly coupon: string | undefined;
  readonly paymentMethodId: string | undefined;
  /** What the buyer has seen. */
  readonly total: Money;
  /** Of a partner's page. */
  readonly confirmation: string | undefined;
}

/**
 * Writes down, in one transaction, that a licence is being paid for: its boards are claimed, coupon
 * and code are used, its confirmation is spent, its payment is begun. Under the same intention there is
 * one. What costs nothing runs at once.
 */
export async function beginLicense(
  transaction: Queries,
  order: LicensePurchase,
  context: OperationContext,
): Promise<LicenseRow> {
  const { wish, coupon: code } = order;
  const { userId } = wish;
  const now = context.clock.now();
  // Closing an account locks the person before what is theirs.
  await lockListingOwner(transaction, wish.listingId);
  // The listing before its licences.
  await requireMerchant(transaction, wish, 'no key update');
  await endDueOf(transaction, wish, context);
  const offer = await prepareOffer(transaction, wish, now, { isBought: true });
  if (isWithinRunning(offer)) return addToRunning(transaction, { order, offer }, context);
  const id = randomUUID();
  const subject = { kind: licenseKind, id };
  const currency = offerCurrencyOf(offer);
  const coupon =
    code === undefined
      ? undefined
      : await redeemCoupon(transaction, { code, userId, subject, currency, now });
  if (coupon) refuseSameCoupon(offer, coupon.couponId);
  const invoice = invoiceOf(offer, coupon?.terms.discount, now);
  requireShownTotal(order.total, invoice.total);
  const isFree = invoice.total.amount === 0;
  const { renews, running } = offer;
  // A buyer who pays nothing names no card: a licence that renews has its own.
  const before = isFree && renews ? running?.license.paymentMethodId : undefined;
  const paymentMethodId = order.paymentMethodId ?? before ?? undefined;
  if (paymentMethodId === undefined && (!isFree || renews)) throw noCard();
  const terms = boardsTerms(offer);
  const card =
    paymentMethodId === undefined
      ? undefined
      : await lockCard(transaction, { userId, paymentId: paymentMethodId }, 'share');
  await confirm(transaction, order, { amounts: [invoice.total], terms }, context);
  const holder = holderOf(id);
  const bought = { holder, merchant: boardMerchantOf(offer.listing), boardIds: offer.boards };
  // With those that it takes over where it runs at once, in the order of their ids.
  await lockBoards(transaction, [...offer.boards, ...offer.had], now);
  const lost = await claimPlaces(transaction, bought, now);
  if (lost.length > 0) throw noHold();
  const timeZone = running?.license.timeZone ?? offer.listing.timeZone;
  const [license] = await transaction
    .insert(licenses)
    .values({
      id,
      listingId: wish.listingId,
      buyerId: userId,
      state: 'PENDING',
      ...planColumns(offer),
      couponId: coupon?.couponId ?? running?.license.couponId ?? null,
      replacesId: running?.license.id ?? null,
      renews,
      paymentMethodId: isFree && !renews ? null : (paymentMethodId ?? null),
      agreed: invoice,
      intention: intentionOf(userId, context),
      begunOn: partnerPageOf(context),
      timeZone,
      boughtAt: now,
      dueAt: running?.license.dueAt ?? new Date(dueInstantOf(now.getTime(), timeZone)),
    })
    .returning();
  if (!license) throw new Error('The licence was not kept.');
  await useCode(transaction, offer, context);
  if (paymentMethodId !== undefined && !isFree) {
    const { listing, billedTo } = offer;
    const cardCountry = card?.country ?? null;
    await recordMismatch(transaction, { licenseId: id, billedTo, listing, cardCountry });
    const payment = { userId, kind: licenseKind, subjectId: id, amount: invoice.total };
    await beginPayment(transaction, context, { ...payment, paymentMethodId });
    return license;
  }
  const { siteOrigin, payments } = context.configuration;
  const delivery = { now, siteOrigin, seller: payments?.seller ?? null, paymentId: null };
  const isGiven = await activateLicense(transaction, license, delivery);
  if (!isGiven) throw noHold();
  const [active] = await transaction.select().from(licenses).where(eq(licenses.id, id));
  return active ?? license;
}

interface Added {
  readonly order: LicensePurchase;
  readonly offer: LicenseOffer;
}

/** Adds boards to the plan that runs, which has seats for them: nothing else of its licence changes. */
async function addToRunning(
  transaction: Queries,
  { order, offer }: Added,
  context: OperationContext,
): Promise<LicenseRow> {
  const { running, listing, boards } = offer;
  if (!running) throw new Error('Boards are added to what runs.');
  if (order.coupon !== undefined) throw uselessCoupon();
  const now = context.clock.now();
  const { total } = invoiceOf(offer, undefined, now);
  requireShownTotal(order.total, total);
  await confirm(transaction, order, { amounts: [total], terms: boardsTerms(offer) }, context);
  const holder = holderOf(running.license.id);
  const until = running.license.dueAt;
  const added = { holder, merchant: boardMerchantOf(listing), boardIds: boards, until };
  if ((await claimPlaces(transaction, added, now)).length > 0) throw noHold();
  if ((await assignPlaces(transaction, added, now)).length > 0) throw noHold();
  return running.license;
}

function noHold(): Problem {
  return new Problem('conflict', 'Your listing does not hold these boards any more.');
}

/** The licence that was begun under the caller's intention before. */
export async function findBegun(
  queries: Queries,
  { wish: { userId, listingId } }: LicensePurchase,
  context: Pick<OperationContext, 'caller' | 'idempotencyKey' | 'page'>,
): Promise<LicenseRow | undefined> {
  const [row] = await queries
    .select()
    .from(licenses)
    .where(eq(licenses.intention, intentionOf(userId, context)));
  if (row && !(row.listingId === listingId && isBegunHere(row, context))) {
    throw new Problem('not-processable', 'This idempotency key was used for another purchase.');
  }
  return row;
}

function intentionOf(
  userId: number,
  { idempotencyKey }: Pick<OperationContext, 'idempotencyKey'>,
): string {
  if (idempotencyKey === undefined) throw new Error('What takes money has a key.');
  return createHash('sha256').update(`${userId} ${idempotencyKey}`).digest('hex');
}

function planColumns({ plan }: LicenseOffer) {
  if (!plan) return {};
  const { id: planId, nickname: planNickname, seatCount, licenseClass } = plan;
  return { planId, planNickname, seatCount, usesCode: licenseClass === 'ENTERPRISE' };
}

/** Counts a use of an enterprise code, whose plan is locked, and records it in the audit trail. */
async function useCode(
  transaction: Queries,
  { plan }: LicenseOffer,
  context: OperationContext,
): Promise<void> {
  if (plan?.licenseClass !== 'ENTERPRISE') return;
  await countUse(transaction, plan.id, 1);
  await writeAuditEntry(transaction, context, {
    event: 'plan-code-used',
    subjectId: null,
    detail: { plan: plan.nickname },
  });
}

function confirm(
  transaction: Queries,
  { wish, coupon, paymentMethodId, confirmation }: LicensePurchase,
  bought: { readonly amounts: readonly Money[]; readonly terms: string },
  context: OperationContext,
): Promise<void> {
  const { listingId, what, renews } = wish;
  const plan =
    what.kind === 'plan'
      ? { tier: what.tier, custom_code: 'code' in what.name ? what.name.code : undefined }
      : {};
  const named = { listingId, ...plan, coupon, payment_method: paymentMethodId, renews };
  const subject = writePurchaseSubject(named);
  const deed = { id: confirmation, kind: 'buy-license', subject, ...bought } as const;
  return spendConfirmation(transaction, deed, context);
}

function requireShownTotal(shown: Money, total: Money): void {
  if (shown.amount === total.amount && shown.currency === total.currency) return;
  throw new Problem('conflict', 'The total has changed. Please look at it again.', {
    fields: [{ path: 'body.total', message: `expected ${total.amount} ${total.currency}` }],
  });
}

function noCard(): Problem {
  return new Problem('invalid-request', 'No card was chosen.', {
    fields: [{ path: 'body.payment_method', message: 'expected a saved card' }],
  });
}
