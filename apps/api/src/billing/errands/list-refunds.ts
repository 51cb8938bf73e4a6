import type { Stripe } from 'stripe';
import { onAccount } from '../../platform/payments/on-account.ts';

/** The latest hundred refunds of a payment on an account, our own where it is null, the newest first. */
export async function listRefunds(
  provider: Stripe,
  intent: string,
  accountId: string | null,
): Promise<Stripe.Refund[]> {
  const { data } = await provider.refunds.list(
    { payment_intent: intent, limit: 100 },
    onAccount(accountId),
  );
  return data;
}
