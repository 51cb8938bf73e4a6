import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Stripe } from 'stripe';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { findCustomer } from '../customers/customer-of.ts';
import type { payments } from '../tables.ts';
import { type FinishContext, storePaymentIntent, storePaymentOutcome } from './finish-payment.ts';

/** How long a payment may wait for the provider, or its owner's bank for them. */
export const patienceMs = hourMs;

/** Longer than the provider is waited for, with all that the SDK repeats. */
export const answerMs = 300_000;

type Payment = typeof payments.$inferSelect;

/**
 * Settles a payment of which the provider has reported nothing: what it has charged all the same
 * counts, and goes back where the payment was cancelled; what it has nothing of has failed.
 */
export async function settleUnanswered(
  context: FinishContext,
  payment: Payment,
): Promise<Payment['state']> {
  const intent = payment.askedAt === null ? undefined : await findIntent(context, payment);
  if (intent) return storePaymentIntent(context, payment.id, intent);
  return storePaymentOutcome(context, { paymentId: payment.id, intent });
}

/** What the provider has made of a payment; an account that was closed has none there any more. */
async function findIntent(
  context: FinishContext,
  { id, userId }: Payment,
): Promise<Stripe.PaymentIntent | undefined> {
  const { provider } = requirePayments(context);
  const customer = userId === null ? undefined : await findCustomer(context, userId);
  if (customer === undefined) return undefined;
  let found: Stripe.PaymentIntent | undefined;
  const made = provider.paymentIntents.list({ customer, limit: 100 });
  await awaitProvider(
    made.autoPagingEach((intent) => {
      if (intent.metadata.payment === id) found = intent;
      return found === undefined;
    }),
  );
  return found;
}
