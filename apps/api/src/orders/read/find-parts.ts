import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type { OrderPayment } from '@boardwalk/sdk-core/orders/schemas';
import { and, asc, desc, eq } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { payments, savedCards } from '../../billing/tables.ts';
import { findImages, type ImagesById } from '../../media/find-images.ts';
import { isAnyOf } from '../../platform/database/any-of.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../../shops/products/tables.ts';
import { type ShopRow, shops } from '../../shops/tables.ts';
import { orderKind } from '../order-kind.ts';
import { type OrderQuoteRow, orderQuotes } from '../quotes/tables.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  type OrderShopRow,
  orderGroups,
  orderLines,
  orderShops,
} from '../tables.ts';

/** What was bought by some orders, each kind in its order. */
export interface BoughtParts {
  readonly groups: readonly OrderGroupRow[];
  readonly shops: readonly BoughtShop[];
  readonly lines: Awaited<ReturnType<typeof findOrderLines>>;
}

interface BoughtShop {
  readonly part: OrderShopRow;
  readonly shop: ShopRow;
  readonly group: OrderGroupRow;
  /** Where its price of delivery was requested. */
  readonly quote: OrderQuoteRow | null;
}

/** Everything that belongs to some orders. */
export interface OrderParts extends BoughtParts {
  /** The latest payment of each group, by the group’s id. */
  readonly payments: ReadonlyMap<string, Pick<OrderPayment, 'card' | 'declined'>>;
  readonly images: ImagesById;
  /** The invoice of each shop that is paid, by its subject. */
  readonly invoices: ReadonlyMap<string, { readonly id: string; readonly number: string }>;
}

export async function findOrderParts(
  queries: Queries,
  found: readonly Pick<OrderRow, 'key' | 'id'>[],
): Promise<OrderParts> {
  const bought = await findBoughtParts(
    queries,
    found.map(({ key }) => key),
  );
  const { groups, shops: parts, lines } = bought;
  const pictures = [
    ...parts.map(({ shop }) => shop.logoId),
    ...lines.map(({ line }) => line.pictureId),
  ].flatMap((id) => id ?? []);
  return {
    ...bought,
    payments: await findPayments(
      queries,
      groups.map(({ id }) => id),
    ),
    images: await findImages(queries, pictures),
    invoices: await findInvoiceNames(
      queries,
      parts.map(({ part, shop }) =>
        subjectOfOrder(found.find(({ key }) => key === part.orderKey)?.id ?? '', shop.key),
      ),
    ),
  };
}

/** What was bought by orders of these keys: their payments, shops and lines. */
export async function findBoughtParts(
  queries: Queries,
  keys: readonly number[],
): Promise<BoughtParts> {
  const rows = await queries
    .select({ group: orderGroups, part: orderShops, shop: shops, quote: orderQuotes })
    .from(orderGroups)
    .leftJoin(orderShops, eq(orderShops.groupId, orderGroups.id))
    .leftJoin(shops, eq(shops.key, orderShops.shopKey))
    .leftJoin(orderQuotes, eq(orderQuotes.orderKey, orderShops.orderKey))
    .where(isAnyOf(orderGroups.orderKey, keys))
    .orderBy(asc(orderShops.position))
    .prepare('find_bought_shops')
    .execute();
  const groups = new Map(rows.map(({ group }) => [group.id, group]));
  return {
    groups: [...groups.values()].toSorted((one, other) => compare(one.key, other.key)),
    shops: rows.flatMap(({ group, part, shop, quote }) =>
      part && shop ? [{ group, part, shop, quote }] : [],
    ),
    lines: await findOrderLines(queries, keys),
  };
}

/** The lines of some orders, in their order, with what became of their products. */
export function findOrderLines(queries: Queries, keys: readonly number[]) {
  return queries
    .select({ line: orderLines, productId: products.id, isActive: products.isActive })
    .from(orderLines)
    .innerJoin(products, eq(products.key, orderLines.productKey))
    .where(isAnyOf(orderLines.orderKey, keys))
    .orderBy(asc(orderLines.position))
    .prepare('find_bought_lines')
    .execute();
}

async function findPayments(queries: Queries, groupIds: readonly string[]) {
  const { subjectId, createdAt, kind, paymentMethodId, decline } = payments;
  const { brand, last4 } = savedCards;
  const rows = await queries
    .selectDistinctOn([subjectId], {
      groupId: subjectId,
      declined: decline,
      card: { brand, last4 },
    })
    .from(payments)
    .leftJoin(savedCards, eq(savedCards.paymentId, paymentMethodId))
    .where(and(eq(kind, orderKind), isAnyOf(subjectId, groupIds)))
    .orderBy(asc(subjectId), desc(createdAt))
    .prepare('find_order_payments')
    .execute();
  return new Map(rows.map(({ groupId, ...payment }) => [groupId, payment]));
}

async function findInvoiceNames(queries: Queries, subjects: readonly string[]) {
  const { id, number, kind, subjectId } = invoices;
  const rows = await queries
    .select({ id, number, subjectId })
    .from(invoices)
    .where(and(eq(kind, orderKind), isAnyOf(subjectId, subjects)))
    .prepare('find_order_invoices')
    .execute();
  return new Map(rows.map(({ subjectId: subject, ...name }) => [subject, name]));
}
