import type { Stripe } from 'stripe';
import { onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider } from '../../platform/payments/provider.ts';

/** What we received of a charge on an account, in minor units. */
export async function readFee(
  provider: Stripe,
  intent: string,
  accountId: string,
): Promise<number> {
  const options = onAccount(accountId);
  const { application_fee_amount: fee } = await provider.paymentIntents.retrieve(
    intent,
    {},
    options,
  );
  return fee ?? 0;
}

type ChargedIntent = Pick<Stripe.PaymentIntent, 'application_fee_amount' | 'latest_charge'>;

/** What of that has gone back; nothing of a charge on our own account, where we receive no part. */
export async function readFeeBack(
  provider: Stripe,
  { application_fee_amount: fee, latest_charge: charge }: ChargedIntent,
  accountId: string | null,
): Promise<number> {
  if (accountId === null || !fee || charge === null) return 0;
  const chargeId = typeof charge === 'string' ? charge : charge.id;
  const { data } = await awaitProvider(provider.applicationFees.list({ charge: chargeId }));
  return data.reduce((sum, { amount_refunded: back }) => sum + back, 0);
}
