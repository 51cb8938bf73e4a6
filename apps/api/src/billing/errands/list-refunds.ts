import type { Stripe } from 'stripe';

/** The latest hundred refunds of a payment, the newest first. */
export async function listRefunds(provider: Stripe, intent: string): Promise<Stripe.Refund[]> {
  const { data } = await provider.refunds.list({ payment_intent: intent, limit: 100 });
  return data;
}
