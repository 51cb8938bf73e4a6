import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { lockPerson } from '../../account/lock-person.ts';
import { callOffPayment } from '../../billing/payments/cancel-payment.ts';
import { putBackIntoCart } from '../../cart/put-back.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { shops } from '../../shops/tables.ts';
import { findGroups, requireOwnOrder } from '../find-order.ts';
import { withdrawQuote } from '../quotes/withdraw-quote.ts';
import { describeOrder } from '../read/describe-order.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  orderGroups,
  orderLines,
  orderShops,
} from '../tables.ts';
import { cancelAtProvider, findGroupPayment, findOpenGroups } from './charge-order.ts';

/** Cancels what of an order is not paid, and puts it back into its buyer's cart. */
export const cancelOrder: Handler<typeof schemas.cancelOrder> = async (
  { params: { id } },
  context,
) => {
  const { database, clock } = context;
  const order = await requireOwnOrder(database, id, context);
  await callOff(context, order);
  await database.transaction(async (transaction) => {
    await lockPerson(transaction, requireMember(context.caller).userId);
    const locked = await requireOwnOrder(transaction, id, context, 'update');
    await giveUp(transaction, locked, clock.now());
  });
  return describeOrder(database, order, clock.now());
};

/** The payments come to nothing first, whether the provider answers or not; then the stock is free. */
async function callOff(context: OperationContext, order: OrderRow): Promise<void> {
  const open = await findOpenGroups(context, order);
  await Promise.all(open.map((group) => callOffGroup(context, group)));
}

async function callOffGroup(context: OperationContext, group: OrderGroupRow): Promise<void> {
  const payment = await findGroupPayment(context.database, group);
  if (!payment) return;
  const { id, intentId, accountId } = payment;
  const isAnswered = intentId !== null && (await cancelAtProvider(context, intentId, accountId));
  if (!isAnswered) await callOffPayment(context, id);
}

async function giveUp(transaction: Queries, order: OrderRow, now: Date): Promise<void> {
  const groups = await findGroups(transaction, order);
  if (groups.some(({ state }) => state === 'open')) {
    const sentence = 'It is being paid for at this moment. Please try again in a while.';
    throw new Problem('conflict', sentence);
  }
  const ended = groups.filter(({ state }) => state === 'failed' || state === 'quoted');
  const failed = ended.map(({ id }) => id);
  if (failed.length === 0) throw new Problem('conflict', 'Nothing of this order can be cancelled.');
  await withdrawQuote(transaction, order, now);
  await transaction
    .update(orderGroups)
    .set({ state: 'cancelled' })
    .where(inArray(orderGroups.id, failed));
  if (order.userId === null) return;
  await putBack(transaction, { order, userId: order.userId, groupIds: failed }, now);
  await announce(transaction, 'orders', order.userId);
}

interface PutBack {
  readonly order: OrderRow;
  readonly userId: number;
  readonly groupIds: readonly string[];
}

async function putBack(
  transaction: Queries,
  { order, userId, groupIds }: PutBack,
  now: Date,
): Promise<void> {
  const lines = await transaction
    .select({
      variantId: orderLines.variantId,
      quantity: orderLines.quantity,
      acceptedPrice: orderLines.price,
      title: orderLines.title,
      values: orderLines.values,
      shopName: shops.name,
    })
    .from(orderLines)
    .innerJoin(
      orderShops,
      and(eq(orderShops.orderKey, orderLines.orderKey), eq(orderShops.shopKey, orderLines.shopKey)),
    )
    .innerJoin(shops, eq(shops.key, orderLines.shopKey))
    .where(and(eq(orderLines.orderKey, order.key), inArray(orderShops.groupId, [...groupIds])));
  const returned = lines.map(({ title, values, shopName, ...line }) => ({
    ...line,
    seen: { title, values, shopName },
  }));
  await putBackIntoCart(transaction, userId, returned, now);
}
