import { addressLines } from '../../account/address-lines.ts';
import { addressFieldMessages } from '../../account/address-messages.ts';
import { createMoneyFormatter, type Money } from '../../vocabulary/money/money.ts';
import { createPortionFormatter } from '../../vocabulary/money/portion-text.ts';
import { createNumberFormatter } from '../../vocabulary/numbers/numbers.ts';
import type { Locale } from '../../vocabulary/text/locale.ts';
import { fillMessage, type Messages, type ReadMessages } from '../../vocabulary/text/message.ts';
import { createDateFormatter } from '../../vocabulary/time/dates.ts';
import { cardsMessages } from '../cards/cards-messages.ts';
import { nameChargedTax, type TaxTexts } from '../taxes/name-charged-tax.ts';
import { taxLabels, taxLineMessages, taxRateMessages } from '../taxes/tax-labels.ts';
import { writeTaxNumber } from '../taxes/tax-number.ts';
import { invoiceMessages } from './invoice-messages.ts';
import type { InvoiceTax, IssuedInvoice, IssuedLine } from './invoice-schemas.ts';
import { isInclusive, linePriceOf, sumTaxes } from './sum-invoice.ts';

/** A row of the table of an invoice. */
export interface RowText {
  /** Its place on the invoice, from 1: two lines may read alike. */
  readonly position: number;
  readonly description: string;
  readonly notes: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
}

/** A sum, and what is said of it in smaller print. */
export interface SumText {
  readonly label: string;
  readonly notes?: readonly string[];
  readonly amount: string;
  readonly isTotal?: boolean;
}

/** A heading and the lines below it. */
export interface BlockText {
  readonly label: string;
  readonly lines: readonly string[];
}

/** All that stands on an invoice, in the order in which it is read. */
export interface InvoiceTexts {
  readonly title: string;
  readonly heading: string;
  readonly paid: string;
  /** The seller's name; empty where none was set. */
  readonly sellerName: string;
  readonly seller: readonly string[];
  readonly facts: readonly BlockText[];
  readonly parties: readonly BlockText[];
  readonly columns: Pick<RowText, 'description' | 'quantity' | 'unitPrice' | 'amount'>;
  readonly rows: readonly RowText[];
  readonly sums: readonly SumText[];
  /** What the foot of a page says. */
  pageOf(page: number, pages: number): string;
}

/**
 * What an invoice says to a reader of that locale, on a page and on paper; its lines stay as they were
 * described. `read` answers messages in the reader's language.
 */
export function writeInvoiceTexts(
  invoice: IssuedInvoice,
  locale: Locale,
  read: ReadMessages,
): InvoiceTexts {
  const write = createWriter(locale, read);
  const { messages } = write;
  const { kind, number, seller } = invoice;
  const { description, quantity, unitPrice, amount } = messages;
  const goods = invoice.lines.filter((line) => line.kind !== 'shipping');
  const isAustralian = invoice.taxes.some(({ tax }) => tax === 'australianGst');
  const name = isAustralian ? 'taxInvoice' : kind;
  return {
    title: fillMessage(messages[`title.${name}`], { number }),
    heading: messages[`heading.${name}`],
    paid: messages[`paid.${kind}`],
    sellerName: seller?.name ?? '',
    seller: seller ? [seller.address, ...seller.taxNumbers.map(write.taxNumber)] : [],
    facts: writeFacts(invoice, write),
    parties: writeParties(invoice, write),
    columns: { description, quantity, unitPrice, amount },
    rows: goods.map((line, place) => ({
      position: place + 1,
      ...writeRow(line, goods.length > 1, write),
    })),
    sums: writeSums(invoice, write),
    pageOf: (page, pages) => fillMessage(messages.page, { page, pages }),
  };
}

/** How texts, amounts and names are written for a reader. */
interface Writer {
  readonly locale: Locale;
  readonly messages: Messages<typeof invoiceMessages>;
  readonly money: (money: Money) => string;
  readonly count: (count: number) => string;
  readonly taxes: TaxTexts;
  readonly rate: (portion: number) => string;
  readonly taxNumber: (number: string) => string;
  readonly card: (card: NonNullable<IssuedInvoice['card']>) => string;
  readonly address: (address: NonNullable<IssuedInvoice['billedTo']>) => readonly string[];
}

function createWriter(locale: Locale, read: ReadMessages): Writer {
  const names = read(taxLabels);
  const cards = read(cardsMessages);
  const fields = read(addressFieldMessages);
  const isFrench = locale === 'fr-CA';
  return {
    locale,
    messages: read(invoiceMessages),
    money: createMoneyFormatter(locale),
    count: createNumberFormatter(locale),
    taxes: { names, rates: read(taxRateMessages), lines: read(taxLineMessages) },
    rate: createPortionFormatter(locale),
    taxNumber: (number) => writeTaxNumber(number, (tax) => names[tax]),
    card: ({ brand, last4 }) => fillMessage(cards.name, { brand: cards[`brand.${brand}`], last4 }),
    address: (address) => addressLines(address, fields[address.countryCode], isFrench),
  };
}

function writeFacts(invoice: IssuedInvoice, { messages, locale, card }: Writer): BlockText[] {
  const date = createDateFormatter(locale, invoice.timeZone);
  return [
    { label: messages.number, lines: [invoice.number] },
    { label: messages.issued, lines: [date(invoice.issuedAt)] },
    { label: messages.paidOn, lines: [date(invoice.paidAt)] },
    { label: messages.paidWith, lines: invoice.card ? [card(invoice.card)] : [] },
  ].filter(({ lines }) => lines.length > 0);
}

function writeParties(invoice: IssuedInvoice, { messages, address }: Writer): BlockText[] {
  const { buyer, billedTo, deliveredTo } = invoice;
  const billed = [buyer, ...(billedTo ? address(billedTo) : [])];
  const { recipient, company, line2 } = deliveredTo ?? {};
  const delivered = deliveredTo
    ? [recipient, company, ...joinUnit(address(deliveredTo), line2)]
    : [];
  return [
    { label: messages.billedTo, lines: billed.filter(isWritten) },
    { label: messages.deliveredTo, lines: delivered.filter(isWritten) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The unit stands below the street. */
function joinUnit(lines: readonly string[], unit: string | null | undefined) {
  return unit ? [...lines.slice(0, 1), unit, ...lines.slice(1)] : lines;
}

function isWritten(line: string | null | undefined): line is string {
  return Boolean(line);
}

function writeRow(
  line: IssuedLine,
  isOneOfMany: boolean,
  { messages, money, count }: Writer,
): Omit<RowText, 'position'> {
  const { description, note, quantity, unitPrice, discount } = line;
  const amount = money({ ...discount, amount: -discount.amount });
  return {
    description,
    notes: [
      ...note.split('\n').filter(isWritten),
      ...(isOneOfMany && discount.amount > 0
        ? [fillMessage(messages.lineDiscount, { amount })]
        : []),
    ],
    quantity: count(quantity),
    unitPrice: money(unitPrice),
    amount: money(linePriceOf(line)),
  };
}

function writeSums(invoice: IssuedInvoice, write: Writer): SumText[] {
  const { messages, money } = write;
  const { subtotal, discount, taxes, taxesIncluded, total, lines } = invoice;
  const none = { ...total, amount: 0 };
  const held = sumTaxes(taxesIncluded ? lines : lines.filter(isInclusive), total.currency);
  const added = sumTaxes(taxesIncluded ? [] : lines.filter(isExclusive), total.currency);
  const shipping = invoice.lines
    .filter(({ kind }) => kind === 'shipping')
    .map((line) => ({
      label: line.description
        ? fillMessage(messages.shippingBy, { name: line.description })
        : messages.shipping,
      amount: money(linePriceOf(line)),
    }));
  const taken = {
    label: messages.discount,
    amount: money({ ...discount, amount: -discount.amount }),
  };
  const sum = {
    label: fillMessage(messages.total, { currency: total.currency }),
    amount: money(total),
    isTotal: true,
  };
  const untaxed = { label: messages.taxes, amount: money(none) };
  return [
    { label: messages.subtotal, amount: money(subtotal) },
    ...shipping,
    ...(discount.amount > 0 ? [taken] : []),
    ...(taxes.length === 0 ? [untaxed] : []),
    ...added.map((tax) => writeTax(tax, false, write)),
    sum,
    ...held.map((tax) => writeTax(tax, true, write)),
  ];
}

function isExclusive(line: IssuedLine): boolean {
  return !isInclusive(line);
}

function writeTax(tax: InvoiceTax, isIncluded: boolean, { taxes, money, rate }: Writer): SumText {
  const { collectedBy, registration } = tax;
  const { lines } = taxes;
  return {
    label: nameChargedTax(tax, isIncluded, taxes, rate),
    amount: money(tax.amount),
    notes: [
      ...(collectedBy === null ? [] : [fillMessage(lines.collectedBy, { name: collectedBy })]),
      ...(registration === null ? [] : [fillMessage(lines.registration, { number: registration })]),
    ],
  };
}
