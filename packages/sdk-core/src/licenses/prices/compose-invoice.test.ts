import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountOf } from '../../billing/coupons/coupon-rules.ts';
import type { Discount } from '../../billing/coupons/coupon-terms.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { isAmount } from '../../vocabulary/money/amounts.ts';
import { addMoney, subtractMoney, sumMoney } from '../../vocabulary/money/arithmetic.ts';
import type { Money } from '../../vocabulary/money/money.ts';
import { percent, wholePortion } from '../../vocabulary/money/portions.ts';
import { currencyByCountry } from '../../vocabulary/places/countries.ts';
import { regions } from '../../vocabulary/places/regions.ts';
import {
  composeInvoice,
  type Invoice,
  type InvoiceTerms,
  type Purchase,
} from './compose-invoice.ts';

const cad = (amount: number): Money => ({ amount, currency: 'CAD' });
const boards = [12, 7, 31].map((number) => number as BoardId);
const hamilton = {
  countryCode: 'CA',
  state: 'ON',
  postalCode: 'L8P 1A1',
  city: 'Hamilton',
  line1: '12 Elm St',
} as const;
const ontario: InvoiceTerms['tax'] = {
  date: '2026-11-26',
  currency: 'CAD',
  isInclusive: false,
};
const plain: InvoiceTerms = {
  billedTo: hamilton,
  tax: ontario,
  dueDate: '2027-11-26',
  renews: false,
};
const ofPlan: Purchase = {
  kind: 'plan',
  plan: { id: 'five', seat_count: 5, price: cad(60_000) },
  boards,
};
const single: Purchase = { kind: 'boards', price: cad(14_999), boards };
const tenPercent: Discount = { kind: 'portion', portion: 10 * percent };

test('a plan is one line with its boards, its tax and what is due when', () => {
  const hst = [{ tax: 'hst', portion: 13 * percent, amount: cad(7_800) }];
  expect(composeInvoice(ofPlan, plain)).toEqual({
    lines: [
      {
        item: { kind: 'plan', planId: 'five', boards },
        price: cad(60_000),
        discount: cad(0),
        net: cad(60_000),
        taxes: hst,
        gross: cad(67_800),
      },
    ],
    subtotal: cad(60_000),
    discount: cad(0),
    taxes: hst,
    total: cad(67_800),
    dueDate: '2027-11-26',
    renews: false,
    billedTo: hamilton,
  });
});

test('single boards are a line each', () => {
  const { lines, subtotal, total } = composeInvoice(single, { ...plain, renews: true });
  expect(lines.map(({ item }) => item)).toEqual(
    boards.map((boardId) => ({ kind: 'board', boardId })),
  );
  expect(lines.map(({ gross }) => gross.amount)).toEqual([16_949, 16_949, 16_949]);
  expect([subtotal.amount, total.amount]).toEqual([44_997, 50_847]);
});

test('a coupon comes off before the tax, parted by the prices to the cent', () => {
  const { lines, discount, taxes, total } = composeInvoice(single, {
    ...plain,
    discount: { kind: 'amount', amount: cad(10_000) },
  });
  expect(lines.map((line) => line.discount.amount)).toEqual([3_333, 3_333, 3_334]);
  expect(lines.map(({ net }) => net.amount)).toEqual([11_666, 11_666, 11_665]);
  expect([discount.amount, taxes[0]?.amount.amount, total.amount]).toEqual([10_000, 4_550, 39_547]);
});

test('a coupon of more than the price leaves nothing to pay, and no tax', () => {
  const { discount, taxes, total } = composeInvoice(ofPlan, {
    ...plain,
    discount: { kind: 'amount', amount: cad(1_000_000) },
  });
  expect([discount, taxes, total]).toEqual([cad(60_000), [], cad(0)]);
});

test('a place on a board is taxed as a service that provinces don’t list', () => {
  const taxesIn = (state: string) =>
    composeInvoice(ofPlan, {
      ...plain,
      billedTo: { ...hamilton, state },
    }).taxes.map(({ tax, amount }) => [tax, amount.amount]);
  expect(taxesIn('BC')).toEqual([['gst', 3_000]]);
  expect(taxesIn('QC')).toEqual([
    ['gst', 3_000],
    ['qst', 5_985],
  ]);
});

test('a price with its tax in it stays what it is', () => {
  const aud = (amount: number): Money => ({ amount, currency: 'AUD' });
  const plan = { id: 'five', seat_count: 5, price: aud(66_000) };
  const { lines, subtotal, discount, taxes, total } = composeInvoice(
    { kind: 'plan', plan, boards },
    {
      ...plain,
      discount: tenPercent,
      billedTo: { ...hamilton, countryCode: 'AU', state: 'NSW' },
      tax: {
        date: '2026-11-26',
        currency: 'AUD',
        isInclusive: true,
      },
    },
  );
  expect([subtotal, discount, total]).toEqual([aud(66_000), aud(6_600), aud(59_400)]);
  expect([lines[0]?.net, taxes[0]?.amount]).toEqual([aud(54_000), aud(5_400)]);
});

test('nothing bought costs nothing', () => {
  const { lines, total } = composeInvoice(
    { ...single, boards: [] },
    { ...plain, discount: tenPercent },
  );
  expect([lines, total]).toEqual([[], cad(0)]);
});

test.each<[string, Partial<InvoiceTerms>]>([
  ['a plan', { tax: { ...ontario, currency: 'USD' } }],
  ['a coupon', { discount: { kind: 'amount', amount: { amount: 5, currency: 'USD' } } }],
])('%s in another currency is refused', (_, terms) => {
  expect(() => composeInvoice(ofPlan, { ...plain, ...terms })).toThrow(/Expected (USD|CAD), got/);
});

describe('whatever is bought, with whatever coupon, wherever', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 });
  const ids = fc
    .uniqueArray(fc.integer({ min: 1, max: 3_000 }), { maxLength: 20 })
    .map((numbers) => numbers.map((number) => number as BoardId));
  const bill = fc
    .record({
      region: fc.constantFrom(...regions),
      kind: fc.constantFrom('plan', 'boards'),
      amount,
      seat_count: fc.integer({ min: 1, max: 20 }),
      ids,
      off: fc.option(
        fc.oneof(
          fc.record({
            kind: fc.constant('portion' as const),
            portion: fc.nat({ max: wholePortion }),
          }),
          fc.record({ kind: fc.constant('amount' as const), cents: amount }),
        ),
      ),
      isInclusive: fc.boolean(),
    })
    .map(({ region, off, ...one }) => {
      const currency = currencyByCountry[region.country];
      const price: Money = { amount: one.amount, currency };
      const purchase: Purchase =
        one.kind === 'plan'
          ? { kind: 'plan', plan: { id: 'p', seat_count: one.seat_count, price }, boards: one.ids }
          : { kind: 'boards', price, boards: one.ids };
      const discount: Discount | undefined =
        off?.kind === 'amount'
          ? { kind: 'amount', amount: { amount: off.cents, currency } }
          : (off ?? undefined);
      const billedTo = { ...hamilton, countryCode: region.country, state: region.code };
      const tax: InvoiceTerms['tax'] = {
        date: '2026-11-26',
        currency,
        isInclusive: one.isInclusive,
      };
      const invoice = composeInvoice(purchase, { ...plain, discount, billedTo, tax });
      return { purchase, discount, tax, invoice };
    });

  function property(
    check: (bill: {
      purchase: Purchase;
      discount: Discount | undefined;
      tax: InvoiceTerms['tax'];
      invoice: Invoice;
      sum: (amounts: readonly Money[]) => Money;
    }) => void,
  ) {
    fc.assert(
      fc.property(bill, (one) =>
        check({ ...one, sum: (amounts) => sumMoney(amounts, one.tax.currency) }),
      ),
    );
  }

  test('the lines add up to the total, the discount, the subtotal and each tax', () => {
    property(({ invoice, sum }) => {
      const { lines } = invoice;
      expect(sum(lines.map(({ gross }) => gross))).toEqual(invoice.total);
      expect(sum(lines.map(({ discount }) => discount))).toEqual(invoice.discount);
      expect(sum(lines.map(({ price }) => price))).toEqual(invoice.subtotal);
      for (const { tax, amount: all } of invoice.taxes) {
        const parts = lines.flatMap(({ taxes }) => taxes.filter((one) => one.tax === tax));
        expect(sum(parts.map((part) => part.amount))).toEqual(all);
      }
    });
  });

  test('the total is the subtotal without the discount, and with the taxes that are not in it', () => {
    property(({ tax, invoice, sum }) => {
      const left = subtractMoney(invoice.subtotal, invoice.discount);
      const added = tax.isInclusive ? [] : invoice.taxes.map((one) => one.amount);
      expect(addMoney(left, sum(added))).toEqual(invoice.total);
    });
  });

  test('the same holds in each line', () => {
    property(({ tax, invoice, sum }) => {
      for (const { price, discount, net, taxes, gross } of invoice.lines) {
        expect(addMoney(net, sum(taxes.map((one) => one.amount)))).toEqual(gross);
        expect(subtractMoney(price, discount)).toEqual(tax.isInclusive ? gross : net);
      }
    });
  });

  test('the coupon takes off what it says, once, and every amount is whole cents from zero', () => {
    property(({ discount, invoice, sum }) => {
      const off = discount ? discountOf(invoice.subtotal, discount) : sum([]);
      expect(invoice.discount).toEqual(off);
      const charged = [invoice, ...invoice.lines].flatMap(({ taxes }) => taxes);
      const all = [
        ...charged.map((one) => one.amount),
        ...invoice.lines.flatMap(({ price, net, gross }) => [price, net, gross]),
        invoice.total,
      ];
      for (const money of all) expect(isAmount(money.amount)).toBe(true);
    });
  });

  test('each board is on it once', () => {
    property(({ purchase, invoice }) => {
      const found = invoice.lines.flatMap(({ item }) =>
        item.kind === 'plan' ? item.boards : [item.boardId],
      );
      expect(found).toEqual(purchase.boards);
    });
  });
});
