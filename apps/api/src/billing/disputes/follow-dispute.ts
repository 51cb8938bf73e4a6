import { isDisputeOver } from '@boardwalk/sdk-core/billing/disputes/dispute-terms';
import { and, eq, lte } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Queries } from '../../platform/database/database.ts';
import { findOnAccount } from '../../platform/payments/on-account.ts';
import { requirePayments } from '../../platform/payments/provider.ts';
import { addErrand } from '../errands/add-errand.ts';
import { type FinishContext, finishPayment } from '../payments/finish-payment.ts';
import { payments } from '../tables.ts';
import { readDispute } from './read-dispute.ts';
import { reportDispute } from './report-dispute.ts';
import { paymentDisputes } from './tables.ts';

type Payment = typeof payments.$inferSelect;
type Dispute = typeof paymentDisputes.$inferSelect;

/**
 * Reads a dispute at the provider and stores its state, with what follows for what was paid: it
 * stays until the bank has taken all of the money, or all that refunds have left of it.
 * Administrators are written to as it begins and as it ends. One of a charge on our own account
 * (`accountId` null) that no payment here knows is stored all the same.
 */
export async function followDispute(
  context: FinishContext,
  disputeId: string,
  accountId: string | null,
): Promise<void> {
  const { provider } = requirePayments(context);
  const readAt = context.clock.now();
  const told = await findOnAccount(accountId, (options) =>
    provider.disputes.retrieve(disputeId, {}, options),
  );
  if (!told) return;
  const intentId = idOf(told.payment_intent);
  // Its charge may not have been reported yet.
  if (intentId !== null) await finishPayment(context, intentId, accountId);
  await context.database.transaction(async (transaction) => {
    const payment = intentId === null ? undefined : await lockCharged(transaction, intentId);
    // What else an account has sold is between it and its buyers.
    if (accountId !== null && payment?.accountId !== accountId) return;
    const dispute = { ...readDispute(told, readAt), paymentId: payment?.id ?? null, readAt };
    const before = await keepDispute(transaction, dispute);
    if (before === 'newer') return;
    if (payment) await askRefundAgain(transaction, context, payment, dispute);
    const hasEnded = isDisputeOver(dispute.status);
    const hadEnded = before !== undefined && isDisputeOver(before.status);
    if (before === undefined || (hasEnded && !hadEnded)) {
      await reportDispute(transaction, context, dispute);
    }
  });
  // With the loss written down, refunds of other parts are read: whichever comes later sees both.
  if (intentId !== null && told.status === 'lost') {
    await finishPayment(context, intentId, accountId);
  }
}

function idOf(reference: string | Stripe.PaymentIntent | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

async function lockCharged(transaction: Queries, intentId: string): Promise<Payment | undefined> {
  const [payment] = await transaction
    .select()
    .from(payments)
    .where(eq(payments.intentId, intentId))
    .for('update');
  return payment;
}

/**
 * Stores a reading; returns how the dispute stood before, or that a newer reading is stored
 * already.
 */
async function keepDispute(
  transaction: Queries,
  dispute: Dispute,
): Promise<Dispute | 'newer' | undefined> {
  const { id, readAt } = paymentDisputes;
  const added = await transaction
    .insert(paymentDisputes)
    .values(dispute)
    .onConflictDoNothing()
    .returning({ id });
  if (added.length > 0) return undefined;
  const [before] = await transaction
    .select()
    .from(paymentDisputes)
    .where(eq(id, dispute.id))
    .for('update');
  const { endedAt } = before ?? {};
  const changed = await transaction
    .update(paymentDisputes)
    .set({ ...dispute, endedAt: dispute.endedAt && (endedAt ?? dispute.endedAt) })
    .where(and(eq(id, dispute.id), lte(readAt, dispute.readAt)))
    .returning({ id });
  return changed.length > 0 ? before : 'newer';
}

/** What was to go back while it was disputed is here again. */
async function askRefundAgain(
  transaction: Queries,
  context: FinishContext,
  { state, intentId, accountId }: Payment,
  { status }: Dispute,
): Promise<void> {
  if (status === 'lost' || !isDisputeOver(status)) return;
  if (state !== 'refunding' || intentId === null) return;
  await addErrand(transaction, context, { kind: 'refund-intent', objectId: intentId, accountId });
}
