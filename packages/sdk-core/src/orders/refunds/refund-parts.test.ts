import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '../../ledger/entries.ts';
import { reversalOf } from '../../ledger/reversal.ts';
import { cad, quebecGst, quebecQst, taxOf } from '../../ledger/sales.fixture.ts';
import { entriesOfSale, type PaidSale } from '../../ledger/sales.ts';
import { sumMoney } from '../../vocabulary/money/arithmetic.ts';
import { percent, portionOf } from '../../vocabulary/money/portions.ts';
import { drawRefund, leftOfInvoice, saleOfRefund, sumOfParts } from './refund-parts.ts';
import type { PaidAmount, PaidInvoice, RefundRequest, ReturnedParts } from './refund-terms.ts';

const chair = 1;
const lamp = 2;

function paidAmount(net: number, gst: number, qst: number): PaidAmount {
  const taxes = [taxOf(quebecGst, 'shop', gst), taxOf(quebecQst, 'platform', qst)];
  return { net: cad(net), taxes };
}

function invoiceOf(more: Partial<PaidInvoice> = {}): PaidInvoice {
  const invoice = {
    ...{ shopKey: 12, currency: 'CAD' as const },
    lines: [
      { item: chair, quantity: 3, ...paidAmount(10_000, 500, 998) },
      { item: lamp, quantity: 2, ...paidAmount(3_333, 167, 332) },
    ],
    shipping: paidAmount(1_200, 60, 120),
    settlement: { kind: 'platform' } as const,
    ...more,
  };
  const goods = sumMoney(
    invoice.lines.map(({ net }) => net),
    'CAD',
  );
  const portion = 5 * percent;
  return { ...invoice, fee: { portion, amount: portionOf(goods, portion) }, ...more };
}

function saleOf({ lines, shipping, ...invoice }: PaidInvoice): PaidSale {
  const goods = sumMoney(
    lines.map(({ net }) => net),
    'CAD',
  );
  const taxes = [...lines, shipping].flatMap((one) => one.taxes);
  const total = sumMoney([goods, shipping.net, ...taxes.map(({ amount }) => amount)], 'CAD');
  const { shopKey, fee, settlement } = invoice;
  return { shopKey, goods, shipping: shipping.net, taxes, fee, total, settlement };
}

function partsOf(invoice: PaidInvoice, earlier: readonly ReturnedParts[], request: RefundRequest) {
  const drawn = drawRefund(invoice, earlier, request);
  if ('fault' in drawn) throw new Error(`Refused: ${JSON.stringify(drawn.fault)}`);
  return drawn.parts;
}

const faultOf = (request: RefundRequest, earlier: readonly ReturnedParts[] = []) => {
  const drawn = drawRefund(invoiceOf(), earlier, request);
  return 'fault' in drawn ? drawn.fault : undefined;
};

test('without a request all that is left goes back, with its pieces', () => {
  const invoice = invoiceOf();
  const first = partsOf(invoice, [], { lines: [{ item: chair, quantity: 1 }] });
  expect(sumOfParts(first)).toBe(3_833);
  const rest = partsOf(invoice, [first], {});
  expect(sumOfParts(first) + sumOfParts(rest)).toBe(11_498 + 3_832 + 1_380);
  expect(rest.lines.map(({ item, quantity }) => [item, quantity])).toEqual([
    [chair, 2],
    [lamp, 2],
  ]);
  expect(leftOfInvoice(invoice, [first, rest])).toBe(0);
});

test('a discounted line with its taxes in it goes back in three parts that sum up to it', () => {
  // 100 less 33.33 %, with 5 and 9.975 % in it.
  const line = { item: chair, quantity: 3, ...paidAmount(5_799, 290, 578) };
  const invoice = invoiceOf({ lines: [line] });
  const refunds: ReturnedParts[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    refunds.push(partsOf(invoice, refunds, { lines: [{ item: chair, quantity: 1 }] }));
  }
  expect(refunds.map(sumOfParts)).toEqual([2_222, 2_223, 2_222]);
  const nets = refunds.flatMap(({ lines }) => lines.map(({ net }) => net.amount));
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(5_799);
  expect(faultOf({ lines: [{ item: chair, quantity: 1 }] })).toBeUndefined();
  expect(drawRefund(invoice, refunds, { lines: [{ item: chair, quantity: 1 }] })).toEqual({
    fault: { path: 'lines.0.quantity', kind: 'tooManyPieces', most: 0 },
  });
});

test('an amount without lines comes off goods and shipping alike', () => {
  const invoice = invoiceOf();
  const { lines, shipping } = partsOf(invoice, [], { amount: 1_671 });
  expect(lines.map((line) => [line.quantity, line.net.amount])).toEqual([
    [0, 1_000],
    [0, 333],
  ]);
  expect(shipping.net.amount).toBe(120);
});

test('shipping alone goes back without a fee, and goods with theirs', () => {
  const invoice = invoiceOf();
  const shipping = partsOf(invoice, [], { shipping: 1_380 });
  const sale = saleOfRefund(invoice, shipping);
  expect(sale).toMatchObject({ goods: cad(0), shipping: cad(1_200), fee: { amount: cad(0) } });
  const goods = partsOf(invoice, [shipping], { lines: [{ item: lamp, quantity: 2 }] });
  expect(saleOfRefund(invoice, goods).fee.amount).toEqual(cad(167));
});

test('pieces that an amount went back of before pay back no more than is left', () => {
  const invoice = invoiceOf();
  const first = partsOf(invoice, [], { lines: [{ item: lamp, quantity: 0, amount: 3_000 }] });
  const rest = partsOf(invoice, [first], { lines: [{ item: lamp, quantity: 2 }] });
  expect(sumOfParts(rest)).toBe(832);
});

test.each<[string, RefundRequest, object]>([
  ['an unknown item', { lines: [{ item: 9, quantity: 1 }] }, { path: 'lines.0.item' }],
  [
    'an item twice',
    { lines: [chair, chair].map((item) => ({ item, quantity: 1 })) },
    { path: 'lines.1.item', kind: 'repeated' },
  ],
  [
    'more pieces than were bought',
    { lines: [{ item: chair, quantity: 4 }] },
    { path: 'lines.0.quantity', kind: 'tooManyPieces', most: 3 },
  ],
  [
    'more than a line has cost',
    { lines: [{ item: lamp, quantity: 0, amount: 3_833 }] },
    { path: 'lines.0.amount', kind: 'tooMuch', most: 3_832 },
  ],
  ['more than the shipping', { shipping: 1_381 }, { path: 'shipping', most: 1_380 }],
  ['more than everything', { amount: 16_711 }, { path: 'amount', most: 16_710 }],
  ['an amount beside lines', { amount: 1, lines: [] }, { path: 'amount', kind: 'mixed' }],
  ['nothing', { lines: [] }, { path: 'refund', kind: 'nothing' }],
  ['an amount of nothing', { amount: 0 }, { path: 'refund', kind: 'nothing' }],
])('%s is refused', (_, request, fault) => {
  expect(faultOf(request)).toMatchObject(fault);
});

const cents = fc.integer({ min: 0, max: 50_000 });
const drawnInvoice = fc
  .record({
    lines: fc.array(
      fc.record({
        ...{ quantity: fc.integer({ min: 1, max: 7 }), net: cents },
        ...{ gst: fc.integer({ min: 0, max: 2_500 }), qst: fc.integer({ min: 0, max: 5_000 }) },
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.tuple(cents, cents, cents),
    isDirect: fc.boolean(),
  })
  .map(({ lines, shipping, isDirect }) =>
    invoiceOf({
      lines: lines.map(({ quantity, net, gst, qst }, index) => ({
        ...{ item: index + 1, quantity },
        ...paidAmount(net, gst, qst),
      })),
      shipping: paidAmount(...shipping),
      settlement: isDirect ? { kind: 'direct', accountId: 'acct_1' } : { kind: 'platform' },
    }),
  );

const drawnRequest = fc.oneof(
  fc.record({ amount: cents }),
  fc.record({ shipping: cents }),
  fc.record({
    lines: fc.array(
      fc.record({
        item: fc.integer({ min: 1, max: 4 }),
        quantity: fc.integer({ min: 0, max: 3 }),
        amount: fc.option(cents, { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    shipping: fc.option(cents, { nil: undefined }),
  }),
);

test('whatever goes back, the whole and each of its parts goes back to the cent and no further', () => {
  fc.assert(
    fc.property(drawnInvoice, fc.array(drawnRequest, { maxLength: 12 }), (invoice, requests) => {
      const whole = leftOfInvoice(invoice, []);
      const refunds: ReturnedParts[] = [];
      const booked: LedgerEntry[] = [...entriesOfSale(saleOf(invoice))];
      const all: readonly RefundRequest[] = [...requests, {}];
      for (const request of all) {
        const drawn = drawRefund(invoice, refunds, request);
        if ('fault' in drawn) continue;
        const { parts } = drawn;
        if (request.amount !== undefined) expect(sumOfParts(parts)).toBe(request.amount);
        // The ledger refuses what goes beyond what is left of any account or part.
        booked.push(...reversalOf(booked, saleOfRefund(invoice, parts)));
        refunds.push(parts);
      }
      expect(refunds.reduce((sum, parts) => sum + sumOfParts(parts), 0)).toBe(whole);
      expect(leftOfInvoice(invoice, refunds)).toBe(0);
      expect(booked.length === 0 || reversalOf(booked)).toEqual(booked.length === 0 || []);
    }),
  );
});
