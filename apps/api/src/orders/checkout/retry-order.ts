import { retryMs } from '@boardwalk/sdk-core/orders/order-state';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { beginPayment, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import { isSold, sellingStateOf } from '../../cart/find-lines.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products, productVariants } from '../../shops/products/tables.ts';
import { shops } from '../../shops/tables.ts';
import { findGroups } from '../find-order.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  orderGroups,
  orderLines,
  orderShops,
} from '../tables.ts';
import { findGroupPayment } from './charge-order.ts';
import { confirmRetry } from './confirm-order.ts';

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
  const { groups } = await lockOrderToRetry(transaction, order, now);
  if (groups.length === 0) return;
  const confirmed = { orderId: order.id, paymentMethodId, groups, id: confirmation };
  await confirmRetry(transaction, confirmed, context);
  for (const group of groups) {
    const { id, amount, currency } = group;
    const account = await findChargedAccount(transaction, group);
    await holdStock(transaction, id, 'reserved', now);
    await transaction.update(orderGroups).set({ state: 'open' }).where(eq(orderGroups.id, id));
    await beginPayment(transaction, context, {
      ...{ userId, kind: orderKind, subjectId: id, amount: { amount, currency } },
      ...{ paymentMethodId, account },
    });
  }
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
  if (now.getTime() - order.placedAt.getTime() >= retryMs) {
    throw new Problem('conflict', 'This order is too old to be paid. Please order again.');
  }
  return { groups, shops: await lockSold(transaction, groups, now) };
}

/** It is charged on the account on which it has failed, with the fee that was agreed then. */
async function findChargedAccount(
  transaction: Queries,
  group: OrderGroupRow,
): Promise<ChargedAccount | undefined> {
  if (group.accountId === null) return undefined;
  const failed = await findGroupPayment(transaction, group);
  if (failed?.accountId !== group.accountId || failed.applicationFee === null) {
    throw new Error('What is charged on an account was begun there, with a fee.');
  }
  return { id: group.accountId, fee: failed.applicationFee };
}

/**
 * Nothing is paid to a shop that sells nothing by now, nor for what it sells no more. All shops and
 * products are locked before any stock, as by a checkout. Answers the names of the shops, as the order has them.
 */
async function lockSold(
  transaction: Queries,
  groups: readonly Pick<OrderGroupRow, 'id'>[],
  now: Date,
): Promise<readonly string[]> {
  const isOfGroup = inArray(
    orderShops.groupId,
    groups.map(({ id }) => id),
  );
  const selling = await transaction
    .select({ shop: shops, position: orderShops.position })
    .from(shops)
    .innerJoin(orderShops, and(eq(orderShops.shopKey, shops.key), isOfGroup))
    .orderBy(shops.key)
    .for('share', { of: shops });
  const closed = selling.find(({ shop }) => sellingStateOf(shop, now) === 'closed');
  if (closed) throw new Problem('conflict', `${closed.shop.name} takes no orders any more.`);
  const sold = await transaction
    .select({ product: products, variant: productVariants })
    .from(products)
    .innerJoin(orderLines, eq(orderLines.productKey, products.key))
    .innerJoin(orderShops, and(isPartOf(orderLines), isOfGroup))
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .orderBy(products.key)
    .for('share', { of: products });
  const gone = sold.find((row) => !isSold(row));
  if (gone) throw new Problem('conflict', `${gone.product.title} is not sold any more.`);
  return selling
    .toSorted((left, right) => left.position - right.position)
    .map(({ shop }) => shop.name);
}

/** The part of an order to which its lines belong. */
function isPartOf({ orderKey, shopKey }: typeof orderLines) {
  return and(eq(orderShops.orderKey, orderKey), eq(orderShops.shopKey, shopKey));
}
