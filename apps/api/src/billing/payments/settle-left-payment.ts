import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import * as z from 'zod/mini';
import { isDenied } from '../../platform/payments/on-account.ts';
import { defineWork } from '../../platform/queue/work.ts';
import { payments } from '../tables.ts';
import { cancelPayment } from './cancel-payment.ts';
import { type FinishContext, storePaymentOutcome } from './finish-payment.ts';
import { settleUnanswered, undeliveredMs } from './settle-unanswered.ts';

type Payment = typeof payments.$inferSelect;

/** What the job could not settle; an operator sees it among failed work. */
export const settlePayment = defineWork({
  name: 'settle-left-payment',
  summary: 'Settles a payment that was left unfinished, and could not be settled before.',
  ids: z.strictObject({ paymentId: z.uuid() }),
  retries: 2,
  async run(context, { paymentId }) {
    const [payment] = await context.database
      .select()
      .from(payments)
      .where(eq(payments.id, paymentId));
    if (payment) await settleLeftPayment(context, payment);
    return 'done';
  },
});

/**
 * Ends a payment that was left unfinished. What is paid and could not be delivered for so long, by a
 * fault of ours, goes back to its payer.
 */
export async function settleLeftPayment(context: FinishContext, payment: Payment): Promise<void> {
  try {
    await settle(context, payment, false);
  } catch (error) {
    const openMs = context.clock.now().getTime() - payment.createdAt.getTime();
    if (openMs < undeliveredMs || isOfProvider(error)) throw error;
    await settle(context, payment, true);
  }
}

/** Without an answer of the provider nobody knows yet what was paid. */
function isOfProvider(error: unknown): boolean {
  return error instanceof Problem || error instanceof Stripe.errors.StripeError;
}

async function settle(context: FinishContext, payment: Payment, isLost: boolean): Promise<void> {
  const outcome = { isLost };
  if (payment.intentId === null) {
    await settleUnanswered(context, payment, outcome);
    return;
  }
  const { id: paymentId, intentId, accountId } = payment;
  try {
    await cancelPayment(context, intentId, accountId, outcome);
  } catch (error) {
    // One on an account that we see nothing of any more has failed: what it charges later goes back.
    if (accountId === null || !isDenied(error)) throw error;
    await storePaymentOutcome(context, { paymentId, intent: undefined, accountId });
  }
}
