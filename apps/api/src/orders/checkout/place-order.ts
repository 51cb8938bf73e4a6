import { createHash } from 'node:crypto';
import { isChargeable } from '@boardwalk/sdk-core/billing/charge-limits';
import { type GroupTotal, groupPayments } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { operatorTaxesOf } from '../../billing/taxes/operator-taxes.ts';
import { forgetChoices, removeLines } from '../../cart/find-lines.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { readSetting } from '../../platform/settings.ts';
import { createOrderId } from '../order-id.ts';
import { platformFee } from '../platform-fee.ts';
import { type OrderRow, orders } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { confirmOrder } from './confirm-order.ts';
import { requireFewUnpaid } from './guards/require-few-unpaid.ts';
import { insertGroup } from './insert-group.ts';
import { lockCartToOrder } from './lock-cart.ts';

/**
 * Writes an order down in one transaction: everything in its buyer's cart as it is at this moment, its
 * stock reserved, and a payment begun for each group of shops. Nothing is ordered where anything is
 * different from what its buyer has agreed to.
 */
export async function placeOrder(
  transaction: Queries,
  body: CheckoutBody,
  context: OperationContext,
): Promise<OrderRow> {
  const { userId } = requireMember(context.caller);
  const now = context.clock.now();
  await lockBuyer(transaction, userId);
  const cart = await lockCartToOrder(transaction, {
    ...{ userId, body, now },
    operator: operatorTaxesOf(context.configuration),
  });
  await requireFewUnpaid(transaction, userId, now);
  const groups = groupPayments(cart.parts.map(payableShopOf));
  requireAgreed(groups, body.agreed);
  for (const group of groups) requireChargeable(group);
  await confirmOrder(transaction, { body, cart, groups }, context);
  const order = await insertOrder(transaction, body, context);
  const feePortion = await readSetting({ database: transaction }, platformFee);
  // Stock is locked in the same order by everybody, whichever shop came first into a cart.
  const inOrder = groups.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  for (const group of inOrder) {
    await insertGroup(transaction, { order, group, cart, body, feePortion }, context);
  }
  await removeLines(
    transaction,
    cart.id,
    cart.parts.flatMap(({ rows }) => rows.map(({ line }) => line.variantId)),
  );
  await forgetChoices(
    transaction,
    cart.id,
    cart.parts.map(({ shop }) => shop.key),
  );
  await announce(transaction, 'cart', userId);
  await announce(transaction, 'orders', userId);
  return order;
}

/** Closing an account locks the person before what is theirs, and so does who orders. */
export async function lockBuyer(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
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

/** Stores an order of the caller’s, which has nothing yet. */
export async function insertOrder(
  transaction: Queries,
  { address }: Pick<CheckoutBody, 'address'>,
  context: OperationContext,
): Promise<OrderRow> {
  const { userId } = requireMember(context.caller);
  const [order] = await transaction
    .insert(orders)
    .values({
      id: createOrderId(),
      userId,
      intention: intentionOf(context),
      placedOn: partnerPageOf(context),
      address,
      placedAt: context.clock.now(),
    })
    .returning();
  if (!order) throw new Error('The order was not stored.');
  return order;
}

/** The same intention of a person is one order. */
export function intentionOf({
  caller,
  idempotencyKey,
}: Pick<OperationContext, 'caller' | 'idempotencyKey'>): string {
  if (idempotencyKey === undefined) throw new Error('What takes money has a key.');
  const { userId } = requireMember(caller);
  return createHash('sha256').update(`order ${userId} ${idempotencyKey}`).digest('hex');
}
