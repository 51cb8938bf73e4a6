import { asc, eq, inArray, type SQLWrapper } from 'drizzle-orm';
import { paymentRefunds } from '../../billing/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { orderRefunds } from './tables.ts';

/** What went back to the buyer of these orders. */
export function collectRefunds(queries: Queries, orderKeys: SQLWrapper) {
  const { orderKey, reason } = orderRefunds;
  const { amount, state, createdAt, settledAt } = paymentRefunds;
  return queries
    .select({ orderKey, reason, amount, state, createdAt, settledAt })
    .from(orderRefunds)
    .innerJoin(paymentRefunds, eq(paymentRefunds.id, orderRefunds.id))
    .where(inArray(orderKey, orderKeys))
    .orderBy(asc(createdAt));
}

/** What was written to a buyer who leaves goes; what went back stays in the books. */
export async function eraseReasons(transaction: Queries, orderKeys: SQLWrapper): Promise<void> {
  await transaction
    .update(orderRefunds)
    .set({ reason: '' })
    .where(inArray(orderRefunds.orderKey, orderKeys));
}

/** Who has refunded is named no more. */
export async function eraseRequester(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .update(orderRefunds)
    .set({ requestedBy: null })
    .where(eq(orderRefunds.requestedBy, userId));
}
