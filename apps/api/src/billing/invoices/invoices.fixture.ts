import { randomUUID } from 'node:crypto';
import type { NewInvoice, NewInvoiceLine } from './issue-invoice.ts';

const cad = (amount: number) => ({ amount, currency: 'CAD' as const });

const hst = {
  tax: 'hst',
  portion: 130_000,
  collector: 'shop',
  collectedBy: 'Lamps of Hamilton',
  registration: '12345 6789 RT0001',
} as const;

/** Two lamps for 120 dollars in Ontario, and their parcel for ten. */
export const lampLine: NewInvoiceLine = {
  ...{ kind: 'goods', description: 'A lamp', note: 'Red', productId: 'lamp', variantId: 7 },
  ...{ quantity: 2, unitPrice: cad(6_000), discount: cad(2_000), net: cad(10_000) },
  taxCategory: 'standard',
  taxes: [{ ...hst, amount: cad(1_300) }],
  gross: cad(11_300),
};
export const parcelLine: NewInvoiceLine = {
  ...{ kind: 'shipping', description: 'Parcel', note: '', productId: null, variantId: null },
  ...{ quantity: 1, unitPrice: cad(1_000), discount: cad(0), net: cad(1_000) },
  taxCategory: 'standard',
  taxes: [{ ...hst, amount: cad(130) }],
  gross: cad(1_130),
};

/** An invoice of a shop for an order of its own, unless another is given. */
export function makeInvoice(facts: Partial<NewInvoice> = {}): NewInvoice {
  const now = new Date('2032-06-01T12:00:00Z');
  return {
    ...{ series: 'shop:1', kind: 'order', subjectId: `${randomUUID()}:1`, buyerId: null },
    seller: {
      name: 'Lamps of Hamilton',
      address: '1 Example Street, Hamilton ON L8P 1A1, Canada',
      taxNumbers: ['GST/HST 12345 6789 RT0001'],
    },
    buyer: 'Rosa Lindqvist',
    billedTo: {
      ...{ countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1', city: 'Hamilton' },
      line1: '12 Elm St',
    },
    deliveredTo: {
      ...{
        recipient: 'Kim Roy',
        company: '',
        countryCode: 'CA',
        state: 'ON',
        postalCode: 'L8P 1A1',
      },
      ...{ city: 'Hamilton', line1: '14 Elm St', line2: 'Unit 3' },
    },
    ...{ timeZone: 'America/Toronto', locale: 'en-CA', taxesIncluded: false },
    card: { brand: 'visa', last4: '4242' },
    paymentId: null,
    lines: [lampLine, parcelLine],
    total: cad(12_430),
    paidAt: now,
    now,
    ...facts,
  };
}
