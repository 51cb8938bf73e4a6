import type { Stripe } from 'stripe';

/**
 * Returns what the provider stores with a setup: its customer, who is given the card once it is set
 * up; or, in a partner's window, who is to be given it and what was requested, as nobody has agreed
 * to it yet.
 */
export function setupFacts(customer: string, confirmation: string | undefined) {
  return confirmation === undefined ? { customer } : { metadata: { customer, confirmation } };
}

/** Whose card a setup is about to save, or has saved. */
export function customerOfSetup({ customer, metadata }: Stripe.SetupIntent): string | undefined {
  if (customer === null) return metadata?.customer;
  return typeof customer === 'string' ? customer : customer.id;
}

/** Gives the card of a setup to who is to have it, unless they have it already. */
export async function attachCard(provider: Stripe, intentId: string): Promise<void> {
  const intent = await provider.setupIntents.retrieve(intentId, { expand: ['payment_method'] });
  const customer = customerOfSetup(intent);
  const { payment_method: method } = intent;
  if (customer === undefined || method === null || typeof method === 'string') {
    throw new Error('Nothing is to be attached.');
  }
  if (method.customer !== customer) await provider.paymentMethods.attach(method.id, { customer });
}
