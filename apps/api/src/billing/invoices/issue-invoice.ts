import type { HalfHiddenAddress } from '@boardwalk/sdk-core/account/address-lines';
import type {
  DeliveredAddress,
  IssuedInvoice,
  IssuedLine,
} from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import type {
  InvoiceSeries,
  InvoiceSubject,
} from '@boardwalk/sdk-core/billing/invoices/invoice-terms';
import { sumInvoice } from '@boardwalk/sdk-core/billing/invoices/sum-invoice';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import type { Queries } from '../../platform/database/database.ts';
import type { InvoiceRow } from './invoice-row.ts';
import { issueInvoiceNumber } from './issue-number.ts';
import { newInvoiceId } from './new-invoice-id.ts';
import { invoiceLines, invoices, invoiceTaxes } from './tables.ts';

/** A line that is to be written; `detail` has what only lines of its kind say. */
export interface NewInvoiceLine extends IssuedLine {
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** What an invoice is to say. */
export interface NewInvoice
  extends InvoiceSubject,
    Pick<IssuedInvoice, 'seller' | 'buyer' | 'card' | 'taxesIncluded'> {
  /** Whose numbers it is counted by. */
  readonly series: InvoiceSeries;
  /** Null for one whose account is closed already. */
  readonly buyerId: number | null;
  readonly billedTo: HalfHiddenAddress | null;
  readonly deliveredTo: DeliveredAddress | null;
  readonly timeZone: string;
  /** The buyer's, in which the lines are described. */
  readonly locale: Locale;
  readonly lines: readonly NewInvoiceLine[];
  /** What was agreed to: that of the lines. */
  readonly total: Money;
  /** Null where nothing was to pay. */
  readonly paymentId: string | null;
  readonly paidAt: Date;
  readonly now: Date;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Issues an invoice, in the transaction in which what it is for is paid. It is the last that this locks,
 * as all invoices of its seller wait for it. Throws a `RangeError` where its lines do not add up to
 * its total; a second one of the same subject is refused by the database.
 */
export async function issueInvoice(transaction: Queries, invoice: NewInvoice): Promise<InvoiceRow> {
  const { series, now } = invoice;
  const sums = amountsOf(invoice);
  const number = await issueInvoiceNumber(transaction, series, now);
  const [head] = await transaction
    .insert(invoices)
    .values({ ...headOf(invoice), ...sums, number })
    .returning();
  if (!head) throw new Error('An invoice was not written.');
  const lines = invoice.lines.map((line, index) => lineOf(line, head.key, index + 1));
  const written = await transaction.insert(invoiceLines).values(lines).returning();
  const taxes = invoice.lines.flatMap((line, index) => taxesOf(line, head.key, index + 1));
  const charged =
    taxes.length === 0 ? [] : await transaction.insert(invoiceTaxes).values(taxes).returning();
  return {
    ...head,
    lines: written.map((line) => ({
      ...line,
      taxes: charged.filter(({ position }) => position === line.position),
    })),
  };
}

/** Issues several, in the order in which any two transactions lock their sellers. */
export async function issueInvoices(
  transaction: Queries,
  all: readonly NewInvoice[],
): Promise<readonly InvoiceRow[]> {
  const issued: InvoiceRow[] = [];
  for (const invoice of all.toSorted((one, other) => (one.series < other.series ? -1 : 1))) {
    issued.push(await issueInvoice(transaction, invoice));
  }
  return issued;
}

function amountsOf({ lines, total, taxesIncluded }: NewInvoice) {
  if (lines.length === 0) throw new RangeError('Expected an invoice with lines.');
  const sums = sumInvoice(lines, { currency: total.currency, taxesIncluded });
  if (sums.total.amount !== total.amount) {
    throw new RangeError(`Expected lines of ${total.amount}, got ${sums.total.amount}.`);
  }
  return {
    currency: total.currency,
    subtotal: sums.subtotal.amount,
    shipping: sums.shipping.amount,
    discount: sums.discount.amount,
    taxes: sums.taxes.amount,
    total: sums.total.amount,
  };
}

function headOf(invoice: NewInvoice) {
  const { kind, subjectId, buyerId, billedTo, deliveredTo, timeZone, locale } = invoice;
  const { taxesIncluded, paymentId, paidAt, seller, buyer, card } = invoice;
  return {
    ...{ kind, subjectId, buyerId, billedTo, deliveredTo, timeZone, locale },
    ...{ taxesIncluded, paymentId, paidAt },
    id: newInvoiceId(),
    seller: invoice.series,
    issuedAt: invoice.now,
    sellerName: seller?.name ?? null,
    sellerAddress: seller?.address ?? null,
    sellerTaxNumbers: [...(seller?.taxNumbers ?? [])],
    buyerName: buyer,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    detail: invoice.detail ?? {},
  };
}

function lineOf(line: NewInvoiceLine, invoiceKey: number, position: number) {
  const { kind, description, note, productId, variantId, quantity, taxCategory } = line;
  return {
    ...{ invoiceKey, position, kind, description, note, productId, variantId },
    ...{ quantity, taxCategory },
    unitPrice: line.unitPrice.amount,
    discount: line.discount.amount,
    net: line.net.amount,
    gross: line.gross.amount,
    detail: line.detail ?? {},
  };
}

function taxesOf({ taxes }: NewInvoiceLine, invoiceKey: number, position: number) {
  return taxes.map(({ amount, ...tax }, nth) => ({
    ...{ ...tax, invoiceKey, position, nth },
    amount: amount.amount,
  }));
}
