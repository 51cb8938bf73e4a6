import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { beginPayment, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { holdStock } from '../hold-stock.ts';
import { orderKind } from '../order-kind.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderRow, orderGroups, orderLines, orderShops } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import type { CartToOrder } from './lock-cart.ts';

interface NewGroup {
  readonly order: OrderRow;
  readonly group: GroupTotal;
  readonly cart: CartToOrder;
  readonly body: CheckoutBody;
  readonly feePortion: number;
}

/** Stores a payment of an order with what its shops sell, reserves that, and begins to take the money. */
export async function insertGroup(
  transaction: Queries,
  { order, group, cart, body, feePortion }: NewGroup,
  context: OperationContext,
): Promise<void> {
  const { userId } = requireMember(context.caller);
  const { key, currency, amount } = group;
  const account = chargedAccountOf(group, cart, feePortion);
  const accountId = account?.id ?? null;
  const [row] = await transaction
    .insert(orderGroups)
    .values({ orderKey: order.key, key, currency, amount, accountId, state: 'open' })
    .returning({ id: orderGroups.id });
  if (!row) throw new Error('The payment of an order was not stored.');
  for (const [position, part] of cart.parts.entries()) {
    if (part.groupKey !== key) continue;
    const note = body.shops.find(({ id }) => id === part.shop.id)?.note ?? '';
    await insertShop(transaction, { order, groupId: row.id, part, position, note, feePortion });
  }
  await holdStock(transaction, row.id, 'reserved', context.clock.now());
  await beginPayment(transaction, context, {
    ...{ userId, kind: orderKind, subjectId: row.id, amount: { amount, currency } },
    paymentMethodId: body.payment_method,
    account,
  });
}

/** A shop in Australia is charged on its own account, of which the platform takes its part. */
function chargedAccountOf(
  { key }: GroupTotal,
  { parts }: CartToOrder,
  feePortion: number,
): ChargedAccount | undefined {
  const [part] = parts.filter(({ groupKey }) => groupKey === key);
  if (part?.shop.settles !== 'AU') return undefined;
  const { accountId } = part.shop;
  if (accountId === null) throw new Problem('conflict', 'This shop takes no orders at the moment.');
  return { id: accountId, fee: applicationFeeOf(saleOf(part, feePortion, accountId)).amount };
}

function saleOf({ shop, total: sums }: TotalledPart, feePortion: number, accountId: string | null) {
  const { lines, shipping, total } = sums;
  if (!shipping) throw new Error('An order is sent or fetched.');
  const { key: shopKey, currency } = shop;
  return paidSaleOf({ shopKey, currency, lines, shipping, total, feePortion, accountId });
}

interface NewShop {
  readonly order: OrderRow;
  readonly groupId: string;
  readonly part: TotalledPart;
  readonly position: number;
  readonly note: string;
  readonly feePortion: number;
}

async function insertShop(
  transaction: Queries,
  { order, groupId, part, position, note, feePortion }: NewShop,
): Promise<void> {
  const { shop, rows, total } = part;
  const { delivery, shipping, subtotal, taxes } = total;
  if (!delivery || !shipping) throw new Error('An order is sent or fetched.');
  const names = { orderKey: order.key, shopKey: shop.key };
  await transaction.insert(orderShops).values({
    ...{ ...names, groupId, position, note, taxes, stock: 'released' },
    delivery: { ...delivery, instructions: shop.pickup?.instructions ?? '' },
    isTaxIncluded: total.isTaxIncluded,
    subtotal: subtotal.amount,
    shipping: shipping.amount.amount,
    shippingNet: shipping.net.amount,
    shippingTaxes: shipping.taxes,
    total: total.total.amount,
    ...{ feePortion, fee: saleOf(part, feePortion, null).fee.amount.amount },
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
