import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { findGroups } from '../find-order.ts';
import { findQuote } from '../quotes/find-quote.ts';
import { retryEndOf } from '../retry-end.ts';
import type { OrderGroupRow, OrderRow } from '../tables.ts';
import { beginGroups } from './begin-groups.ts';
import { confirmRetry } from './confirm-order.ts';
import { lockPurchases, requireFewUnpaid } from './guards/require-few-unpaid.ts';
import { requireSamePrices, requireSold } from './guards/require-sold.ts';

/** What of an order another card would pay. */
export interface OrderToRetry {
  readonly groups: readonly OrderGroupRow[];
  /** Names. */
  readonly shops: readonly string[];
}

interface Retry {
  readonly order: OrderRow;
  readonly paymentMethodId: string;
  readonly confirmation: string | undefined;
}

/** Begins the failed payments of a locked order again, for the sums that its buyer agreed to. */
export async function retryOrder(
  transaction: Queries,
  { order, paymentMethodId, confirmation }: Retry,
  context: OperationContext,
): Promise<void> {
  const now = context.clock.now();
  const { userId } = requireMember(context.caller);
  await lockPurchases(transaction, userId);
  const { groups } = await lockOrderToRetry(transaction, order, now);
  if (groups.length === 0) return requireNotCancelled(transaction, order);
  await requireFewUnpaid(transaction, userId, now);
  const confirmed = { orderId: order.id, paymentMethodId, groups, id: confirmation };
  await confirmRetry(transaction, confirmed, context);
  await beginGroups(transaction, { groups, userId, paymentMethodId }, context);
}

/** Somebody who pays twice has paid, but nobody pays for what is cancelled. */
async function requireNotCancelled(transaction: Queries, order: OrderRow): Promise<void> {
  const groups = await findGroups(transaction, order);
  if (!groups.every(({ state }) => state === 'cancelled')) return;
  throw new Problem('conflict', 'This order was cancelled. Please order again.');
}

/**
 * What has failed of an order, with its shops and products locked; nothing where nothing has. Throws
 * `conflict` where it can't be paid any more.
 */
export async function lockOrderToRetry(
  transaction: Queries,
  order: OrderRow,
  now: Date,
): Promise<OrderToRetry> {
  const groups = (await findGroups(transaction, order)).filter(({ state }) => state === 'failed');
  if (groups.length === 0) return { groups, shops: [] };
  const quote = await findQuote(transaction, order);
  if (now >= retryEndOf(order, quote)) {
    throw new Problem('conflict', 'This order is too old to be paid. Please order again.');
  }
  const shops = await requireSold(transaction, groups, now);
  // What a price of delivery was named for costs what its buyer accepted as they requested it.
  if (!quote) await requireSamePrices(transaction, groups);
  return { groups, shops };
}
