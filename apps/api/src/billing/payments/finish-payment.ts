import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { AllDomains, Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import type { Sale, SalePayment } from '../../platform/payments/sale.ts';
import { addErrand } from '../errands/send-errand.ts';
import { isUuid } from '../is-uuid.ts';
import { payments } from '../tables.ts';

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
  const intent = await findAtProvider(
    provider.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }),
  );
  const paymentId = intent?.metadata.payment;
  if (paymentId !== undefined && isUuid(paymentId)) {
    await keepOutcome(context, { paymentId, intent });
  }
}

interface Outcome {
  readonly paymentId: string;
  /** Absent where it never came to a charge. */
  readonly intent: Stripe.PaymentIntent | undefined;
  /** Whether the provider may have charged all the same, and has not been asked about it. */
  readonly isUnanswered?: boolean;
}

/** Writes down what the provider has told of a payment, and what follows from it, all at once. */
export function keepOutcome(
  context: FinishContext,
  { paymentId, intent, isUnanswered = false }: Outcome,
): Promise<State> {
  return context.database.transaction(async (transaction) => {
    const [payment] = await transaction
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId))
      .for('update');
    // Charged for something that is not written down here: nobody could be given it.
    if (!payment) return refundUnknown(transaction, context, intent);
    if (intent && payment.intentId !== null && payment.intentId !== intent.id) {
      await refundUnknown(transaction, context, intent);
      return payment.state;
    }
    const state = await follow(transaction, context, payment, intent);
    const intentId = intent?.id ?? payment.intentId;
    const askedAt = isUnanswered ? payment.askedAt : null;
    const isSame =
      state === payment.state && intentId === payment.intentId && askedAt === payment.askedAt;
    if (isSame) return state;
    const isSettled = state === 'paid' || state === 'failed' || state === 'refunded';
    const settledAt = isSettled ? (payment.settledAt ?? context.clock.now()) : payment.settledAt;
    await transaction
      .update(payments)
      .set({ state, intentId, askedAt, settledAt })
      .where(eq(payments.id, payment.id));
    return state;
  });
}

/** The state that follows, once what it asks for is done. */
async function follow(
  transaction: Queries,
  context: FinishContext,
  payment: Payment,
  intent: Stripe.PaymentIntent | undefined,
): Promise<State> {
  const { state } = payment;
  const sale = saleOf(context.sales, payment);
  const told = tellSale(payment);
  const now = context.clock.now();
  const { siteOrigin } = context.configuration;
  const isOpen = state === 'begun' || state === 'needs-action';
  const cancelThere = (objectId: string) =>
    addErrand(transaction, context, { kind: 'cancel-intent', objectId });
  switch (intent?.status) {
    case 'succeeded': {
      if (isRefunded(intent)) {
        if (state === 'paid') await sale.release(transaction, told, now);
        return 'refunded';
      }
      if (state === 'paid' || state === 'refunding' || state === 'refunded') return state;
      const isGiven =
        isOpen &&
        isOfAmount(intent, payment) &&
        (await sale.deliver(transaction, told, { now, siteOrigin }));
      if (isGiven) return 'paid';
      if (isOpen) await sale.release(transaction, told, now);
      await addErrand(transaction, context, { kind: 'refund-intent', objectId: intent.id });
      return 'refunding';
    }
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
      await sale.release(transaction, told, now);
      if (!intent && payment.intentId !== null) await cancelThere(payment.intentId);
      return 'failed';
  }
}

/** Lets the domain that sells take back what it gave, or kept, for a payment. */
export function releaseSale(
  transaction: Queries,
  { sales, clock }: Pick<FinishContext, 'sales' | 'clock'>,
  payment: Payment,
): Promise<void> {
  return saleOf(sales, payment).release(transaction, tellSale(payment), clock.now());
}

function tellSale({ amount, currency, ...payment }: Payment): SalePayment {
  return { ...payment, amount: { amount, currency } };
}

function saleOf(sales: readonly Sale[], { kind }: Payment): Sale {
  const sale = sales.find((one) => one.kind === kind);
  if (!sale) throw new Error(`Nobody sells "${kind}".`);
  return sale;
}

function isOfAmount(
  { amount_received: amount, currency }: Stripe.PaymentIntent,
  payment: Payment,
): boolean {
  return amount === payment.amount && currency.toUpperCase() === payment.currency;
}

export function isRefunded({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  return typeof charge === 'object' && charge?.refunded === true;
}

/** Gives money back that was taken for nothing that is known here. */
async function refundUnknown(
  transaction: Queries,
  context: FinishContext,
  intent: Stripe.PaymentIntent | undefined,
): Promise<State> {
  if (intent?.status === 'succeeded' && !isRefunded(intent)) {
    await addErrand(transaction, context, { kind: 'refund-intent', objectId: intent.id });
  }
  return 'failed';
}
