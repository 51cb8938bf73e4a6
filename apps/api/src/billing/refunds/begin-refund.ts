import type { RefundHold } from '@boardwalk/sdk-core/billing/refunds/refund-states';
import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { paymentDisputes } from '../disputes/tables.ts';
import { addErrand } from '../errands/add-errand.ts';
import { paymentRefunds, payments } from '../tables.ts';

type Payment = typeof payments.$inferSelect;

interface Subject {
  /** The sale's word. */
  readonly kind: string;
  readonly subjectId: string;
}

/** The payment that has paid for something; undefined where none has, or it went back whole. */
export async function findPaidPayment(
  queries: Queries,
  { kind, subjectId }: Subject,
): Promise<Payment | undefined> {
  const [payment] = await queries
    .select()
    .from(payments)
    .where(
      and(eq(payments.kind, kind), eq(payments.subjectId, subjectId), eq(payments.state, 'paid')),
    );
  return payment;
}

/** Why nothing of a payment can go back at this moment; null where it can. */
export async function findRefundHold(
  queries: Queries,
  payment: Pick<Payment, 'id'> | undefined,
): Promise<RefundHold | null> {
  if (!payment) return 'returned';
  const open = await queries.$count(
    paymentDisputes,
    and(eq(paymentDisputes.paymentId, payment.id), isNull(paymentDisputes.endedAt)),
  );
  return open > 0 ? 'disputed' : null;
}

interface NewRefund {
  /** Locked, so that of two refunds each sees the other. */
  readonly payment: Pick<Payment, 'id' | 'accountId'>;
  /** Minor units. */
  readonly amount: number;
  /** What of our part of a charge on another's account goes back with it; minor units. */
  readonly applicationFee: number;
}

/** Records that a part of a payment goes back; the provider is sent it once that is committed. */
export async function beginRefund(
  transaction: Queries,
  context: Pick<Platform, 'queue' | 'clock'>,
  { payment, amount, applicationFee }: NewRefund,
): Promise<string> {
  const { id: paymentId, accountId } = payment;
  const [refund] = await transaction
    .insert(paymentRefunds)
    .values({
      ...{ paymentId, amount, state: 'requested' },
      applicationFee: accountId === null ? null : applicationFee,
      createdAt: context.clock.now(),
    })
    .returning({ id: paymentRefunds.id });
  if (!refund) throw new Error('A refund was not stored.');
  await addErrand(transaction, context, { kind: 'send-refund', objectId: refund.id, accountId });
  return refund.id;
}
