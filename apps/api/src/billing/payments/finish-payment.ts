import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { reportFailedRefund } from '../differences/report-failed-refund.ts';
import { isAllLost } from '../disputes/is-all-lost.ts';
import { addErrand } from '../errands/add-errand.ts';
import { listRefunds } from '../errands/list-refunds.ts';
import { readFeeBack } from '../errands/read-fee.ts';
import { type GivenBack, howGivenBack } from '../errands/read-refunds.ts';
import { isUuid } from '../is-uuid.ts';
import { type LockedPayment, lockPayment } from '../refunds/lock-payment.ts';
import { storeRefunds } from '../refunds/store-refunds.ts';
import { payments } from '../tables.ts';
import { findIntent } from './find-intent.ts';
import { isOfAmount, isOfAnother } from './is-charge-of.ts';
import { readDecline } from './read-decline.ts';
import { releaseSale, saleOf, salePaymentOf } from './release-sale.ts';

type Payment = typeof payments.$inferSelect;
type State = Payment['state'];

/** Why what came to nothing is released. */
const failed = { reason: 'failed', feeBack: 0 } as const;

export type FinishContext = Pick<
  ExtendedPlatform,
  'clock' | 'configuration' | 'database' | 'extensions' | 'payments' | 'queue'
>;

/**
 * Keeps what became of a payment at the provider: the one place that does, whether the browser or an
 * event of the provider comes first, twice or late. What is none of ours is left alone. It is on
 * `accountId`; on our own account where that is null.
 */
export async function finishPayment(
  context: FinishContext,
  intentId: string,
  accountId: string | null,
  { isLost = false }: Pick<Outcome, 'isLost'> = {},
): Promise<void> {
  const intent = await findIntent(context, intentId, accountId);
  const paymentId = intent?.metadata.payment;
  if (intent === undefined || paymentId === undefined || !isUuid(paymentId)) return;
  await storePaymentIntent(context, { paymentId, intent, accountId, isLost });
}

/** Keeps what the provider has of a payment at this moment, with what went back of it. */
export async function storePaymentIntent(
  context: FinishContext,
  { intent, ...found }: Charged,
): Promise<State> {
  const { provider } = requirePayments(context);
  const refunds =
    intent.status === 'succeeded'
      ? await awaitProvider(listRefunds(provider, intent.id, found.accountId))
      : [];
  const feeBack = refunds.length > 0 ? await readFeeBack(provider, intent, found.accountId) : 0;
  return storePaymentOutcome(context, { ...found, intent, refunds, feeBack });
}

interface Outcome {
  readonly paymentId: string;
  /** Absent where it never came to a charge. */
  readonly intent: Stripe.PaymentIntent | undefined;
  /** The connected account on which the intent is; null for our own. */
  readonly accountId: string | null;
  /** Of its charge, the newest first; none of one that was made just now. */
  readonly refunds?: readonly Stripe.Refund[];
  /** What of our part of a charge on another’s account has gone back; minor units. */
  readonly feeBack?: number;
  /** Whether the provider may have charged all the same, and has not been queried about it. */
  readonly isUnanswered?: boolean;
  /** Whether what was charged goes back unless it is delivered already. */
  readonly isLost?: boolean;
}

interface Charged extends Pick<Outcome, 'paymentId' | 'accountId' | 'isLost'> {
  readonly intent: Stripe.PaymentIntent;
}

/** Records what the provider has reported of a payment, and what follows from it, all at once. */
export function storePaymentOutcome(context: FinishContext, outcome: Outcome): Promise<State> {
  const { paymentId, intent, accountId, refunds = [], feeBack = 0 } = outcome;
  const { isUnanswered = false, isLost = false } = outcome;
  const givenBack = intent ? howGivenBack(intent.amount_received, refunds) : 'none';
  return context.database.transaction(async (transaction) => {
    const payment = await lockPayment(transaction, paymentId);
    // Charged for something that is not written down here, or a second time: nobody is given it.
    if (!payment || isOfAnother(payment, { intent, accountId })) {
      await giveBackUnknown(transaction, context, { paymentId, intent, accountId, givenBack });
      return payment?.state ?? 'failed';
    }
    // Refunds of parts have returned their fees; what is left of them went back with the rest.
    const feeOfParts = await storeRefunds(transaction, context, payment, refunds);
    const state = await follow(transaction, context, payment, {
      ...{ intent, givenBack, refunds, feeBack: Math.max(0, feeBack - feeOfParts), isLost },
    });
    if (intent && state === 'refunding' && givenBack === 'failed') {
      await reportFailedRefund(transaction, context, {
        ...{ paymentId, accountId },
        intentId: intent.id,
      });
    }
    const askedAt = isUnanswered ? payment.askedAt : null;
    await keepState(transaction, context, payment, { state, intent, refunds, askedAt });
    return state;
  });
}

interface Followed extends Pick<Outcome, 'intent'>, Pick<Payment, 'state' | 'askedAt'> {
  readonly refunds: readonly Stripe.Refund[];
}

async function keepState(
  transaction: Queries,
  { clock }: Pick<FinishContext, 'clock'>,
  payment: Payment,
  { state, intent, refunds, askedAt }: Followed,
): Promise<void> {
  const intentId = intent?.id ?? payment.intentId;
  const refundId = refunds[0]?.id ?? payment.refundId;
  const decline = state === 'failed' ? (payment.decline ?? readDecline(intent)) : payment.decline;
  const kept = { state, intentId, refundId, askedAt, decline };
  if (isKept(payment, kept)) return;
  const now = clock.now();
  const goesBack = state === 'refunding' || state === 'refunded';
  const isSettled = state !== 'begun' && state !== 'needs-action' && state !== 'refunding';
  await transaction
    .update(payments)
    .set({
      ...kept,
      refundBegunAt: payment.refundBegunAt ?? (goesBack ? now : null),
      settledAt: payment.settledAt ?? (isSettled ? now : null),
    })
    .where(eq(payments.id, payment.id))
    .prepare('store_payment_state')
    .execute();
}

type Kept = Pick<Payment, 'state' | 'intentId' | 'refundId' | 'askedAt' | 'decline'>;

function isKept(payment: Kept, now: Kept): boolean {
  const { state, intentId, refundId, askedAt, decline } = payment;
  const isSame = state === now.state && askedAt === now.askedAt && decline === now.decline;
  return isSame && intentId === now.intentId && refundId === now.refundId;
}

interface Told {
  readonly intent: Stripe.PaymentIntent | undefined;
  readonly givenBack: GivenBack;
  readonly refunds: readonly Stripe.Refund[];
  readonly isLost: boolean;
  readonly feeBack: number;
}

/** The state that follows, once what it asks for is done. */
async function follow(
  transaction: Queries,
  context: FinishContext,
  payment: LockedPayment,
  { intent, givenBack, refunds, feeBack, isLost }: Told,
): Promise<State> {
  const { state, accountId } = payment;
  // What the bank has taken is at rest.
  if (state === 'charged-back') return state;
  const isOpen = state === 'begun' || state === 'needs-action';
  const cancelThere = (objectId: string) =>
    addErrand(transaction, context, { kind: 'cancel-intent', objectId, accountId });
  switch (intent?.status) {
    case 'succeeded':
      if (givenBack === 'done' || givenBack === 'under-way') {
        return followRefund(transaction, context, payment, { givenBack, feeBack });
      }
      return isHere(state) && (await isAllLost(transaction, payment, refunds))
        ? followLoss(transaction, context, payment, feeBack)
        : followCharge(transaction, context, payment, { intent, givenBack, isLost });
    case 'requires_action':
    case 'processing':
    case 'requires_confirmation':
    case 'requires_capture':
      // Its owner has cancelled it before the provider answered.
      if (state === 'failed' && payment.intentId === null) await cancelThere(intent.id);
      return isOpen && intent.status === 'requires_action' ? 'needs-action' : state;
    // It needs another card, was cancelled, or never came to be.
    default:
      if (!isOpen) return state;
      await releaseSale(transaction, context, payment, failed);
      if (!intent && payment.intentId !== null) await cancelThere(payment.intentId);
      return 'failed';
  }
}

/** The money has gone back, or is on its way: nothing is called refunded before it is. */
async function followRefund(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  { givenBack, feeBack }: { readonly givenBack: 'done' | 'under-way'; readonly feeBack: number },
): Promise<State> {
  const { state } = payment;
  // What failed was released then, and may be paid by another payment since.
  const isGiven = state === 'paid' || state === 'begun' || state === 'needs-action';
  if (isGiven) {
    await releaseSale(transaction, context, payment, { reason: 'refunded', feeBack });
  }
  return givenBack === 'done' ? 'refunded' : 'refunding';
}

/** Whether a bank has something to take: what has gone back is not here, what is to go still is. */
function isHere(state: State): boolean {
  return state === 'paid' || state === 'refunding';
}

/** A bank has taken the money, or what was left of it: it is at rest, and goes back no second time. */
async function followLoss(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  feeBack: number,
): Promise<State> {
  if (payment.state === 'paid') {
    await releaseSale(transaction, context, payment, { reason: 'charged-back', feeBack });
  }
  return 'charged-back';
}

/** The money is here, or on the account that was charged on. */
async function followCharge(
  transaction: Queries,
  context: FinishContext,
  payment: LockedPayment,
  {
    intent,
    givenBack,
    isLost,
  }: Omit<Told, 'refunds' | 'feeBack'> & { readonly intent: Stripe.PaymentIntent },
): Promise<State> {
  const { state } = payment;
  if (state === 'refunded' && givenBack === 'failed') return 'refunding';
  const isOpen = state === 'begun' || state === 'needs-action';
  if (!isOpen && state !== 'failed') return state;
  const delivery = {
    now: context.clock.now(),
    siteOrigin: context.configuration.siteOrigin,
    seller: context.configuration.payments?.seller ?? null,
  };
  const isGiven =
    isOpen &&
    !isLost &&
    isOfAmount(intent, payment) &&
    (await saleOf(context.extensions, payment).deliver(
      transaction,
      { ...salePaymentOf(payment), card: payment.card },
      delivery,
    ));
  if (isGiven) return 'paid';
  if (isOpen) await releaseSale(transaction, context, payment, failed);
  // A refund that failed before is reported, and not sent again by itself.
  if (givenBack !== 'failed') {
    const { accountId } = payment;
    const errand = { kind: 'refund-intent', objectId: intent.id, accountId } as const;
    await addErrand(transaction, context, errand);
  }
  return 'refunding';
}

/** Gives money back that was taken for nothing that is known here, unless that has failed before. */
async function giveBackUnknown(
  transaction: Queries,
  context: FinishContext,
  {
    paymentId,
    intent,
    accountId,
    givenBack,
  }: Pick<Told, 'intent' | 'givenBack'> & Pick<Outcome, 'paymentId' | 'accountId'>,
): Promise<void> {
  if (intent?.status !== 'succeeded') return;
  const intentId = intent.id;
  if (givenBack === 'none') {
    await addErrand(transaction, context, { kind: 'refund-intent', objectId: intentId, accountId });
  }
  if (givenBack === 'failed') {
    await reportFailedRefund(transaction, context, { paymentId, intentId, accountId });
  }
}
