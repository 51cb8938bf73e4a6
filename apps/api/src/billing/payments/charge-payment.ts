import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { awaitProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { findCustomer } from '../customers/customer-of.ts';
import { payments } from '../tables.ts';
import { type FinishContext, storePaymentOutcome } from './finish-payment.ts';
import { patienceMs, settleUnanswered } from './settle-unanswered.ts';

export const chargePayment = defineWork({
  name: 'charge-payment',
  summary: 'Charges a saved card for a payment that was begun, and keeps what came of it.',
  ids: z.strictObject({ paymentId: z.uuid() }),
  async run(context, { paymentId }) {
    await chargeNow(context, paymentId);
    return 'done';
  },
});

/** The result of a charge, for the caller that waits for it. */
export interface Charge {
  readonly state: typeof payments.$inferSelect.state;
  /** For the browser, where the bank asks its owner something. */
  readonly clientSecret: string | undefined;
  /** What the provider says to the card's owner where it declines. */
  readonly declined: string | undefined;
}

/**
 * Charges a payment that was begun. The provider is called with the payment's own number: however
 * often, and wherever it was interrupted, there is one charge. The caller that began it may call
 * this at once; the queue does so as well.
 */
export async function chargeNow(context: FinishContext, id: string): Promise<Charge> {
  const { provider } = requirePayments(context);
  const { payment, isTooOld } = await beginToAsk(context, id);
  if (payment.state !== 'begun') {
    const intent =
      payment.state === 'needs-action' && payment.intentId !== null
        ? await awaitProvider(provider.paymentIntents.retrieve(payment.intentId))
        : undefined;
    return outcome(payment.state, intent);
  }
  if (isTooOld) return outcome(await settleUnanswered(context, payment));
  const customer =
    payment.userId === null ? undefined : await findCustomer(context, payment.userId);
  // An account that was closed meanwhile has no cards.
  if (customer === undefined) {
    return outcome(await storePaymentOutcome(context, { paymentId: id, intent: undefined }));
  }
  const { amount, currency, kind, paymentMethodId } = payment;
  const asked = provider.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      customer,
      payment_method: paymentMethodId,
      allowed_payment_method_types: ['card'],
      confirm: true,
      metadata: { payment: id, kind },
    },
    { idempotencyKey: `payment ${id}` },
  );
  try {
    const intent = await asked;
    return outcome(await storePaymentOutcome(context, { paymentId: id, intent }), intent);
  } catch (error) {
    if (!isRefusal(error)) return awaitProvider(Promise.reject(error));
    const state = await storePaymentOutcome(context, {
      paymentId: id,
      intent: error.payment_intent,
    });
    return { state, clientSecret: undefined, declined: error.message };
  }
}

/**
 * Returns a payment as it stands, and records, under its lock, that the provider is called from now
 * on: a cancellation comes before, and nothing is charged, or after, and what is charged goes back.
 */
function beginToAsk({ database, clock }: FinishContext, id: string) {
  return database.transaction(async (transaction) => {
    const isIt = eq(payments.id, id);
    const [payment] = await transaction.select().from(payments).where(isIt).for('update');
    if (!payment) throw new Error('There is no such payment.');
    const now = clock.now();
    const isTooOld =
      payment.intentId === null && now.getTime() - payment.createdAt.getTime() >= patienceMs;
    if (payment.state === 'begun' && !isTooOld) {
      await transaction.update(payments).set({ askedAt: now }).where(isIt);
    }
    return { payment, isTooOld };
  });
}

function outcome(state: Charge['state'], intent?: Stripe.PaymentIntent): Charge {
  const isAsked = state === 'needs-action' && intent?.status === 'requires_action';
  return {
    state,
    clientSecret: isAsked ? (intent.client_secret ?? undefined) : undefined,
    declined: undefined,
  };
}
