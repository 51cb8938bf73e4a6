import { internationalNumber } from '@boardwalk/sdk-core/account/phone-rules';
import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { orderStateOf } from '@boardwalk/sdk-core/orders/order-state';
import type { Order, OrderPayment, OrderSummary } from '@boardwalk/sdk-core/orders/schemas';
import { imagesOf } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { imageOf } from '../../shops/describe-shop.ts';
import { describeQuote, isQuoteOver } from '../quotes/find-quote.ts';
import { retryEndOf } from '../retry-end.ts';
import type { OrderRow } from '../tables.ts';
import { findOrderParts, type OrderParts } from './find-parts.ts';

/** Pictures of an order in a list. */
const mostImages = 4;

/** An order as its buyer reads it at an instant. */
export async function describeOrder(queries: Queries, order: OrderRow, now: Date): Promise<Order> {
  const parts = await findOrderParts(queries, [order]);
  const standing = standingOf(order, parts, now);
  return {
    id: order.id,
    state: standing.state,
    placedAt: order.placedAt.toISOString(),
    retryUntil: standing.retryUntil,
    address: order.address,
    shops: parts.shops.map((one) => describePart(order, one, parts)),
    ...{ payments: standing.payments, quote: standing.quote },
  };
}

/** Orders as a list shows them. */
export async function summarizeOrders(
  queries: Queries,
  found: readonly OrderRow[],
  now: Date,
): Promise<OrderSummary[]> {
  const all = await findOrderParts(queries, found);
  return found.map((order) => {
    const parts = partsOf(order, all);
    const { state, payments, quote } = standingOf(order, parts, now);
    const pictures = parts.lines.flatMap(({ line }) => line.pictureId ?? []);
    return {
      id: order.id,
      state,
      placedAt: order.placedAt.toISOString(),
      shops: parts.shops.map(({ shop: { id, name } }) => ({ id, name })),
      count: parts.lines.reduce((sum, { line }) => sum + line.quantity, 0),
      images: imagesOf(pictures, all.images).slice(0, mostImages),
      payments,
      quote: quote && { state: quote.state, expiresAt: quote.expiresAt },
    };
  });
}

function partsOf({ key }: OrderRow, all: OrderParts): OrderParts {
  return {
    ...all,
    groups: all.groups.filter(({ orderKey }) => orderKey === key),
    shops: all.shops.filter(({ part }) => part.orderKey === key),
    lines: all.lines.filter(({ line }) => line.orderKey === key),
  };
}

function standingOf(order: OrderRow, { groups, shops, payments }: OrderParts, now: Date) {
  // An order by quote is of one shop.
  const quote = shops[0]?.quote ?? undefined;
  const retryUntil = retryEndOf(order, quote);
  const canRetry = now < retryUntil;
  const hasFailed = groups.some(({ state }) => state === 'failed');
  // What has run out by itself is over before the job has come by.
  const stateOf = ({ state }: (typeof groups)[number]) =>
    state === 'quoted' && quote && isQuoteOver(quote, now) ? 'cancelled' : state;
  return {
    state: orderStateOf(groups.map(stateOf), { canRetry, hasQuote: quote !== undefined }),
    retryUntil: hasFailed && canRetry ? retryUntil.toISOString() : null,
    quote: quote ? describeQuote(quote, now) : null,
    payments: inOrderOfShops(groups, shops).map((group): OrderPayment => {
      const { id, key, currency, amount, paidAt } = group;
      return {
        ...{ key, currency, amount, state: stateOf(group) },
        shopIds: shops.flatMap(({ part, shop }) => (part.groupId === id ? [shop.id] : [])),
        card: payments.get(id)?.card ?? null,
        // What is paid or given up afterwards was declined no more.
        declined: group.state === 'failed' ? (payments.get(id)?.declined ?? null) : null,
        paidAt: paidAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Payments as the checkout lists them: that of the first shop of the order is the first. */
function inOrderOfShops(groups: OrderParts['groups'], shops: OrderParts['shops']) {
  const placeOf = ({ id }: (typeof groups)[number]) =>
    shops.findIndex(({ part }) => part.groupId === id);
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function describePart(
  order: OrderRow,
  { part, shop, group, quote }: OrderParts['shops'][number],
  { lines, images, invoices }: OrderParts,
): Order['shops'][number] {
  const { choice, name, days, instructions } = part.delivery;
  const { email, phone } = shop.contact;
  return {
    group: group.key,
    shop: {
      ...{ id: shop.id, name: shop.name, country: shop.country, email },
      logo: imageOf(shop.logoId, images),
      phone: phone && internationalNumber(phone),
    },
    lines: lines
      .filter(({ line }) => line.shopKey === shop.key)
      .map((line) => describeOrderLine(line, images)),
    currency: group.currency,
    isTaxIncluded: part.isTaxIncluded,
    ...{ subtotal: part.subtotal, total: part.total },
    // Nobody has named it yet.
    shipping: quote && quote.price === null ? null : part.shipping,
    taxes: part.taxes.map((tax) => ({ ...tax, amount: tax.amount.amount })),
    delivery: {
      ...{ choice, name, days },
      instructions: choice.kind === 'pickup' ? instructions : '',
    },
    note: part.note,
    invoice: invoices.get(subjectOfOrder(order.id, shop.key)) ?? null,
  };
}

/** A line of an order as the contract has it. */
export function describeOrderLine(
  { line, productId, isActive }: OrderParts['lines'][number],
  images: OrderParts['images'],
): Order['shops'][number]['lines'][number] {
  return {
    ...{ item: line.variantId, title: line.title, values: line.values },
    productId: isActive ? productId : null,
    image: imageOf(line.pictureId, images),
    ...{ quantity: line.quantity, price: line.price, amount: line.amount },
  };
}
