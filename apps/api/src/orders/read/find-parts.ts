import { subjectOfOrder } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type { OrderPayment } from '@boardwalk/sdk-core/orders/schemas';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../../billing/invoices/tables.ts';
import { payments, savedCards } from '../../billing/tables.ts';
import { findImages, type ImagesById } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { products } from '../../shops/products/tables.ts';
import { shops } from '../../shops/tables.ts';
import { findSteps, type PartSteps } from '../fulfilment/find-steps.ts';
import { orderKind } from '../order-kind.ts';
import { orderQuotes } from '../quotes/tables.ts';
import { type OrderRow, orderGroups, orderLines, orderShops } from '../tables.ts';

/** Everything that belongs to some orders, each kind in its order. */
export interface OrderParts {
  readonly groups: readonly (typeof orderGroups.$inferSelect)[];
  readonly shops: Awaited<ReturnType<typeof findShops>>;
  readonly lines: Awaited<ReturnType<typeof findOrderLines>>;
  /** The card of each group’s latest payment that is still there, by the group’s id. */
  readonly cards: ReadonlyMap<string, NonNullable<OrderPayment['card']>>;
  readonly images: ImagesById;
  /** The invoice of each shop that is paid, by its subject. */
  readonly invoices: ReadonlyMap<string, { readonly id: string; readonly number: string }>;
  /** What became of each part that was paid. */
  readonly steps: readonly PartSteps[];
}

export async function findOrderParts(
  queries: Queries,
  found: readonly Pick<OrderRow, 'key' | 'id'>[],
): Promise<OrderParts> {
  const keys = found.map(({ key }) => key);
  const groups = await queries
    .select()
    .from(orderGroups)
    .where(inArray(orderGroups.orderKey, keys))
    .orderBy(asc(orderGroups.key));
  const parts = await findShops(queries, keys);
  const lines = await findOrderLines(queries, keys);
  const pictures = [
    ...parts.map(({ shop }) => shop.logoId),
    ...lines.map(({ line }) => line.pictureId),
  ].flatMap((id) => id ?? []);
  return {
    groups,
    shops: parts,
    lines,
    cards: await findCards(
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
    steps: await findSteps(queries, keys),
  };
}

function findShops(queries: Queries, keys: readonly number[]) {
  return queries
    .select({ part: orderShops, shop: shops, group: orderGroups, quote: orderQuotes })
    .from(orderShops)
    .innerJoin(shops, eq(shops.key, orderShops.shopKey))
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .leftJoin(orderQuotes, eq(orderQuotes.orderKey, orderShops.orderKey))
    .where(inArray(orderShops.orderKey, [...keys]))
    .orderBy(asc(orderShops.position));
}

/** The lines of some orders, in their order, with what became of their products. */
export function findOrderLines(queries: Queries, keys: readonly number[]) {
  return queries
    .select({ line: orderLines, productId: products.id, isActive: products.isActive })
    .from(orderLines)
    .innerJoin(products, eq(products.key, orderLines.productKey))
    .where(inArray(orderLines.orderKey, [...keys]))
    .orderBy(asc(orderLines.position));
}

async function findCards(queries: Queries, groupIds: readonly string[]) {
  const { subjectId, createdAt, kind, paymentMethodId } = payments;
  const rows = await queries
    .selectDistinctOn([subjectId], {
      groupId: subjectId,
      brand: savedCards.brand,
      last4: savedCards.last4,
    })
    .from(payments)
    .innerJoin(savedCards, eq(savedCards.paymentId, paymentMethodId))
    .where(and(eq(kind, orderKind), inArray(subjectId, [...groupIds])))
    .orderBy(asc(subjectId), desc(createdAt));
  return new Map(rows.map(({ groupId, ...card }) => [groupId, card]));
}

async function findInvoiceNames(queries: Queries, subjects: readonly string[]) {
  const { id, number, kind, subjectId } = invoices;
  const rows = await queries
    .select({ id, number, subjectId })
    .from(invoices)
    .where(and(eq(kind, orderKind), inArray(subjectId, [...subjects])));
  return new Map(rows.map(({ subjectId: subject, ...name }) => [subject, name]));
}
