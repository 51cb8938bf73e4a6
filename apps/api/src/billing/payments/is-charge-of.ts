import type { Stripe } from 'stripe';
import type { payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;

interface Found {
  readonly intent: Stripe.PaymentIntent | undefined;
  /** The connected account on which the intent is; null for our own. */
  readonly accountId: string | null;
}

/** Whether an intent is none of the payment's: a second one, or one on another account. */
export function isOfAnother(payment: Payment, { intent, accountId }: Found): boolean {
  if (intent === undefined) return false;
  return (
    payment.accountId !== accountId || (payment.intentId !== null && payment.intentId !== intent.id)
  );
}

/** Whether what was charged is what was agreed, and what of it is ours. */
export function isOfAmount(
  { amount_received: amount, currency, application_fee_amount: fee }: Stripe.PaymentIntent,
  payment: Payment,
): boolean {
  return (
    amount === payment.amount &&
    currency.toUpperCase() === payment.currency &&
    (fee ?? 0) === (payment.applicationFee ?? 0)
  );
}
