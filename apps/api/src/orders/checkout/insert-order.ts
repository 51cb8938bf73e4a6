import { createHash, randomUUID } from 'node:crypto';
import type { GroupTotal } from '@boardwalk/sdk-core/cart/totals/payment-groups';
import { applicationFeeOf } from '@boardwalk/sdk-core/ledger/sales';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type SQL, sql } from 'drizzle-orm';
import { beginPayments, type ChargedAccount } from '../../billing/payments/begin-payment.ts';
import type { TotalledPart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { createOrderId } from '../order-id.ts';
import { orderKind } from '../order-kind.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderRow, orderGroups, orderLines, orderShops, orders } from '../tables.ts';
import type { CheckoutBody } from './checkout-body.ts';
import type { CartToOrder } from './lock-cart.ts';

interface NewOrder {
  readonly groups: readonly GroupTotal[];
  readonly cart: CartToOrder;
  readonly body: CheckoutBody;
  readonly feePortion: number;
}

/** A payment of an order that is begun, of which nothing is charged yet. */
export interface BegunPayment {
  /** Of its group. */
  readonly key: string;
  readonly paymentId: string;
}

/** An order that was just written down. */
export interface PlacedOrder {
  readonly order: OrderRow;
  readonly begun: readonly BegunPayment[];
}

/** Stores an order with its payments and what its shops sell, and begins to take the money. */
export async function insertOrder(
  transaction: Queries,
  { groups, cart, body, feePortion }: NewOrder,
  context: OperationContext,
): Promise<PlacedOrder & { readonly groupIds: readonly string[] }> {
  const { userId } = requireMember(context.caller);
  const all = groups.map((group): IdentifiedGroup => {
    const account = chargedAccountOf(group, cart, feePortion);
    return { ...group, id: randomUUID(), account };
  });
  const order = await insertRows(transaction, { all, cart, body, feePortion }, context);
  const ids = await beginPayments(
    transaction,
    context,
    { userId, paymentMethodId: body.payment_method },
    all.map(({ id, amount, currency, account }) => ({
      ...{ kind: orderKind, subjectId: id, amount: { amount, currency }, account },
    })),
  );
  const begun = all.map(({ key }, nth) => ({ key, paymentId: ids[nth] ?? '' }));
  return { order, begun, groupIds: all.map(({ id }) => id) };
}

interface IdentifiedGroup extends GroupTotal {
  readonly id: string;
  readonly account: ChargedAccount | undefined;
}

interface NewRows extends Omit<NewOrder, 'groups'> {
  readonly all: readonly IdentifiedGroup[];
}

/** Stores all rows of an order by one statement; its number is known within that alone. */
async function insertRows(
  transaction: Queries,
  { all, cart, body, feePortion }: NewRows,
  context: OperationContext,
): Promise<OrderRow> {
  const row = {
    id: createOrderId(),
    userId: requireMember(context.caller).userId,
    intention: intentionOf(context),
    placedOn: partnerPageOf(context),
    address: body.address,
    placedAt: context.clock.now(),
  };
  const placed = transaction
    .$with('placed')
    .as(transaction.insert(orders).values(row).returning({ key: orders.key }));
  const orderKey = sql<number>`(select ${placed.key} from ${placed})`;
  const groups = transaction.$with('groups').as(
    transaction
      .insert(orderGroups)
      .values(
        all.map(({ id, key, currency, amount, account }) => ({
          ...{ id, orderKey, key, currency, amount },
          ...{ accountId: account?.id ?? null, state: 'open' as const },
        })),
      )
      .returning({ id: orderGroups.id }),
  );
  const parts = cart.parts.map((part, position): NewShop => {
    const groupId = all.find(({ key }) => key === part.groupKey)?.id;
    if (groupId === undefined) throw new Error('Each shop is paid by a group.');
    const note = body.shops.find(({ id }) => id === part.shop.id)?.note ?? '';
    return { orderKey, groupId, part, position, note, feePortion };
  });
  const sellers = transaction
    .$with('sellers')
    .as(
      transaction
        .insert(orderShops)
        .values(parts.map(shopRow))
        .returning({ shopKey: orderShops.shopKey }),
    );
  const [stored] = await transaction
    .with(placed, groups, sellers)
    .insert(orderLines)
    .values(parts.flatMap(lineRows))
    .returning({ key: orderLines.orderKey });
  if (!stored) throw new Error('The order was not stored.');
  return { ...row, key: stored.key };
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
  /** That of its order, which the same statement stores. */
  readonly orderKey: SQL<number>;
  readonly groupId: string;
  readonly part: TotalledPart;
  readonly position: number;
  readonly note: string;
  readonly feePortion: number;
}

function shopRow({ orderKey, groupId, part, position, note, feePortion }: NewShop) {
  const { shop, total } = part;
  const { delivery, shipping, subtotal, taxes } = total;
  if (!delivery || !shipping) throw new Error('An order is sent or fetched.');
  return {
    ...{ orderKey, shopKey: shop.key, groupId, position, note, taxes },
    // Its stock is reserved last, as everybody waits for that.
    stock: 'released' as const,
    delivery: { ...delivery, instructions: shop.pickup?.instructions ?? '' },
    isTaxIncluded: isTaxIncluded(shop.country),
    subtotal: subtotal.amount,
    shipping: shipping.amount.amount,
    shippingNet: shipping.net.amount,
    shippingTaxes: shipping.taxes,
    total: total.total.amount,
    ...{ feePortion, fee: saleOf(part, feePortion, null).fee.amount.amount },
  };
}

function lineRows({ orderKey, part: { shop, rows, total } }: NewShop) {
  return rows.map(({ line, variant, product }, index) => {
    const taxed = total.lines[index];
    if (!taxed) throw new Error('Each line has its total.');
    return {
      ...{ orderKey, shopKey: shop.key, position: index },
      ...{ variantId: variant.id, productKey: product.key },
      ...{ title: product.title, values: variant.values, sku: variant.sku },
      pictureId: variant.pictureId ?? product.pictureIds[0] ?? null,
      ...{ quantity: line.quantity, price: variant.price, amount: taxed.amount.amount },
      ...{ category: taxed.category, net: taxed.net.amount, taxes: taxed.taxes },
      isCounted: variant.stockMode === 'counted',
    };
  });
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
