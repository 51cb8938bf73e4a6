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
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { findInvoice, type InvoiceRow } from './invoice-row.ts';
import { countInvoices, invoiceNumber } from './issue-number.ts';
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

/** Issues an invoice as `issueInvoices` does several; answers it as it is stored. */
export async function issueInvoice(transaction: Queries, invoice: NewInvoice): Promise<InvoiceRow> {
  const [issued] = await issueInvoices(transaction, [invoice]);
  const stored = issued && (await findInvoice(transaction, issued.id));
  if (!stored) throw new Error('An invoice was not written.');
  return stored;
}

/** What an invoice that was just issued is known by. */
export interface IssuedId extends InvoiceSubject {
  readonly id: string;
}

/**
 * Issues invoices of several sellers, in the transaction in which what they are for is paid, by one
 * statement. They are the last that this locks, in the order in which any two transactions lock their
 * sellers, as all invoices of a seller wait for it. Throws a `RangeError` where the lines of one do
 * not add up to its total; a second one of the same subject is refused by the database.
 */
export async function issueInvoices(
  transaction: Queries,
  all: readonly NewInvoice[],
): Promise<readonly IssuedId[]> {
  if (all.length === 0) return [];
  const inOrder = all.toSorted((one, other) => (one.series < other.series ? -1 : 1));
  const counted = countInvoices(transaction, inOrder);
  const rows = inOrder.map((invoice) => ({ invoice, head: headOf(invoice) }));
  const heads = transaction.$with('heads').as(
    transaction
      .insert(invoices)
      .values(
        rows.map(({ invoice, head }) => ({
          ...head,
          ...amountsOf(invoice),
          number: invoiceNumber(counted, invoice),
        })),
      )
      .returning({ key: invoices.key, id: invoices.id }),
  );
  const keyOf = (id: string) =>
    sql<number>`(select ${heads.key} from ${heads} where ${heads.id} = ${id})`;
  const ofLines = rows.flatMap(({ invoice, head }) =>
    invoice.lines.map((line, at) => ({ line, invoiceKey: keyOf(head.id), position: at + 1 })),
  );
  const lines = transaction
    .$with('lines')
    .as(
      transaction
        .insert(invoiceLines)
        .values(ofLines.map(lineOf))
        .returning({ position: invoiceLines.position }),
    );
  const taxes = ofLines.flatMap(taxesOf);
  await (taxes.length === 0
    ? transaction.with(counted, heads).insert(invoiceLines).values(ofLines.map(lineOf))
    : transaction.with(counted, heads, lines).insert(invoiceTaxes).values(taxes));
  return rows.map(({ invoice: { kind, subjectId }, head: { id } }) => ({ id, kind, subjectId }));
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

interface PlacedLine {
  readonly line: NewInvoiceLine;
  /** That of its invoice, which the same statement stores. */
  readonly invoiceKey: SQL<number>;
  readonly position: number;
}

function lineOf({ line, invoiceKey, position }: PlacedLine) {
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

function taxesOf({ line, invoiceKey, position }: PlacedLine) {
  return line.taxes.map(({ amount, ...tax }, nth) => ({
    ...{ ...tax, invoiceKey, position, nth },
    amount: amount.amount,
  }));
}
