import { randomUUID } from 'node:crypto';
import { mostOfOrder, mostQuotesOfDay } from '@boardwalk/sdk-core/orders/order-limits';
import { quoteMs } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type * as schemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt } from 'drizzle-orm';
import { operatorTaxesOf } from '../../billing/taxes/operator-taxes.ts';
import { removeLines } from '../../cart/find-lines.ts';
import { type TotalledPart, totalCart } from '../../cart/total-cart.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { announce } from '../../platform/live/announce.ts';
import { readSetting } from '../../platform/settings.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { shops } from '../../shops/tables.ts';
import { insertOrder } from '../checkout/insert-order.ts';
import { lockCartLines } from '../checkout/lock-cart.ts';
import { lockBuyer } from '../checkout/place-order.ts';
import { platformFee } from '../platform-fee.ts';
import { describeOrder } from '../read/describe-order.ts';
import { type OrderRow, orderGroups, orders } from '../tables.ts';
import { mailQuoteRequest } from './mail/mail-quote.ts';
import { orderQuotes } from './tables.ts';

type Body = Parameters<Handler<typeof schemas.requestQuote>>[0]['body'];

/**
 * Asks a shop what sending its things of the caller's cart takes. They become an order of their own, so
 * that the rest can be paid now; nothing of it is reserved or charged until the answer is accepted.
 */
export const requestQuote: Handler<typeof schemas.requestQuote> = async ({ body }, context) => {
  const { database, clock } = context;
  const order = await database.transaction((transaction) =>
    storeRequest(transaction, body, context),
  );
  return describeOrder(database, order, clock.now());
};

async function storeRequest(
  transaction: Queries,
  body: Body,
  context: OperationContext,
): Promise<OrderRow> {
  const { userId } = requireMember(context.caller);
  const now = context.clock.now();
  const before = await lockBuyer(transaction, context);
  if (before) return before;
  const { shopId, address } = body;
  const { id: cartId, rows } = await lockCartLines(transaction, { userId, now, shopId });
  await requireFew(transaction, userId);
  await requireFewOfDay(transaction, { userId, shopId, now });
  const [part] = await totalCart(transaction, rows, {
    destination: {
      country: address.countryCode,
      region: address.state,
      postalCode: address.postalCode,
    },
    deliveries: new Map(),
    ...{ now, operator: operatorTaxesOf(context.configuration) },
  });
  if (part?.total.problem !== 'ask') {
    throw new Problem('conflict', 'This shop need not be asked. Please look at the cart again.');
  }
  const order = await insertRequest(transaction, { address, part, note: body.note }, context);
  const variants = rows.map(({ line }) => line.variantId);
  await removeLines(transaction, cartId, variants);
  await mailQuoteRequest(transaction, { order, part, note: body.note }, context);
  await announceShop(transaction, part.shop, now);
  await announce(transaction, 'cart', userId);
  await announce(transaction, 'orders', userId);
  return order;
}

interface NewRequest extends Pick<Body, 'address' | 'note'> {
  readonly part: TotalledPart;
}

async function insertRequest(
  transaction: Queries,
  { address, part, note }: NewRequest,
  context: OperationContext,
): Promise<OrderRow> {
  const now = context.clock.now();
  const { shop, groupKey: key, total } = part;
  const { amount, currency } = total.total;
  const feePortion = await readSetting({ database: transaction }, platformFee);
  const id = randomUUID();
  const order = await insertOrder(
    transaction,
    {
      address,
      groups: [{ id, key, currency, amount, accountId: null, state: 'quoted' }],
      parts: [{ groupId: id, part, position: 0, note, feePortion }],
    },
    context,
  );
  await transaction.insert(orderQuotes).values({
    ...{ orderKey: order.key, shopKey: shop.key, state: 'requested', requestedAt: now },
    expiresAt: new Date(now.getTime() + quoteMs),
    sentItems: part.rows
      .filter(({ product }) => product.shippingSupport !== 'PICKUP_ONLY')
      .map(({ variant }) => variant.id),
  });
  return order;
}

/** Nobody floods shops: so many wait at once for a person. */
async function requireFew(transaction: Queries, userId: number): Promise<void> {
  const pending = await transaction
    .select({ key: orders.key })
    .from(orders)
    .innerJoin(orderGroups, eq(orderGroups.orderKey, orders.key))
    .where(and(eq(orders.userId, userId), eq(orderGroups.state, 'quoted')))
    .limit(mostOfOrder.quotes);
  if (pending.length < mostOfOrder.quotes) return;
  const sentence = `At most ${mostOfOrder.quotes} requests can wait at once. Cancel one first.`;
  throw new Problem('conflict', sentence);
}

interface Asker {
  readonly userId: number;
  readonly shopId: string;
  readonly now: Date;
}

/** Each request is a mail to everybody who can answer it, those that are cancelled at once too. */
async function requireFewOfDay(
  transaction: Queries,
  { userId, shopId, now }: Asker,
): Promise<void> {
  const isOfDay = gt(orderQuotes.requestedAt, new Date(now.getTime() - dayMs));
  const requests = await transaction
    .select({ shopId: shops.id })
    .from(orderQuotes)
    .innerJoin(orders, eq(orders.key, orderQuotes.orderKey))
    .innerJoin(shops, eq(shops.key, orderQuotes.shopKey))
    .where(and(eq(orders.userId, userId), isOfDay));
  const atShop = requests.filter((request) => request.shopId === shopId);
  if (requests.length < mostQuotesOfDay.inAll && atShop.length < mostQuotesOfDay.atShop) return;
  throw new Problem('conflict', 'You have requested many prices today. Please try again tomorrow.');
}
