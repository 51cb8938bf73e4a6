import { seriesOfShop } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type { FulfilmentState } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type * as schemas from '@boardwalk/sdk-core/orders/invoices/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, desc, eq, sql } from 'drizzle-orm';
import { describeInvoice } from '../../billing/invoices/describe-invoice.ts';
import {
  findInvoice,
  type InvoiceHead,
  type InvoiceRow,
} from '../../billing/invoices/invoice-row.ts';
import { createInvoiceFile } from '../../billing/invoices/pdf/create-invoice-file.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import { maskIssued } from '../../licenses/mask-billing.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop, type ShopSurroundings } from '../../shops/require-shop.ts';
import { type ShopRow, shops } from '../../shops/tables.ts';
import { fulfilmentState, isInState } from '../fulfilment/fulfilment-state.ts';
import { orderKind } from '../order-kind.ts';
import { orderGroups, orderShops, orders } from '../tables.ts';

/** Lists the invoices of a shop, by what became of them, for those who may read everything of it. */
export const listShopInvoices: Handler<typeof schemas.listShopInvoices> = async (
  { params: { shopId }, query: { page, size, fulfilment } },
  context,
) => {
  const { shop } = await requireOwnShop(context, shopId);
  const { database } = context;
  const found = await selectInvoices(database, shop, fulfilment)
    .orderBy(desc(invoices.issuedAt), desc(invoices.key))
    .offset(page * size)
    .limit(size);
  return {
    results: found.map(({ head, order, state }) => ({
      ...{ id: head.id, number: head.number, order, issuedAt: head.issuedAt.toISOString() },
      ...{ buyer: head.buyerName, fulfilment: state },
      total: { amount: head.total, currency: head.currency },
    })),
    total: await database.$count(selectInvoices(database, shop, fulfilment).as('listed')),
  };
};

function selectInvoices(queries: Queries, { key }: ShopRow, state: FulfilmentState | undefined) {
  return queries
    .select({ head: invoices, order: orders.id, state: fulfilmentState.as('fulfilment') })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, sql`split_part(${invoices.subjectId}, ':', 1)`))
    .innerJoin(orderShops, and(eq(orderShops.orderKey, orders.key), eq(orderShops.shopKey, key)))
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(
      and(
        eq(invoices.seller, seriesOfShop(key)),
        state === undefined ? undefined : isInState(state),
      ),
    )
    .$dynamic();
}

/** Reads an invoice of an order for its buyer, or for those who look after its shop. */
export const readInvoice: Handler<typeof schemas.readInvoice> = async (
  { params: { invoiceId } },
  context,
) => {
  const { row, shop, isBuyer } = await requireInvoice(context, invoiceId);
  const { id, name } = shop;
  const invoice = maskIssued(describeInvoice(row), context);
  return { invoice, order: orderOf(row), shop: { id, name }, isBuyer };
};

/** Writes the same invoice as a file. */
export const readInvoiceFile: Handler<typeof schemas.readInvoiceFile> = async (
  { params: { invoiceId }, query: { language } },
  context,
) => {
  const { row, shop } = await requireInvoice(context, invoiceId);
  const { userId } = requireMember(context.caller);
  const invoice = maskIssued(describeInvoice(row), context);
  const of = [shop.name, orderOf(row)];
  return createInvoiceFile(invoice, language, { userId, signal: context.signal }, of);
};

interface ReadableInvoice {
  readonly row: InvoiceRow;
  readonly shop: ShopRow;
  readonly isBuyer: boolean;
}

/** An invoice of an order that the caller may read; `not-found` for others. */
export async function requireInvoice(
  context: ShopSurroundings,
  id: string,
): Promise<ReadableInvoice> {
  const { database, caller } = context;
  const row = await findInvoice(database, id);
  if (row?.kind !== orderKind) throw noInvoice();
  const [shop] = await database
    .select()
    .from(shops)
    .where(eq(shops.key, Number(row.seller.replace('shop:', ''))));
  if (!shop) throw noInvoice();
  const isBuyer = row.buyerId === requireMember(caller).userId;
  if (!isBuyer) {
    await requireOwnShop(context, shop.id).catch((error: unknown) => {
      throw error instanceof Problem ? noInvoice() : error;
    });
  }
  return { row, shop, isBuyer };
}

/** The number of the order that an invoice is of. */
function orderOf({ subjectId }: Pick<InvoiceHead, 'subjectId'>): string {
  return subjectId.replace(/:\d+$/, '');
}

function noInvoice(): Problem {
  return new Problem('not-found', 'There is no such invoice.');
}
