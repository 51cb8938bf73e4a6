import type { OperatorTaxes } from '@boardwalk/sdk-core/billing/taxes/tax-rules';
import type { DeliveryQuote } from '@boardwalk/sdk-core/cart/totals/delivery-options';
import { type ShopTotal, totalShop } from '@boardwalk/sdk-core/cart/totals/total-shop';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { and, asc, eq } from 'drizzle-orm';
import { findTotalledShop } from '../../cart/total-cart.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../../shops/products/tables.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { requireInvoiceable } from '../checkout/guards/require-invoiceable.ts';
import { requireChargeable } from '../checkout/place-order.ts';
import { paidSaleOf } from '../paid-sale.ts';
import { type OrderShopRow, orderGroups, orderLines, orderShops } from '../tables.ts';
import type { LockedQuote } from './lock-quote.ts';

interface Priced {
  readonly shop: ShopRow;
  readonly quote: DeliveryQuote;
  readonly now: Date;
  readonly operator: OperatorTaxes;
}

/**
 * Writes down what an order comes to with the price of delivery that its shop has named, by the same
 * function as every total, with the taxes of this day. Goods cost what their buyer has agreed to.
 */
export async function priceOrder(
  transaction: Queries,
  { order, group, quote: { sentItems } }: LockedQuote,
  priced: Priced,
): Promise<void> {
  const { address } = order;
  if (!address) throw new Error('What is sent by quote has an address.');
  const { shop, quote, now, operator } = priced;
  const lines = await findQuotedLines(transaction, order.key);
  requireSent(lines, sentItems);
  const selling = await findTotalledShop(transaction, shop);
  const total = totalShop(
    lines.map(totalledLineOf),
    { ...selling, quote },
    {
      destination: {
        country: address.countryCode,
        region: address.state,
        postalCode: address.postalCode,
      },
      ...{ delivery: null, operator, date: localTimeAt(now.getTime(), shop.timeZone).date },
    },
  );
  requireChargeable(total.total);
  await storeTotal(transaction, { orderKey: order.key, shop }, { total, lines });
  await transaction
    .update(orderGroups)
    .set({ amount: total.total.amount })
    .where(eq(orderGroups.id, group.id));
}

type QuotedLine = Awaited<ReturnType<typeof findQuotedLines>>[number];

function findQuotedLines(queries: Queries, orderKey: number) {
  return queries
    .select({ line: orderLines, shippingSupport: products.shippingSupport })
    .from(orderLines)
    .innerJoin(products, eq(products.key, orderLines.productKey))
    .where(eq(orderLines.orderKey, orderKey))
    .orderBy(asc(orderLines.position));
}

/** What its buyer wanted to have sent is sent: nobody pays for a delivery that they have to fetch. */
function requireSent(lines: readonly QuotedLine[], sentItems: readonly number[]): void {
  const fetched = lines.find(
    ({ line, shippingSupport }) =>
      shippingSupport === 'PICKUP_ONLY' && sentItems.includes(line.variantId),
  );
  if (!fetched) return;
  const { title } = fetched.line;
  const sentence = `${title} is only picked up now, and its buyer wants it delivered. Change the product, or decline.`;
  throw new Problem('conflict', sentence);
}

/** Nothing of a quote depends on what a parcel weighs. */
function totalledLineOf({ line, shippingSupport }: QuotedLine) {
  const { variantId: item, price, quantity, category } = line;
  return { item, price, quantity, category, shippingSupport, weight: null };
}

interface StoredTotal {
  readonly total: ShopTotal;
  readonly lines: readonly QuotedLine[];
}

async function storeTotal(
  transaction: Queries,
  { orderKey, shop }: { readonly orderKey: number; readonly shop: ShopRow },
  { total, lines }: StoredTotal,
): Promise<void> {
  const isPart = and(eq(orderShops.orderKey, orderKey), eq(orderShops.shopKey, shop.key));
  const [part] = await transaction.select().from(orderShops).where(isPart);
  if (!part) throw new Error('An order by quote has a shop.');
  await transaction
    .update(orderShops)
    .set(columnsOf(part, shop, { total, lines }))
    .where(isPart);
  for (const [index, { line }] of lines.entries()) {
    const taxed = total.lines[index];
    if (!taxed) throw new Error('Each line has its total.');
    await transaction
      .update(orderLines)
      .set({ net: taxed.net.amount, taxes: taxed.taxes })
      .where(and(eq(orderLines.orderKey, orderKey), eq(orderLines.variantId, line.variantId)));
  }
}

function columnsOf(
  part: OrderShopRow,
  shop: ShopRow,
  { total: sums, lines: quoted }: StoredTotal,
): Partial<OrderShopRow> {
  const { delivery, shipping, lines, taxes, total, subtotal, isTaxIncluded } = sums;
  if (!delivery || !shipping || delivery.choice.kind !== 'ship') {
    // What can only be fetched is not handed out any more.
    throw new Problem('conflict', 'Your shop hands nothing out now, which a part of this needs.');
  }
  const { key: shopKey, currency } = shop;
  const { feePortion } = part;
  const sale = paidSaleOf({
    ...{ shopKey, currency, lines, shipping, total, feePortion, accountId: null },
  });
  const pieces = quoted.map(({ line: { quantity, price } }) => ({ quantity, price }));
  requireInvoiceable({ pieces, total: sums, sale });
  return {
    delivery: { ...delivery, instructions: part.delivery.instructions },
    ...{ isTaxIncluded, subtotal: subtotal.amount, taxes },
    shipping: shipping.amount.amount,
    shippingNet: shipping.net.amount,
    shippingTaxes: shipping.taxes,
    ...{ total: total.amount, fee: sale.fee.amount.amount },
  };
}
