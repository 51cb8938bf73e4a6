import type { DeclineReason } from '@boardwalk/sdk-core/billing/paying/decline-reasons';
import { and, eq, getTableColumns, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import { isDenied } from '../../platform/payments/on-account.ts';
import { awaitProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { paymentCustomers, payments } from '../tables.ts';
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
    await charge(context, paymentId);
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
 * Charges a payment that was begun, for the caller that began it. The provider is called with the
 * payment's own number: however often, and wherever it was interrupted, there is one charge. Of what
 * is answered here the queue has nothing to do any more.
 */
export async function chargeNow(context: FinishContext, id: string): Promise<Charge> {
  const charged = await charge(context, id);
  if (charged.state !== 'begun') {
    await context.queue.withdraw(context.database, chargePayment, { paymentId: id });
  }
  return charged;
}

async function charge(context: FinishContext, id: string): Promise<Charge> {
  requirePayments(context);
  const { payment, customer, isTooOld } = await beginToAsk(context, id);
  const { accountId, intentId } = payment;
  if (payment.state !== 'begun') {
    const intent =
      payment.state === 'needs-action' && intentId !== null
        ? await findIntent(context, intentId, accountId)
        : undefined;
    return outcome(payment, payment.state, intent);
  }
  if (isTooOld) return outcome(payment, await settleUnanswered(context, payment));
  const nothing = { paymentId: id, intent: undefined, accountId };
  // An account that was closed meanwhile has no cards.
  if (customer === null) {
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

/** A payment with the provider's number of its owner, where there is one. */
const askedColumns = {
  ...getTableColumns(payments),
  // Names are written out: Drizzle leaves the table out where a statement has one.
  customer: sql<string | null>`(
    select payer.customer_id from ${paymentCustomers} payer where payer.user_id = payments.user_id)`,
};

/**
 * Returns a payment as it stands, and records, under its lock, that the provider is called from now
 * on: a cancellation comes before, and nothing is charged, or after, and what is charged goes back.
 */
async function beginToAsk({ database, clock }: FinishContext, id: string) {
  const isIt = eq(payments.id, id);
  const now = clock.now();
  const isInTime = or(
    isNotNull(payments.intentId),
    gt(payments.createdAt, new Date(now.getTime() - patienceMs)),
  );
  const [asked] = await database
    .update(payments)
    .set({ askedAt: now })
    .where(and(isIt, eq(payments.state, 'begun'), isInTime))
    .returning(askedColumns)
    .prepare('ask_payment')
    .execute();
  const [found] = asked ? [asked] : await database.select(askedColumns).from(payments).where(isIt);
  if (!found) throw new Error('There is no such payment.');
  const { customer, ...payment } = found;
  return { payment, customer, isTooOld: asked === undefined && payment.state === 'begun' };
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
