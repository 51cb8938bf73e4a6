import type { Stripe } from 'stripe';
import { awaitProvider } from '../../platform/payments/provider.ts';

type ChargedIntent = Pick<Stripe.PaymentIntent, 'application_fee_amount' | 'latest_charge'>;

/** What has gone back of our part of a charge; nothing of a charge on our own account, where we receive no part. */
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
