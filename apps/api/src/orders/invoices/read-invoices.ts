import { seriesOfShop } from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import type * as schemas from '@boardwalk/sdk-core/orders/invoices/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { describeInvoice } from '../../billing/invoices/describe-invoice.ts';
import {
  findInvoice,
  type InvoiceHead,
  type InvoiceRow,
} from '../../billing/invoices/invoice-row.ts';
import { listInvoicesOfSeller } from '../../billing/invoices/list-invoices.ts';
import { createInvoiceFile } from '../../billing/invoices/pdf/create-invoice-file.ts';
import { invoices } from '../../billing/invoices/tables.ts';
import { maskIssued } from '../../licenses/mask-billing.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import { type ShopRow, shops } from '../../shops/tables.ts';
import { orderKind } from '../order-kind.ts';

/** Lists the invoices of a shop for those who may read everything of it. */
export const listShopInvoices: Handler<typeof schemas.listShopInvoices> = async (
  { params: { shopId }, query: { page, size } },
  context,
) => {
  const { shop } = await requireOwnShop(context, shopId);
  const series = seriesOfShop(shop.key);
  const { database } = context;
  const found = await listInvoicesOfSeller(database, series, { start: page * size, size });
  return {
    results: found.map(({ id, number, issuedAt, buyerName, total, currency, ...head }) => ({
      ...{ id, number, order: orderOf(head), issuedAt: issuedAt.toISOString(), buyer: buyerName },
      total: { amount: total, currency },
    })),
    total: await database.$count(invoices, eq(invoices.seller, series)),
  };
};

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

async function requireInvoice(context: OperationContext, id: string): Promise<ReadableInvoice> {
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
