import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { paymentErrands, payments } from '../tables.ts';

interface Subjects {
  /** The sale's word. */
  readonly kind: string;
  readonly subjectIds: readonly string[];
}

/**
 * Locks what was paid for these against everybody else, the older payments first. Code that ends
 * what was sold calls it before it locks that, as payments are locked before what they pay for.
 */
export async function lockPaymentsOf(
  transaction: Queries,
  { kind, subjectIds }: Subjects,
): Promise<void> {
  await transaction
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.kind, kind), inArray(payments.subjectId, [...subjectIds])))
    .orderBy(payments.createdAt, payments.id)
    .for('update');
}

/**
 * Has all that was paid for these go back, once, in the transaction that ends them. Answers what
 * goes back; the job that looks for waiting errands sends them.
 */
export async function giveBackPayments(
  transaction: Queries,
  { kind, subjectIds }: Subjects,
  now: Date,
): Promise<Money[]> {
  const { amount, currency, intentId, accountId } = payments;
  const paid = await transaction
    .update(payments)
    .set({ state: 'refunding', refundBegunAt: now })
    .where(
      and(
        eq(payments.kind, kind),
        inArray(payments.subjectId, [...subjectIds]),
        eq(payments.state, 'paid'),
      ),
    )
    .returning({ amount, currency, intentId, accountId });
  const errands = paid.flatMap(({ intentId: objectId, accountId: account }) =>
    objectId === null
      ? []
      : { kind: 'refund-intent' as const, objectId, accountId: account, createdAt: now },
  );
  if (errands.length > 0) await transaction.insert(paymentErrands).values(errands);
  return paid.map((one) => ({ amount: one.amount, currency: one.currency }));
}
