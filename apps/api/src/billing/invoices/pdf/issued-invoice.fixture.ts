import type {
  InvoiceTax,
  IssuedInvoice,
  IssuedLine,
} from '@boardwalk/sdk-core/billing/invoices/invoice-schemas';
import { sumInvoice, sumTaxes } from '@boardwalk/sdk-core/billing/invoices/sum-invoice';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { lampLine, makeInvoice, parcelLine } from '../invoices.fixture.ts';

/** An invoice of a lamp and its parcel, with the sums of its lines; or of other lines. */
export function makeIssued(facts: Partial<IssuedInvoice> = {}): IssuedInvoice {
  const { seller, buyer, deliveredTo, card, kind, timeZone, locale } = makeInvoice();
  const { lines = [lampLine, parcelLine], taxesIncluded = false } = facts;
  const currency = lines[0]?.gross.currency ?? 'CAD';
  const { taxes: _, ...sums } = sumInvoice(lines, { currency, taxesIncluded });
  return {
    ...{ seller, buyer, deliveredTo, card, kind, timeZone, locale, lines, taxesIncluded },
    billedTo: {
      ...{ countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1', city: 'Hamilton' },
      line1: '12 Elm St',
    },
    ...sums,
    taxes: sumTaxes(lines, currency),
    id: 'abcdefgh0123',
    number: '2026-000042',
    issuedAt: '2026-12-01T03:00:00.000Z',
    paidAt: '2026-11-28T15:00:00.000Z',
    ...facts,
  };
}

/** A line of one piece, taxed so. */
export function makeLine(
  facts: Partial<Pick<IssuedLine, 'kind' | 'description' | 'note'>> = {},
  taxes: readonly Omit<InvoiceTax, 'amount'>[] = [],
  currency: Currency = 'CAD',
): IssuedLine {
  const money = (amount: number) => ({ amount, currency });
  const charged = taxes.map((tax) => ({ ...tax, amount: money(Math.round(tax.portion / 100)) }));
  const all = charged.reduce((sum, { amount }) => sum + amount.amount, 0);
  return {
    ...{ kind: 'goods', description: 'A lamp', note: '', productId: 'lamp', variantId: 7 },
    ...{ quantity: 1, unitPrice: money(10_000), discount: money(0), net: money(10_000) },
    ...{ taxCategory: 'standard', taxes: charged, gross: money(10_000 + all) },
    ...facts,
  };
}
