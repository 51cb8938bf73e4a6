import type { Stripe } from 'stripe';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';

/**
 * The bank answers to a refund: it has arrived, or could not be given, which it may say after it had
 * arrived by its own word. What failed is on the charge again.
 */
export async function settleRefund(
  store: Store,
  refund: Stripe.Refund,
  status: 'failed' | 'succeeded',
): Promise<void> {
  const isOver = refund.status === 'failed' || refund.status === 'canceled';
  if (isOver || refund.status === status) {
    throw new StripeFault(400, `Refund ${refund.id} is ${refund.status} already.`);
  }
  const settled: Stripe.Refund = {
    ...refund,
    status,
    ...(status === 'failed' && { failure_reason: 'lost_or_stolen_card' }),
  };
  await store.save(settled, 'refund.updated');
  await store.tell('charge.refund.updated', settled);
  if (status === 'succeeded') return;
  const charge = await store.get('charge', idOf(refund.charge) ?? '');
  const amount_refunded = charge.amount_refunded - refund.amount;
  await store.save({ ...charge, amount_refunded, refunded: false });
  await store.tell('refund.failed', settled);
}
