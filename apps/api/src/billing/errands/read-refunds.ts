import type { Stripe } from 'stripe';

/** The bank did not take the money: it is with the provider again. */
const fallen: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

/**
 * The key under which a payment's refund is requested, after its earlier ones, the newest first. After
 * one that failed that is another key, as the provider would return the same refund under the old one.
 */
export function keyOfRefund(intent: string, [last]: readonly Pick<Stripe.Refund, 'id'>[]): string {
  return last ? `refund ${intent} after ${last.id}` : `refund ${intent}`;
}

/** How the money of a charge stands: here, on its way back, given back, or fallen back to us. */
export type GivenBack = 'none' | 'under-way' | 'done' | 'failed';

type SizedRefund = Pick<Stripe.Refund, 'amount' | 'status'>;

/** What the refunds of a charge of so many minor units, the newest first, have come to. */
export function howGivenBack(amount: number, refunds: readonly SizedRefund[]): GivenBack {
  const standing = refunds.filter(({ status }) => !fallen.has(status));
  if (sum(standing) >= amount) return sumArrived(refunds) >= amount ? 'done' : 'under-way';
  const fell = refunds.filter(({ status }) => fallen.has(status));
  return sum(standing) + sum(fell) >= amount ? 'failed' : 'none';
}

/** Whether all of a charge of so many minor units has gone back, or is on its way. */
export function isGivenBack(amount: number, refunds: readonly SizedRefund[]): boolean {
  return sum(refunds.filter(({ status }) => !fallen.has(status))) >= amount;
}

/** Minor units of the refunds that have arrived. */
export function sumArrived(refunds: readonly SizedRefund[]): number {
  return sum(refunds.filter(({ status }) => status === 'succeeded'));
}

function sum(refunds: readonly SizedRefund[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
