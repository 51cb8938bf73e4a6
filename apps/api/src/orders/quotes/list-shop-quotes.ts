import { isQuotePending } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type * as schemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { findImages } from '../../media/find-images.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { describeOrderLine } from '../read/describe-order.ts';
import { findOrderLines } from '../read/find-parts.ts';
import { orderGroups, orderShops, orders } from '../tables.ts';
import { describeQuote } from './find-quote.ts';
import { orderQuotes } from './tables.ts';

/** Lists the requests of a shop: those that wait for it, then for their buyers, then the others. */
export const listShopQuotes: Handler<typeof schemas.listShopQuotes> = async (
  { params: { shopId }, query: { start, size } },
  context,
) => {
  const { shop } = await requireOwnShop(context, shopId);
  const { database } = context;
  const found = await selectQuotes(database, eq(orderQuotes.shopKey, shop.key))
    .offset(start)
    .limit(size);
  return {
    results: await describeShopQuotes(found, context),
    total: await database.$count(orderQuotes, eq(orderQuotes.shopKey, shop.key)),
  };
};

/** One request of a shop as its people read it. */
export async function requireShopQuote(
  context: OperationContext,
  { key }: Pick<ShopRow, 'key'>,
  id: string,
): Promise<ShopQuote> {
  const isIt = and(eq(orderQuotes.shopKey, key), eq(orders.id, id));
  const [quote] = await describeShopQuotes(await selectQuotes(context.database, isIt), context);
  if (!quote) throw new Error('A request that was answered is there.');
  return quote;
}

function selectQuotes(queries: Queries, where: SQL | undefined) {
  const { state, requestedAt, orderKey } = orderQuotes;
  return queries
    .select({ quote: orderQuotes, order: orders, part: orderShops, group: orderGroups })
    .from(orderQuotes)
    .innerJoin(orders, eq(orders.key, orderKey))
    .innerJoin(
      orderShops,
      and(eq(orderShops.orderKey, orderKey), eq(orderShops.shopKey, orderQuotes.shopKey)),
    )
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(where)
    .orderBy(
      asc(sql`case ${state} when 'requested' then 0 when 'answered' then 1 else 2 end`),
      desc(requestedAt),
      desc(orderKey),
    )
    .$dynamic();
}

type QuoteParts = Awaited<ReturnType<typeof selectQuotes>>[number];

async function describeShopQuotes(
  found: readonly QuoteParts[],
  { database, clock, caller }: OperationContext,
): Promise<ShopQuote[]> {
  if (found.length === 0) return [];
  const keys = found.map(({ order }) => order.key);
  const lines = await findOrderLines(database, keys);
  const pictures = lines.flatMap(({ line }) => line.pictureId ?? []);
  const images = await findImages(database, pictures);
  // Who acts as somebody of the shop does not learn where its buyers live.
  const isInPerson = requireMember(caller).actorId === null;
  return found.map(({ quote, order, part, group }) => {
    const described = describeQuote(quote, clock.now());
    const isLive = isQuotePending(described.state) || described.state === 'accepted';
    return {
      ...{ id: order.id, ...described },
      address: isLive && isInPerson ? order.address : null,
      lines: lines
        .filter(({ line }) => line.orderKey === order.key)
        .map((line) => describeOrderLine(line, images)),
      ...{ buyerNote: part.note, currency: group.currency, subtotal: part.subtotal },
      total: quote.price === null ? null : part.total,
      isPaid: group.state === 'paid',
    };
  });
}
