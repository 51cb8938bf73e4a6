import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { AllDomains, Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { askProvider, findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { tellFailedRefund } from '../differences/tell-failed-refund.ts';
import { addErrand } from '../errands/add-errand.ts';
import { listRefunds } from '../errands/list-refunds.ts';
import { type GivenBack, howGivenBack } from '../errands/read-refunds.ts';
import { isUuid } from '../is-uuid.ts';
import { payments } from '../tables.ts';
import { releaseSale, saleOf, tellSale } from './release-sale.ts';

type Payment = typeof payments.$inferSelect;
type State = Payment['state'];

export type FinishContext = Pick<
  Platform,
  'configuration' | 'database' | 'clock' | 'payments' | 'queue'
> &
  Pick<AllDomains, 'sales'>;

/**
 * Keeps what became of a payment at the provider: the one place that does, whether the browser or an
 * event of the provider comes first, twice or late. What is none of ours is left alone.
 */
export async function finishPayment(context: FinishContext, intentId: string): Promise<void> {
  const { provider } = requirePayments(context);
  const intent = await findAtProvider(provider.paymentIntents.retrieve(intentId));
  const paymentId = intent?.metadata.payment;
  if (intent === undefined || paymentId === undefined || !isUuid(paymentId)) return;
  const refunds =
    intent.status === 'succeeded' ? await askProvider(listRefunds(provider, intentId)) : [];
  await keepOutcome(context, { paymentId, intent, refunds });
}

interface Outcome {
  readonly paymentId: string;
  /** Absent where it never came to a charge. */
  readonly intent: Stripe.PaymentIntent | undefined;
  /** Of its charge, the newest first; none of one that was made just now. */
  readonly refunds?: readonly Stripe.Refund[];
}

/** Writes down what the provider has told of a payment, and what follows from it, all at once. */
export function keepOutcome(
  context: FinishContext,
  { paymentId, intent, refunds = [] }: Outcome,
): Promise<State> {
  const givenBack = intent ? howGivenBack(intent.amount_received, refunds) : 'none';
  return context.database.transaction(async (transaction) => {
    const [payment] = await transaction
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId))
      .for('update');
    // Charged for something that is not written down here, or a second time: nobody is given it.
    if (!payment || isOfAnother(payment, intent)) {
      await giveBackUnknown(transaction, context, { paymentId, intent, givenBack });
      return payment?.state ?? 'failed';
    }
    const state = await follow(transaction, context, payment, { intent, givenBack });
    if (intent && state === 'refunding' && givenBack === 'failed') {
      await tellFailedRefund(transaction, context, { paymentId, intentId: intent.id });
    }
    await keepState(transaction, context, payment, { state, intent, refunds });
    return state;
  });
}

function isOfAnother({ intentId }: Payment, intent: Stripe.PaymentIntent | undefined): boolean {
  return intent !== undefined && intentId !== null && intentId !== intent.id;
}

interface Followed extends Omit<Outcome, 'paymentId' | 'refunds'> {
  readonly state: State;
  readonly refunds: readonly Stripe.Refund[];
}

async function keepState(
  transaction: Queries,
  { clock }: Pick<FinishContext, 'clock'>,
  payment: Payment,
  { state, intent, refunds }: Followed,
): Promise<void> {
  const intentId = intent?.id ?? payment.intentId;
  const refundId = refunds[0]?.id ?? payment.refundId;
  const isSame =
    state === payment.state && intentId === payment.intentId && refundId === payment.refundId;
  if (isSame) return;
  const now = clock.now();
  const goesBack = state === 'refunding' || state === 'refunded';
  const isSettled = state === 'paid' || state === 'failed' || state === 'refunded';
  await transaction
    .update(payments)
    .set({
      ...{ state, intentId, refundId },
      refundBegunAt: payment.refundBegunAt ?? (goesBack ? now : null),
      settledAt: payment.settledAt ?? (isSettled ? now : null),
    })
    .where(eq(payments.id, payment.id));
}

interface Told {
  readonly intent: Stripe.PaymentIntent | undefined;
  readonly givenBack: GivenBack;
}

/** The state that follows, once what it asks for is done. */
async function follow(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  { intent, givenBack }: Told,
): Promise<State> {
  const { state } = payment;
  // What the bank has taken is at rest.
  if (state === 'charged-back') return state;
  const isOpen = state === 'begun' || state === 'needs-action';
  switch (intent?.status) {
    case 'succeeded':
      return givenBack === 'done' || givenBack === 'under-way'
        ? followRefund(transaction, context, payment, givenBack)
        : followCharge(transaction, context, payment, { intent, givenBack });
    case 'requires_action':
      return isOpen ? 'needs-action' : state;
    case 'processing':
    case 'requires_confirmation':
    case 'requires_capture':
      return state;
    // It needs another card, was cancelled, or never came to be.
    default:
      if (isOpen) await releaseSale(transaction, context, payment, 'failed');
      return isOpen ? 'failed' : state;
  }
}

/** The money has gone back, or is on its way: nothing is called refunded before it is. */
async function followRefund(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  givenBack: 'done' | 'under-way',
): Promise<State> {
  const isGiven = payment.state !== 'refunding' && payment.state !== 'refunded';
  if (isGiven) await releaseSale(transaction, context, payment, 'refunded');
  return givenBack === 'done' ? 'refunded' : 'refunding';
}

/** The money is here. */
async function followCharge(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  { intent, givenBack }: { readonly intent: Stripe.PaymentIntent; readonly givenBack: GivenBack },
): Promise<State> {
  const { state } = payment;
  if (state === 'refunded' && givenBack === 'failed') return 'refunding';
  const isOpen = state === 'begun' || state === 'needs-action';
  if (!isOpen && state !== 'failed') return state;
  const delivery = {
    now: context.clock.now(),
    siteOrigin: context.configuration.siteOrigin,
  };
  const isGiven =
    isOpen &&
    isOfAmount(intent, payment) &&
    (await saleOf(context.sales, payment).deliver(transaction, tellSale(payment), delivery));
  if (isGiven) return 'paid';
  if (isOpen) await releaseSale(transaction, context, payment, 'failed');
  await addErrand(transaction, context, { kind: 'refund-intent', objectId: intent.id });
  return 'refunding';
}

function isOfAmount(
  { amount_received: amount, currency }: Stripe.PaymentIntent,
  payment: Payment,
): boolean {
  return amount === payment.amount && currency.toUpperCase() === payment.currency;
}

/** Gives money back that was taken for nothing that is known here, unless that has failed before. */
async function giveBackUnknown(
  transaction: Queries,
  context: FinishContext,
  { paymentId, intent, givenBack }: Told & { readonly paymentId: string },
): Promise<void> {
  if (intent?.status !== 'succeeded') return;
  const intentId = intent.id;
  if (givenBack === 'none') {
    await addErrand(transaction, context, { kind: 'refund-intent', objectId: intentId });
  }
  if (givenBack === 'failed') await tellFailedRefund(transaction, context, { paymentId, intentId });
}
