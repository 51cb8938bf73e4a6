import { and, eq, sum } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { Queries } from '../../platform/database/database.ts';
import { sumArrived } from '../errands/read-refunds.ts';
import type { payments } from '../tables.ts';
import { paymentDisputes } from './tables.ts';

type Payment = Pick<typeof payments.$inferSelect, 'id' | 'amount' | 'currency'>;

/**
 * Whether nothing of a payment is here any more, of which a bank has taken all or a part: by one
 * dispute or several over its parts, beside refunds that have arrived.
 */
export async function isAllLost(
  transaction: Queries,
  { id, amount, currency }: Payment,
  refunds: readonly Stripe.Refund[],
): Promise<boolean> {
  const [row] = await transaction
    .select({ amount: sum(paymentDisputes.amount).mapWith(Number) })
    .from(paymentDisputes)
    .where(
      and(
        eq(paymentDisputes.paymentId, id),
        eq(paymentDisputes.status, 'lost'),
        eq(paymentDisputes.currency, currency),
      ),
    )
    .prepare('sum_lost_disputes')
    .execute();
  const lost = row?.amount ?? 0;
  return lost > 0 && lost + sumArrived(refunds) >= amount;
}
