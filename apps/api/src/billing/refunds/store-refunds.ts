import type { RefundState } from '@boardwalk/sdk-core/billing/refunds/refund-states';
import { and, eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { ExtendedPlatform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { saleOf, salePaymentOf } from '../payments/release-sale.ts';
import { paymentRefunds, payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;
type Refund = typeof paymentRefunds.$inferSelect;

type StoreContext = Pick<ExtendedPlatform, 'clock' | 'configuration' | 'extensions'>;

/**
 * Stores what the provider reports of the parts of a locked payment that go back, and lets the domain
 * that sells act on each once. Answers what of our part of the charge went back with them.
 */
export async function storeRefunds(
  transaction: Queries,
  context: StoreContext,
  payment: Payment,
  reported: readonly Stripe.Refund[],
): Promise<number> {
  const named = reported.flatMap((refund) => {
    const id = refund.metadata?.refund;
    return id === undefined ? [] : [{ id, refund }];
  });
  if (named.length === 0) return 0;
  const own = await transaction
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, payment.id))
    .orderBy(paymentRefunds.createdAt, paymentRefunds.id);
  const returned: Refund[] = [];
  for (const row of own) {
    const refund = named.find(({ id }) => id === row.id)?.refund;
    const state = refund ? stateOf(refund) : row.state;
    if (state !== row.state) {
      await changeRefund(transaction, context, payment, { row, state, refundId: refund?.id });
    }
    if (state === 'succeeded') returned.push(row);
  }
  return returned.reduce((sum, { applicationFee }) => sum + (applicationFee ?? 0), 0);
}

/** Ends a refund that the provider has refused, unless it has answered otherwise meanwhile. */
export async function refuseRefund(
  transaction: Queries,
  context: StoreContext,
  refundId: string,
): Promise<void> {
  // Payments are locked before what belongs to them.
  const [found] = await transaction
    .select({ payment: payments })
    .from(payments)
    .innerJoin(paymentRefunds, eq(paymentRefunds.paymentId, payments.id))
    .where(eq(paymentRefunds.id, refundId))
    .for('update', { of: payments });
  const [row] = await transaction
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.id, refundId), eq(paymentRefunds.state, 'requested')));
  if (!found || !row) return;
  await changeRefund(transaction, context, found.payment, { row, state: 'failed' });
}

interface RefundChange {
  readonly row: Refund;
  readonly state: RefundState;
  readonly refundId?: string | undefined;
}

async function changeRefund(
  transaction: Queries,
  { clock, configuration, extensions }: StoreContext,
  payment: Payment,
  { row, state, refundId = row.refundId ?? undefined }: RefundChange,
): Promise<void> {
  const now = clock.now();
  const isSettled = state === 'succeeded' || state === 'failed';
  await transaction
    .update(paymentRefunds)
    .set({ state, refundId, settledAt: isSettled ? now : null })
    .where(eq(paymentRefunds.id, row.id));
  await saleOf(extensions, payment).followRefund?.(transaction, salePaymentOf(payment), {
    ...{ id: row.id, before: row.state, state, now, siteOrigin: configuration.siteOrigin },
  });
}

function stateOf({ status }: Pick<Stripe.Refund, 'status'>): RefundState {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
