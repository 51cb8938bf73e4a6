import { hourMs, minuteMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Stripe } from 'stripe';
import { findOnAccount } from '../../platform/payments/on-account.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { findCustomer } from '../customers/customer-of.ts';
import type { payments } from '../tables.ts';
import { type FinishContext, storePaymentIntent, storePaymentOutcome } from './finish-payment.ts';

/** How long a payment may wait for the provider, or its owner's bank for them. */
export const patienceMs = hourMs;

/** How long a bank's question may stay unanswered: what is reserved for it is nobody else's so long. */
export const questionMs = 15 * minuteMs;

/** How long what is paid may wait for its delivery. */
export const undeliveredMs = 2 * hourMs;

/** Longer than the provider is waited for, with all that the SDK repeats. */
export const answerMs = 300_000;

/** By how much our clock may be ahead of the provider's. */
const clocksDifferMs = 600_000;

type Payment = typeof payments.$inferSelect;

/**
 * Settles a payment of which the provider has reported nothing: what it has charged all the same
 * counts, and goes back where the payment was cancelled; what it has nothing of has failed.
 */
export async function settleUnanswered(
  context: FinishContext,
  payment: Payment,
  outcome: { readonly isLost?: boolean } = {},
): Promise<Payment['state']> {
  const { id: paymentId, accountId } = payment;
  const intent = payment.askedAt === null ? undefined : await findCharged(context, payment);
  if (intent) return storePaymentIntent(context, { ...outcome, paymentId, intent, accountId });
  return storePaymentOutcome(context, { paymentId, intent, accountId });
}

/** What the provider has made of a payment. */
async function findCharged(
  context: FinishContext,
  payment: Payment,
): Promise<Stripe.PaymentIntent | undefined> {
  const { provider } = requirePayments(context);
  const { accountId } = payment;
  const made = await whereMade(context, payment);
  if (made === undefined) return undefined;
  return findOnAccount(accountId, async (options) => {
    let found: Stripe.PaymentIntent | undefined;
    await provider.paymentIntents
      .list({ ...made, limit: 100 }, options)
      .autoPagingEach((intent) => {
        if (intent.metadata.payment === payment.id) found = intent;
        return found === undefined;
      });
    return found;
  });
}

/**
 * Among which the provider would have it: those of its owner, of whom it has none any more once their
 * account was closed; on another's account, where nobody is known, those made since it was begun.
 */
async function whereMade(
  context: FinishContext,
  { userId, accountId, createdAt }: Payment,
): Promise<Stripe.PaymentIntentListParams | undefined> {
  if (accountId !== null) {
    const since = Math.floor((createdAt.getTime() - clocksDifferMs) / secondMs);
    return { created: { gte: since } };
  }
  const customer = userId === null ? undefined : await findCustomer(context, userId);
  return customer === undefined ? undefined : { customer };
}
