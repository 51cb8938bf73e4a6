import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import { findOnAccount } from '../../platform/payments/on-account.ts';
import { requirePayments } from '../../platform/payments/provider.ts';

/**
 * Finds a payment intent on a connected account, or on our own (null); undefined where the provider
 * has none there, or lets us see nothing of that account.
 */
export function findIntent(
  platform: Pick<Platform, 'payments'>,
  intentId: string,
  accountId: string | null,
): Promise<Stripe.PaymentIntent | undefined> {
  const { provider } = requirePayments(platform);
  return findOnAccount(accountId, (options) =>
    provider.paymentIntents.retrieve(intentId, {}, options),
  );
}
