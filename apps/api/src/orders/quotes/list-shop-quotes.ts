import { may } from '@boardwalk/sdk-core/access/may';
import type { DeliveryAddress } from '@boardwalk/sdk-core/cart/delivery-schemas';
import { isQuotePending, type QuoteState } from '@boardwalk/sdk-core/orders/quotes/quote-states';
import type * as schemas from '@boardwalk/sdk-core/orders/quotes/schemas';
import type { ShopQuote } from '@boardwalk/sdk-core/orders/quotes/schemas';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { policyPerson } from '../../access/policy-person.ts';
import { sellingStateOf } from '../../cart/find-lines.ts';
import { findImages } from '../../media/find-images.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import type { ShopRow } from '../../shops/tables.ts';
import { describeOrderLine } from '../read/describe-order.ts';
import { findOrderLines } from '../read/find-parts.ts';
import { retryEndOf } from '../retry-end.ts';
import { orderGroups, orderShops, orders } from '../tables.ts';
import { describeQuote } from './find-quote.ts';
import { orderQuotes } from './tables.ts';

/** Lists the requests of a shop: those that wait for it, then for their buyers, then the others. */
export const listShopQuotes: Handler<typeof schemas.listShopQuotes> = async (
  { params: { shopId }, query: { start, size } },
  context,
) => {
  const { shop, object } = await requireOwnShop(context, shopId);
  const { database, caller, clock } = context;
  const now = clock.now();
  const mayWrite = may(
    policyPerson(caller),
    'write',
    { ...object, isPublic: false },
    now.getTime(),
  );
  const found = await selectQuotes(database, eq(orderQuotes.shopKey, shop.key))
    .offset(start)
    .limit(size);
  return {
    results: await describeShopQuotes(found, { shop, mayWrite }, context),
    total: await database.$count(orderQuotes, eq(orderQuotes.shopKey, shop.key)),
  };
};

/** One request of a shop as its people read it. */
export async function requireShopQuote(
  context: OperationContext,
  shop: ShopRow,
  id: string,
): Promise<ShopQuote> {
  const isIt = and(eq(orderQuotes.shopKey, shop.key), eq(orders.id, id));
  const found = await selectQuotes(context.database, isIt);
  // Who answers may write the shop.
  const [quote] = await describeShopQuotes(found, { shop, mayWrite: true }, context);
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

interface Reading {
  readonly shop: ShopRow;
  /** Who only reads the shop learns where about it would go, and no more. */
  readonly mayWrite: boolean;
}

async function describeShopQuotes(
  found: readonly QuoteParts[],
  { shop, mayWrite }: Reading,
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
    const now = clock.now();
    const described = describeQuote(quote, now);
    const isSelling = sellingStateOf(shop, now) !== 'closed';
    const isLive = mayComeOf({ quote, order, group, state: described.state }, isSelling, now);
    const address = isLive && isInPerson ? order.address : null;
    return {
      ...{ id: order.id, ...described },
      ...{ place: placeOf(address), address: mayWrite ? address : null },
      lines: lines
        .filter(({ line }) => line.orderKey === order.key)
        .map((line) => describeOrderLine(line, images)),
      ...{ buyerNote: isLive ? part.note : '', currency: group.currency, subtotal: part.subtotal },
      total: quote.price === null ? null : part.total,
      isPaid: group.state === 'paid',
    };
  });
}

interface Standing extends Pick<QuoteParts, 'quote' | 'order' | 'group'> {
  readonly state: QuoteState;
}

/**
 * Whether something may still come of a request: it is paid or being paid, or can be. A shop that takes
 * no orders learns nothing of those who wait for it.
 */
function mayComeOf(
  { quote, order, group, state }: Standing,
  isSelling: boolean,
  now: Date,
): boolean {
  if (isQuotePending(state)) return isSelling;
  if (state !== 'accepted') return false;
  if (group.state === 'failed') return isSelling && now < retryEndOf(order, quote);
  return group.state === 'paid' || group.state === 'open';
}

function placeOf(address: DeliveryAddress | null): ShopQuote['place'] {
  if (!address) return null;
  const { city, state, postalCode, countryCode } = address;
  return { city, state, postalCode, countryCode };
}
