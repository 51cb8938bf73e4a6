import { isChargeable } from '@boardwalk/sdk-core/billing/charge-limits';
import { type GroupTotal, groupPayments } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { operatorTaxesOf } from '../../billing/taxes/operator-taxes.ts';
import { removeOrdered } from '../../cart/find-lines.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { readSetting } from '../../platform/settings.ts';
import { isPlacedHere } from '../begun-here.ts';
import { platformFee } from '../platform-fee.ts';
import { type OrderRow, orders } from '../tables.ts';
import { type BegunOrder, beginOrder } from './begin-order.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { confirmOrder } from './confirm-order.ts';
import { requireFewUnpaid } from './guards/require-few-unpaid.ts';
import { intentionOf } from './insert-order.ts';
import { lockCartToOrder } from './lock-cart.ts';

/**
 * Writes an order down in one transaction: everything in its buyer's cart as it is at this moment, a
 * payment begun for each group of shops, and its stock reserved. Nothing is ordered where anything is
 * different from what its buyer has agreed to. What was placed under the same intention before is
 * answered as it is.
 */
export async function placeOrder(
  transaction: Queries,
  body: CheckoutBody,
  context: OperationContext,
): Promise<BegunOrder> {
  const { userId } = requireMember(context.caller);
  const now = context.clock.now();
  const before = await lockBuyer(transaction, context);
  if (before) return { order: before, begun: [] };
  const cart = await lockCartToOrder(transaction, {
    ...{ userId, body, now },
    operator: operatorTaxesOf(context.configuration),
  });
  await requireFewUnpaid(transaction, userId, now);
  const groups = groupPayments(cart.parts.map(payableShopOf));
  requireAgreed(groups, body.agreed);
  for (const group of groups) requireChargeable(group);
  await confirmOrder(transaction, { body, cart, groups }, context);
  const feePortion = await readSetting({ database: transaction }, platformFee);
  await removeOrdered(transaction, cart.id, {
    variantIds: cart.parts.flatMap(({ rows }) => rows.map(({ line }) => line.variantId)),
    shopKeys: cart.parts.map(({ shop }) => shop.key),
  });
  await announce(transaction, ['cart', 'orders'], userId);
  return beginOrder(transaction, { groups, cart, body, feePortion }, context);
}

/**
 * Locks the caller, as closing an account locks the person before what is theirs; answers the order
 * that they have placed under this intention before.
 */
export async function lockBuyer(
  transaction: Queries,
  context: OperationContext,
): Promise<OrderRow | undefined> {
  const [found] = await transaction
    .select({ order: orders })
    .from(users)
    .leftJoin(orders, eq(orders.intention, intentionOf(context)))
    .where(eq(users.id, requireMember(context.caller).userId))
    .for('key share', { of: users })
    .prepare('lock_buyer')
    .execute();
  if (!found?.order) return undefined;
  if (isPlacedHere(found.order, context)) return found.order;
  throw new Problem('not-found', 'You have no such order.');
}

/** How a shop's part of a cart is paid. */
export function payableShopOf({ shop, total }: TotalledPart) {
  const { id: shopId, settles, currency } = shop;
  return { shopId, settles, currency, total: total.total.amount };
}

/** The totals that its buyer saw are those that are charged. */
function requireAgreed(groups: readonly GroupTotal[], agreed: CheckoutBody['agreed']): void {
  const isSame =
    groups.length === agreed.length &&
    groups.every(({ key, amount, currency }) =>
      agreed.some((one) => one.key === key && one.amount === amount && one.currency === currency),
    );
  if (isSame) return;
  throw new Problem('conflict', 'The total has changed. Please look at it again.', {
    fields: groups.map(({ key, amount, currency }) => ({
      path: 'body.agreed',
      message: `expected ${amount} ${currency} for ${key}`,
    })),
  });
}

/** Refuses what the provider does not take at once. */
export function requireChargeable({ amount, currency }: Money): void {
  if (isChargeable(amount)) return;
  throw new Problem('conflict', `A payment of ${amount} ${currency} can’t be taken.`);
}
