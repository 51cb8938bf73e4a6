import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findAtProvider, requirePayments } from '../../platform/payments/provider.ts';
import { addErrand } from '../errands/send-errand.ts';
import { finishPayment, isRefunded, releaseSale } from '../payments/finish-payment.ts';
import { payments } from '../tables.ts';
import { type Difference, differsNoMore, numberOf, type Repair } from './repair.ts';

/**
 * Whatever else has finished it meanwhile, it is finished once. What is given back by our books, and
 * held there, is told to the provider again: its refund has failed, or never came to be.
 */
export const finishCharge: Repair = {
  ask: (context, difference) => finishPayment(context, numberOf(difference)),
  async write(queries, context, difference) {
    const intentId = numberOf(difference);
    const [refunded] = await queries
      .update(payments)
      .set({ state: 'refunding', refundId: null, settledAt: null })
      .where(and(eq(payments.intentId, intentId), eq(payments.state, 'refunded')))
      .returning({ id: payments.id });
    if (refunded) await addErrand(queries, context, { kind: 'refund-intent', objectId: intentId });
  },
};

/** What was given without money is taken back, and the payment stands as the provider has it. */
export const takeBack: Repair = {
  async ask(context, difference) {
    const intent = await findIntent(context, difference);
    if (intent && isHeld(intent)) throw differsNoMore();
    if (intent?.status === 'processing') {
      throw new Problem('conflict', 'It is being charged at this moment. Please try again later.');
    }
  },
  async write(queries, context, difference) {
    const payment = await lockPaid(queries, difference);
    await releaseSale(queries, context, payment);
    await queries
      .update(payments)
      .set({ state: 'failed', settledAt: context.clock.now() })
      .where(eq(payments.id, payment.id));
  },
};

/** Money of another amount than was agreed goes back, and what was given for it with it. */
export const giveBack: Repair = {
  async ask(context, difference) {
    const intent = await findIntent(context, difference);
    if (!intent || !isHeld(intent)) throw differsNoMore();
  },
  async write(queries, context, difference) {
    const payment = await lockPaid(queries, difference);
    const intentId = numberOf(difference);
    await releaseSale(queries, context, payment);
    await queries
      .update(payments)
      .set({ state: 'refunding', intentId })
      .where(eq(payments.id, payment.id));
    await addErrand(queries, context, { kind: 'refund-intent', objectId: intentId });
  },
};

async function findIntent(context: OperationContext, { providerId }: Difference) {
  if (providerId === null) return undefined;
  const { provider } = requirePayments(context);
  return findAtProvider(
    provider.paymentIntents.retrieve(providerId, { expand: ['latest_charge'] }),
  );
}

function isHeld(intent: Stripe.PaymentIntent): boolean {
  return intent.status === 'succeeded' && !isRefunded(intent);
}

/** The payment, which nobody else settles meanwhile. */
async function lockPaid(queries: Queries, { ownId }: Difference) {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(and(eq(payments.id, String(ownId)), eq(payments.state, 'paid')))
    .for('update');
  if (payment) return payment;
  throw differsNoMore();
}
