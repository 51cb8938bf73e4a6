import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { carts } from '../../cart/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { findGroups, requireOwnOrder } from '../find-order.ts';
import { findQuote } from '../quotes/find-quote.ts';
import { retryEndOf } from '../retry-end.ts';
import type { OrderRow } from '../tables.ts';
import { beginGroup } from './begin-group.ts';
import { chargeOrder, readPayments } from './charge-order.ts';
import { requireFewUnpaid } from './require-few-unpaid.ts';
import { requireSamePrices, requireSold } from './require-sold.ts';

/** Reads what became of the payments of an order, or tries those that failed with another card. */
export const finishOrder: Handler<typeof schemas.finishOrder> = async (
  { params: { id }, body: { payment_method: paymentMethodId } },
  context,
) => {
  const order = await requireOwnOrder(context.database, id, context);
  if (paymentMethodId !== undefined && partnerPageOf(context) !== null) {
    // The buyer has confirmed one card in our window, and no other.
    throw new Problem('forbidden', 'Another card is tried on our own site.');
  }
  await readPayments(context, order);
  if (paymentMethodId !== undefined) {
    await context.database.transaction(async (transaction) => {
      const locked = await requireOwnOrder(transaction, id, context, 'update');
      await tryAgain(transaction, locked, paymentMethodId, context);
    });
  }
  return chargeOrder(context, order);
};

/** Begins the failed payments of an order again, for the sums that its buyer agreed to. */
async function tryAgain(
  transaction: Queries,
  order: OrderRow,
  paymentMethodId: string,
  context: OperationContext,
): Promise<void> {
  const now = context.clock.now();
  const groups = await findGroups(transaction, order);
  const failed = groups.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return;
  const quote = await findQuote(transaction, order);
  if (now >= retryEndOf(order, quote)) {
    throw new Problem('conflict', 'This order is too old to be paid. Please order again.');
  }
  const { userId } = requireMember(context.caller);
  // Two that are tried at once count each other.
  await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update');
  await requireFewUnpaid(transaction, userId, now);
  await requireSold(transaction, failed, now);
  // What a price of delivery was named for costs what its buyer accepted as they requested it.
  if (!quote) await requireSamePrices(transaction, failed);
  for (const group of failed) {
    await beginGroup(transaction, { group, userId, paymentMethodId }, context);
  }
}
