import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import type { payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;

/**
 * Requests the charge of a payment from the provider, under the payment's own number, so that there
 * is one however often it is requested: on our own account by the card of its owner, on another's by
 * a copy of that card, which is used once and belongs to nobody there.
 */
export async function requestIntent(
  platform: Pick<Platform, 'payments'>,
  payment: Payment,
  customer: string,
): Promise<Stripe.PaymentIntent> {
  const { provider } = requirePayments(platform);
  const { id, amount, currency, kind, accountId, applicationFee } = payment;
  const card =
    accountId === null
      ? { customer, payment_method: payment.paymentMethodId }
      : { payment_method: await cloneCard(provider, payment, customer, accountId) };
  return provider.paymentIntents.create(
    {
      ...{ amount, currency: currency.toLowerCase(), ...card },
      allowed_payment_method_types: ['card'],
      confirm: true,
      metadata: { payment: id, kind },
      ...(applicationFee && { application_fee_amount: applicationFee }),
    },
    { ...onAccount(accountId), idempotencyKey: `payment ${id}` },
  );
}

/** Copies the card to the account, once for a payment; answers the number of the copy. */
async function cloneCard(
  provider: Stripe,
  { id, paymentMethodId }: Payment,
  customer: string,
  accountId: string,
): Promise<string> {
  const clone = await provider.paymentMethods.create(
    { customer, payment_method: paymentMethodId },
    { ...onAccount(accountId), idempotencyKey: `card of ${id}` },
  );
  return clone.id;
}
