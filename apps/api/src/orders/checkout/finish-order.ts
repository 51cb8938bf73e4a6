import { retryMs } from '@boardwalk/sdk-core/orders/order-state';
import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import { beginPayment, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import { isSold, sellingStateOf } from '../../cart/find-lines.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { products, productVariants } from '../../shops/products/tables.ts';
import { shops } from '../../shops/tables.ts';
import { findGroups, requireOwnOrder } from '../find-order.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  orderGroups,
  orderLines,
  orderShops,
} from '../tables.ts';
import { chargeOrder, findGroupPayment, readPayments } from './charge-order.ts';

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
  if (now.getTime() - order.placedAt.getTime() >= retryMs) {
    throw new Problem('conflict', 'This order is too old to be paid. Please order again.');
  }
  const { userId } = requireMember(context.caller);
  await requireSold(transaction, failed, now);
  for (const group of failed) {
    const { id, amount, currency } = group;
    await holdStock(transaction, id, 'reserved', now);
    await transaction.update(orderGroups).set({ state: 'open' }).where(eq(orderGroups.id, id));
    await beginPayment(transaction, context, {
      ...{ userId, kind: orderKind, subjectId: id, amount: { amount, currency } },
      paymentMethodId,
      account: await findChargedAccount(transaction, group),
    });
  }
}

/** The account that was to be charged before, with our part; the sums of a payment never change. */
async function findChargedAccount(
  transaction: Queries,
  group: OrderGroupRow,
): Promise<ChargedAccount | undefined> {
  if (group.accountId === null) return undefined;
  const former = await findGroupPayment(transaction, group);
  const fee = former?.applicationFee ?? null;
  if (fee === null) throw new Error(`Expected a former payment of ${group.id} with our part.`);
  return { id: group.accountId, fee };
}

/**
 * Nothing is paid to a shop that sells nothing by now, nor for what it sells no more. All shops and
 * products are locked before any stock, as by a checkout.
 */
async function requireSold(
  transaction: Queries,
  groups: readonly Pick<OrderGroupRow, 'id'>[],
  now: Date,
): Promise<void> {
  const isOfGroup = inArray(
    orderShops.groupId,
    groups.map(({ id }) => id),
  );
  const selling = await transaction
    .select({ shop: shops })
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
}

/** The part of an order to which its lines belong. */
function isPartOf({ orderKey, shopKey }: typeof orderLines) {
  return and(eq(orderShops.orderKey, orderKey), eq(orderShops.shopKey, shopKey));
}
