import type {
  InvoiceTax,
  IssuedInvoice,
  IssuedLine,
} from '../../billing/invoices/invoice-schemas.ts';
import { sumInvoice, sumTaxes } from '../../billing/invoices/sum-invoice.ts';
import type { ReadableInvoice } from './invoice-store.ts';
import type { InvoiceSummary } from './schemas.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

const hst: Omit<InvoiceTax, 'amount'> = {
  ...{ tax: 'hst', portion: 130_000, collector: 'shop' },
  ...{ collectedBy: 'Maple & Pine Furniture', registration: '12345 6789 RT0001' },
};

/** A line of an Ontarian shop, taxed so. */
export function lineOf(
  facts: Partial<IssuedLine> & Pick<IssuedLine, 'description' | 'unitPrice'>,
  taxes: readonly Omit<InvoiceTax, 'amount'>[] = [hst],
): IssuedLine {
  const { quantity = 1, discount = cad(0), unitPrice } = facts;
  const net = unitPrice.amount * quantity - discount.amount;
  const charged = taxes.map((tax) => ({
    ...tax,
    amount: cad(Math.round((net * tax.portion) / 1_000_000)),
  }));
  const taxed = charged.reduce((sum, { amount }) => sum + amount.amount, net);
  return {
    ...{ kind: 'goods', note: '', productId: 'oak-chair', variantId: 7, taxCategory: 'standard' },
    ...{ quantity, discount, net: cad(net), taxes: charged, gross: cad(taxed) },
    ...facts,
  };
}

/** Two chairs, a lamp and their parcel. */
export const soldLines: readonly IssuedLine[] = [
  lineOf({
    ...{ description: 'Oak chair', note: 'Walnut stain, high back' },
    ...{ quantity: 2, unitPrice: cad(12_500), discount: cad(2_000) },
  }),
  lineOf({ description: 'Brass reading lamp', unitPrice: cad(6_990) }),
  lineOf({
    ...{ kind: 'shipping', description: 'Parcel', unitPrice: cad(1_500) },
    ...{ productId: null, variantId: null },
  }),
];

/** An invoice of these lines as its buyer and its shop read it. */
export function invoiceOf(
  lines: readonly IssuedLine[] = soldLines,
  facts: Partial<IssuedInvoice> = {},
): IssuedInvoice {
  const { taxesIncluded = false } = facts;
  const currency = lines[0]?.gross.currency ?? 'CAD';
  const { taxes: _, ...sums } = sumInvoice(lines, { currency, taxesIncluded });
  return {
    ...{ id: 'abcdefgh0123', number: '2026-000042', kind: 'order' },
    ...{ issuedAt: '2026-11-28T15:00:00.000Z', paidAt: '2026-11-28T15:00:00.000Z' },
    ...{ timeZone: 'America/Toronto', locale: 'en-CA', taxesIncluded, lines },
    seller: {
      name: 'Maple & Pine Furniture',
      address: '1 Example Street, Hamilton ON L8P 1A1, Canada',
      taxNumbers: ['GST/HST 12345 6789 RT0001'],
    },
    buyer: 'Rosa Lindqvist',
    billedTo: {
      ...{ countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1', city: 'Hamilton' },
      line1: '12 Elm St',
    },
    deliveredTo: {
      ...{ countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1', city: 'Hamilton' },
      ...{ line1: '14 Elm St', line2: 'Unit 3', recipient: 'Kim Roy', company: null },
    },
    card: { brand: 'visa', last4: '4242' },
    ...sums,
    taxes: sumTaxes(lines, currency),
    ...facts,
  };
}

/** What the call answers about it. */
export function readableOf(
  invoice: IssuedInvoice = invoiceOf(),
  facts: Partial<ReadableInvoice> = {},
): ReadableInvoice {
  return {
    ...{ invoice, order: '7KPQ4M2XWA', shop: { id: 'maple', name: 'Maple & Pine' } },
    ...{ isBuyer: true, ...facts },
  };
}

/** An invoice of the shop's list, the nth of its year. */
export function summaryOf(nth: number, facts: Partial<InvoiceSummary> = {}): InvoiceSummary {
  return {
    ...{ id: `abcdefgh${String(nth).padStart(4, '0')}`, order: '7KPQ4M2XWA' },
    number: `2026-${String(nth).padStart(6, '0')}`,
    ...{ issuedAt: '2026-11-28T15:00:00.000Z', buyer: 'Rosa Lindqvist', total: cad(35_697) },
    fulfilment: 'toSend',
    ...facts,
  };
}
