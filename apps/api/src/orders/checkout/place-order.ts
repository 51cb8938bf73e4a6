import { createHash } from 'node:crypto';
import { isChargeable } from '@boardwalk/sdk-core/billing/charge-limits';
import { type GroupTotal, groupPayments } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { beginPayment } from '../../billing/payments/begin-payment.ts';
import { removeLines } from '../../cart/find-lines.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { holdStock } from '../hold-stock.ts';
import { createOrderId } from '../order-id.ts';
import { orderKind } from '../order-kind.ts';
import { type OrderRow, orderGroups, orderLines, orderShops, orders } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import { type CartToOrder, lockCartToOrder } from './lock-cart.ts';

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
  // Closing an account locks the person before what is theirs.
  await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  const cart = await lockCartToOrder(transaction, { userId, body, now });
  const groups = groupPayments(cart.parts.map(payableOf));
  requireAgreed(groups, body.agreed);
  for (const group of groups) requireChargeable(group);
  requireOwnSite(context);
  const order = await insertOrder(transaction, body, context);
  // Stock is locked in the same order by everybody, whichever shop came first into a cart.
  const inOrder = groups.toSorted((left, right) => (left.key < right.key ? -1 : 1));
  for (const group of inOrder)
    await insertGroup(transaction, { order, group, cart, body }, context);
  await removeLines(
    transaction,
    cart.id,
    cart.parts.flatMap(({ rows }) => rows.map(({ line }) => line.variantId)),
  );
  await announce(transaction, 'cart', userId);
  await announce(transaction, 'orders', userId);
  return order;
}

/** No page of a partner can have its buyer confirm an order yet. */
function requireOwnSite(context: OperationContext): void {
  if (partnerPageOf(context) === null) return;
  throw new Problem('forbidden', 'This is ordered on our own site.');
}

function payableOf({ shop, total }: TotalledPart) {
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

function requireChargeable({ amount, currency }: GroupTotal): void {
  if (isChargeable(amount)) return;
  throw new Problem('conflict', `A payment of ${amount} ${currency} can’t be taken.`);
}

async function insertOrder(
  transaction: Queries,
  { address }: CheckoutBody,
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

interface NewGroup {
  readonly order: OrderRow;
  readonly group: GroupTotal;
  readonly cart: CartToOrder;
  readonly body: CheckoutBody;
}

async function insertGroup(
  transaction: Queries,
  { order, group, cart, body }: NewGroup,
  context: OperationContext,
): Promise<void> {
  const { userId } = requireMember(context.caller);
  const { key, currency, amount } = group;
  const [row] = await transaction
    .insert(orderGroups)
    .values({ orderKey: order.key, key, currency, amount, state: 'open' })
    .returning({ id: orderGroups.id });
  if (!row) throw new Error('The payment of an order was not stored.');
  for (const [position, part] of cart.parts.entries()) {
    if (part.groupKey !== key) continue;
    const note = body.shops.find(({ id }) => id === part.shop.id)?.note ?? '';
    await insertShop(transaction, { order, groupId: row.id, part, position, note });
  }
  await holdStock(transaction, row.id, 'reserved', context.clock.now());
  await beginPayment(transaction, context, {
    ...{ userId, kind: orderKind, subjectId: row.id, amount: { amount, currency } },
    paymentMethodId: body.payment_method,
  });
}

interface NewShop {
  readonly order: OrderRow;
  readonly groupId: string;
  readonly part: TotalledPart;
  readonly position: number;
  readonly note: string;
}

async function insertShop(
  transaction: Queries,
  { order, groupId, part, position, note }: NewShop,
): Promise<void> {
  const { shop, rows, total } = part;
  const { delivery, shipping, subtotal, taxes } = total;
  if (!delivery || !shipping) throw new Error('An order is sent or fetched.');
  const names = { orderKey: order.key, shopKey: shop.key };
  await transaction.insert(orderShops).values({
    ...{ ...names, groupId, position, note, taxes, stock: 'released' },
    delivery: { ...delivery, instructions: shop.pickup?.instructions ?? '' },
    isTaxIncluded: isTaxIncluded(shop.country),
    subtotal: subtotal.amount,
    shipping: shipping.amount.amount,
    shippingNet: shipping.net.amount,
    shippingTaxes: shipping.taxes,
    total: total.total.amount,
  });
  await transaction.insert(orderLines).values(
    rows.map(({ line, variant, product }, index) => {
      const taxed = total.lines[index];
      if (!taxed) throw new Error('Each line has its total.');
      return {
        ...{ ...names, position: index, variantId: variant.id, productKey: product.key },
        ...{ title: product.title, values: variant.values, sku: variant.sku },
        pictureId: variant.pictureId ?? product.pictureIds[0] ?? null,
        ...{ quantity: line.quantity, price: variant.price, amount: taxed.amount.amount },
        ...{ category: taxed.category, net: taxed.net.amount, taxes: taxed.taxes },
        isCounted: variant.stockMode === 'counted',
      };
    }),
  );
}
