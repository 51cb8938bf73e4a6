import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Database } from '../../platform/database/database.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { isRefusal } from '../../platform/payments/provider.ts';
import { paymentRefunds, payments } from '../tables.ts';

interface SentRefund {
  /** The payment's number at the provider, and the account on which it is. */
  readonly intentId: string;
  readonly accountId: string | null;
  /** Whether the provider refuses it for good: more than is left there, or a dispute. */
  readonly isRefused: boolean;
}

/**
 * Sends a part of a payment back, once: under its own key the provider answers with the refund that an
 * earlier try has made. Of a charge on another's account our part goes back in a call of its own, as
 * the provider would compute another sum. Answers undefined where there is nothing to send.
 */
export async function sendRefund(
  database: Database,
  provider: Stripe,
  refundId: string,
): Promise<SentRefund | undefined> {
  const [found] = await database
    .select({ refund: paymentRefunds, payment: payments })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(eq(paymentRefunds.id, refundId));
  const intentId = found?.payment.intentId;
  if (!found || !intentId) return undefined;
  const { id, amount, applicationFee, state } = found.refund;
  const { accountId } = found.payment;
  if (state === 'failed') return { intentId, accountId, isRefused: true };
  try {
    await provider.refunds.create(
      { payment_intent: intentId, amount, metadata: { refund: id } },
      { ...onAccount(accountId), idempotencyKey: `refund part ${id}` },
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { intentId, accountId, isRefused: true };
  }
  if (accountId !== null && applicationFee) {
    await refundFee(provider, { intentId, accountId, id, amount: applicationFee });
  }
  return { intentId, accountId, isRefused: false };
}

interface ReturnedFee {
  readonly intentId: string;
  readonly accountId: string;
  /** Our own number of the refund. */
  readonly id: string;
  readonly amount: number;
}

async function refundFee(
  provider: Stripe,
  { intentId, accountId, id, amount }: ReturnedFee,
): Promise<void> {
  const { latest_charge: charge } = await provider.paymentIntents.retrieve(
    intentId,
    {},
    onAccount(accountId),
  );
  const chargeId = typeof charge === 'string' ? charge : charge?.id;
  if (chargeId === undefined) return;
  const { data } = await provider.applicationFees.list({ charge: chargeId });
  const [fee] = data;
  if (!fee) return;
  await provider.applicationFees.createRefund(
    fee.id,
    { amount, metadata: { refund: id } },
    { idempotencyKey: `refund part ${id} fee` },
  );
}
