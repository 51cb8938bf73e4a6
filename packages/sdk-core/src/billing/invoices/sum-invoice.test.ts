import { expect, test } from 'vitest';
import type { InvoiceTax } from './invoice-schemas.ts';
import { seriesOfShop, subjectOfOrder } from './invoice-terms.ts';
import { type SummedLine, sumInvoice, sumTaxes } from './sum-invoice.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });
const hst = (amount: number, registration: string | null = null): InvoiceTax => ({
  ...{ tax: 'hst', portion: 130_000, amount: cad(amount), registration },
  ...{ collector: 'shop', collectedBy: null },
});
const goods: SummedLine = {
  ...{ kind: 'goods', quantity: 2, unitPrice: cad(6_000), discount: cad(2_000), net: cad(10_000) },
  ...{ taxes: [hst(1_300)], gross: cad(11_300) },
};
const parcel: SummedLine = {
  ...{ kind: 'shipping', quantity: 1, unitPrice: cad(1_000), discount: cad(100), net: cad(900) },
  ...{ taxes: [hst(117)], gross: cad(1_017) },
};
const terms = { currency: 'CAD', taxesIncluded: false } as const;

test('sums are those of the lines, and shipping stands apart', () => {
  expect(sumInvoice([goods, parcel], terms)).toEqual({
    ...{ subtotal: cad(12_000), shipping: cad(1_000), discount: cad(2_100) },
    ...{ taxes: cad(1_417), total: cad(12_317) },
  });
  expect(sumInvoice([], terms)).toMatchObject({ subtotal: cad(0), total: cad(0) });
});

test('prices that have taxes in them come to the gross amount', () => {
  const line = { ...goods, discount: cad(0), net: cad(10_620), taxes: [hst(1_380)] };
  const included = { ...terms, taxesIncluded: true };
  expect(sumInvoice([{ ...line, gross: cad(12_000) }], included)).toMatchObject({
    ...{ subtotal: cad(12_000), taxes: cad(1_380), total: cad(12_000) },
  });
});

test('a line that has its tax in its price stands beside others to whose price it is added', () => {
  const held = {
    ...goods,
    discount: cad(0),
    net: cad(10_620),
    taxes: [hst(1_380)],
    gross: cad(12_000),
  };
  expect(sumInvoice([held, parcel], terms)).toMatchObject({
    ...{ subtotal: cad(12_000), shipping: cad(1_000), taxes: cad(1_497), total: cad(13_017) },
  });
  expect(() => sumInvoice([held, parcel], { ...terms, taxesIncluded: true })).toThrow(RangeError);
});

test.each<[string, Partial<SummedLine>]>([
  ['a gross amount without its taxes', { gross: cad(10_000) }],
  ['a net amount of another price', { net: cad(9_000), gross: cad(10_300) }],
  ['a discount that was not taken off', { discount: cad(0) }],
  ['more taken off than it costs', { discount: cad(12_001) }],
  ['another currency', { gross: { amount: 11_300, currency: 'USD' } }],
  ['half a piece', { quantity: 1.5 }],
])('a line with %s is refused', (_, change) => {
  const refuse = () => sumInvoice([{ ...goods, ...change }], terms);
  expect(refuse).toThrow(RangeError);
});

test('taxes of all lines stand once each, in the order of invoices', () => {
  const qst: InvoiceTax = { ...hst(998), tax: 'qst', portion: 99_750 };
  const gst: InvoiceTax = { ...hst(500), tax: 'gst', portion: 50_000 };
  expect(sumTaxes([{ taxes: [qst] }, { taxes: [gst, qst] }, { taxes: [] }], 'CAD')).toEqual([
    gst,
    { ...qst, amount: cad(1_996) },
  ]);
  // Two registrations are two taxes.
  expect(sumTaxes([{ taxes: [hst(5, 'A')] }, { taxes: [hst(7, 'B')] }], 'CAD')).toHaveLength(2);
});

test('a shop’s invoices have a series and a subject of their own', () => {
  expect(seriesOfShop(7)).toBe('shop:7');
  expect(subjectOfOrder('order-a', 7)).not.toBe(subjectOfOrder('order-a', 8));
});
