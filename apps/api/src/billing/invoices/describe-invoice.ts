import type {
  InvoiceTax,
  IssuedInvoice,
  IssuedLine,
} from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { sumTaxes } from '@boardwalk/sdk-core/billing/invoices/sum-invoice';
import type { Seller } from '@boardwalk/sdk-core/vocabulary/money/seller';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import type { InvoiceHead, InvoiceLineRow, InvoiceRow } from './invoice-row.ts';

/** An invoice as its buyer and its seller read it. */
export function describeInvoice(row: InvoiceRow): IssuedInvoice {
  const { id, number, kind, timeZone, locale, billedTo, deliveredTo, taxesIncluded } = row;
  const moneyOf = (amount: number) => ({ amount, currency: row.currency });
  const lines = row.lines.map((line) => describeLine(line, row.currency));
  return {
    ...{ id, number, kind, timeZone, locale, billedTo, deliveredTo, taxesIncluded, lines },
    issuedAt: row.issuedAt.toISOString(),
    paidAt: row.paidAt.toISOString(),
    seller: sellerOf(row),
    buyer: row.buyerName,
    card: cardOf(row),
    subtotal: moneyOf(row.subtotal),
    shipping: moneyOf(row.shipping),
    discount: moneyOf(row.discount),
    taxes: sumTaxes(lines, row.currency),
    total: moneyOf(row.total),
  };
}

/** Who sold, as it was at that time. */
export function sellerOf({
  sellerName: name,
  sellerAddress: address,
  sellerTaxNumbers: taxNumbers,
}: InvoiceHead): Seller | null {
  return name === null || address === null ? null : { name, address, taxNumbers };
}

/** The card that was charged. */
export function cardOf({ cardBrand: brand, cardLast4: last4 }: InvoiceHead): IssuedInvoice['card'] {
  return brand === null || last4 === null ? null : { brand, last4 };
}

/** A line of an invoice in that currency. */
export function describeLine(line: InvoiceLineRow, currency: Currency): IssuedLine {
  const { kind, description, note, productId, variantId, quantity, taxCategory } = line;
  const moneyOf = (amount: number) => ({ amount, currency });
  return {
    ...{ kind, description, note, productId, variantId, quantity, taxCategory },
    unitPrice: moneyOf(line.unitPrice),
    discount: moneyOf(line.discount),
    net: moneyOf(line.net),
    taxes: line.taxes.map((tax): InvoiceTax => describeTax(tax, currency)),
    gross: moneyOf(line.gross),
  };
}

function describeTax(
  { tax, portion, amount, collector, collectedBy, registration }: InvoiceLineRow['taxes'][number],
  currency: Currency,
): InvoiceTax {
  return { tax, portion, amount: { amount, currency }, collector, collectedBy, registration };
}
