import type { DeclineReason } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { isDenied } from '../../platform/payments/on-account.ts';
import { awaitProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { findCustomer } from '../customers/customer-of.ts';
import { payments } from '../tables.ts';
import { findIntent } from './find-intent.ts';
import { type FinishContext, storePaymentOutcome } from './finish-payment.ts';
import { readDecline } from './read-decline.ts';
import { requestIntent } from './request-intent.ts';
import { patienceMs, settleUnanswered } from './settle-unanswered.ts';

type Payment = typeof payments.$inferSelect;

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
  readonly state: Payment['state'];
  /** The connected account on which the browser confirms it; null for our own. */
  readonly accountId: string | null;
  /** For the browser, where the bank asks its owner something. */
  readonly clientSecret: string | undefined;
  /** Why the card was declined; null where it was not. */
  readonly declined: DeclineReason | null;
}

/**
 * Charges a payment that was begun. The provider is called with the payment's own number: however
 * often, and wherever it was interrupted, there is one charge. The caller that began it may call
 * this at once; the queue does so as well.
 */
export async function chargeNow(context: FinishContext, id: string): Promise<Charge> {
  requirePayments(context);
  const { payment, isTooOld } = await beginToAsk(context, id);
  const { accountId, intentId } = payment;
  if (payment.state !== 'begun') {
    const intent =
      payment.state === 'needs-action' && intentId !== null
        ? await findIntent(context, intentId, accountId)
        : undefined;
    return outcome(payment, payment.state, intent);
  }
  if (isTooOld) return outcome(payment, await settleUnanswered(context, payment));
  const customer =
    payment.userId === null ? undefined : await findCustomer(context, payment.userId);
  const nothing = { paymentId: id, intent: undefined, accountId };
  // An account that was closed meanwhile has no cards.
  if (customer === undefined) {
    return outcome(payment, await storePaymentOutcome(context, nothing));
  }
  try {
    const intent = await requestIntent(context, payment, customer);
    const state = await storePaymentOutcome(context, { ...nothing, intent });
    return outcome(payment, state, intent);
  } catch (error) {
    if (accountId !== null && isDenied(error)) {
      return outcome(payment, await storePaymentOutcome(context, nothing));
    }
    if (!isRefusal(error)) return awaitProvider(Promise.reject(error));
    const intent = error.payment_intent;
    return outcome(payment, await storePaymentOutcome(context, { ...nothing, intent }), intent);
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

function outcome(
  { accountId, decline }: Payment,
  state: Charge['state'],
  intent?: Stripe.PaymentIntent,
): Charge {
  const isAsked = state === 'needs-action' && intent?.status === 'requires_action';
  return {
    state,
    accountId,
    clientSecret: isAsked ? (intent.client_secret ?? undefined) : undefined,
    declined: state === 'failed' ? (decline ?? readDecline(intent)) : null,
  };
}
