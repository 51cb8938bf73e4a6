import { seriesOfShop } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requirePermission } from '../../access/require-permission.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { shopRef } from '../../shops/shop-objects.ts';
import { type ShopRow, shops } from '../../shops/tables.ts';
import { orderKind } from '../order-kind.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  type OrderShopRow,
  orderGroups,
  orderShops,
  orders,
} from '../tables.ts';

/** Names an invoice of a shop. */
export interface InvoiceOfShop {
  readonly shopId: string;
  readonly invoiceId: string;
}

/** A shop's part of an order that has an invoice. */
export interface InvoicedPart {
  readonly order: OrderRow;
  readonly shop: ShopRow;
  readonly part: OrderShopRow;
  readonly group: OrderGroupRow;
}

/** What an invoice of a shop is about; throws `not-found` for one of another shop. */
export async function requirePart(
  queries: Queries,
  { shopId, invoiceId }: InvoiceOfShop,
): Promise<InvoicedPart> {
  const [shop] = await queries.select().from(shops).where(eq(shops.id, shopId));
  const [invoice] = await queries
    .select({ kind: invoices.kind, seller: invoices.seller, subject: invoices.subjectId })
    .from(invoices)
    .where(eq(invoices.id, invoiceId));
  if (!shop || invoice?.kind !== orderKind || invoice.seller !== seriesOfShop(shop.key)) {
    throw noInvoice();
  }
  const found = await findInvoicedPart(queries, invoice.subject.replace(/:\d+$/, ''), shop);
  if (!found) throw noInvoice();
  return found;
}

/** What a shop delivers of an order. */
export async function findInvoicedPart(
  queries: Queries,
  orderId: string,
  { key }: Pick<ShopRow, 'key'>,
): Promise<InvoicedPart | undefined> {
  const [found] = await queries
    .select({ order: orders, part: orderShops, group: orderGroups, shop: shops })
    .from(orderShops)
    .innerJoin(orders, eq(orders.key, orderShops.orderKey))
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .innerJoin(shops, eq(shops.key, orderShops.shopKey))
    .where(and(eq(orders.id, orderId), eq(orderShops.shopKey, key)));
  return found;
}

/**
 * Locks what an invoice is about for a change by somebody who may write its shop, also of a shop that
 * sells no more. The order is locked, as by everything that changes its payments.
 */
export async function lockPart(
  transaction: Queries,
  context: OperationContext,
  at: InvoiceOfShop,
): Promise<InvoicedPart> {
  // Strangers lock nothing.
  await requirePermission(context, 'write', shopRef(at.shopId));
  const { order } = await requirePart(transaction, at);
  await transaction
    .select({ key: orders.key })
    .from(orders)
    .where(eq(orders.key, order.key))
    .for('update');
  await requirePermission({ ...context, database: transaction }, 'write', shopRef(at.shopId));
  return requirePart(transaction, at);
}

function noInvoice(): Problem {
  return new Problem('not-found', 'This shop has no such invoice.');
}
