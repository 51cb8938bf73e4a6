import type { InvoiceTax } from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type { Receipt } from '@boardwalk/sdk-core/billing/receipts/receipt-schemas';
import type { ChargedTax } from '@boardwalk/sdk-core/billing/taxes/tax-lines';
import { invoiceItem, type License } from '@boardwalk/sdk-core/licenses/license-schemas';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import * as z from 'zod/mini';
import {
  cardOf,
  describeInvoice,
  describeLine,
  sellerOf,
} from '../../billing/invoices/describe-invoice.ts';
import type { InvoiceRow } from '../../billing/invoices/invoice-row.ts';

/** What an invoice of a licence says beside its lines. */
const invoiceDetail = z.object({ dueDate: z.string(), renews: z.boolean() });

/** What a line of it says beside its sums. */
const lineDetail = z.object({ item: invoiceItem });

/** An issued invoice, as the licence's owner reads it. */
export function licenseInvoiceOf(row: InvoiceRow): License['invoice'] {
  const { subtotal, discount, taxes, total, billedTo } = describeInvoice(row);
  return {
    lines: row.lines.map((line) => {
      const described = describeLine(line, row.currency);
      return {
        ...parseWith(lineDetail, line.detail),
        price: described.unitPrice,
        discount: described.discount,
        net: described.net,
        taxes: described.taxes.map(plainTax),
        gross: described.gross,
      };
    }),
    ...{ subtotal, discount, total, billedTo },
    taxes: taxes.map(plainTax),
    ...parseWith(invoiceDetail, row.detail),
  };
}

/** What a receipt says beside its sums. */
export function receiptOf(row: InvoiceRow): Receipt {
  return { number: row.number, seller: sellerOf(row), buyer: row.buyerName, card: cardOf(row) };
}

/** What a licence's invoice says of a tax: the platform alone collects it. */
function plainTax({ tax, portion, amount }: InvoiceTax): ChargedTax {
  return { tax, portion, amount };
}
