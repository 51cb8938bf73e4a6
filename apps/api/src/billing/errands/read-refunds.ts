import type { Stripe } from 'stripe';

type Refund = Pick<Stripe.Refund, 'id' | 'status'>;

/** The bank did not take the money: it is with the provider again. */
const fallen: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/**
 * What the refunds of a payment, the newest first, have come to: the one that stands, and the key
 * under which another is asked for. After one that failed that is another key, as the provider
 * would answer the same refund under the old one.
 */
export function readRefunds(intent: string, refunds: readonly Refund[]) {
  const [last] = refunds;
  return {
    standing: refunds.find(({ status }) => !fallen.has(status)),
    key: last ? `refund ${intent} after ${last.id}` : `refund ${intent}`,
  };
}
