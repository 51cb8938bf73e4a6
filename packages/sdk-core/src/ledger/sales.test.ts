import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnSale } from './drawn-sales.fixture.ts';
import { balanceOf, entryKey, type LedgerEntry, requireBalanced } from './entries.ts';
import { cad, quebecGst, quebecQst, saleOf, taxOf } from './sales.fixture.ts';
import { applicationFeeOf, entriesOfSale, payableOf } from './sales.ts';

const listed = (entries: readonly LedgerEntry[]) =>
  entries.map((entry) => [entryKey(entry), entry.amount.amount]);

const taxes = [taxOf(quebecGst, 'shop', 560), taxOf(quebecQst, 'platform', 1117)];

test('a sale that the platform is paid owes the shop its goods, shipping and taxes without the fee', () => {
  expect(listed(entriesOfSale(saleOf({ taxes })))).toEqual([
    ['provider/platform charge', 12_877],
    ['payable/12 goods', -10_000],
    ['payable/12 shipping', -1200],
    ['payable/12 tax/gst/CA/QC', -560],
    ['tax/qst/CA/QC tax/qst/CA/QC', -1117],
    ['payable/12 fee/50000', 500],
    ['fee fee/50000', -500],
  ]);
});

test('of a direct charge the platform gets its fee and the taxes that it has to pay', () => {
  const settlement = { kind: 'direct', accountId: 'acct_1' } as const;
  const sale = saleOf({ taxes, settlement });
  expect(listed(entriesOfSale(sale))).toEqual([
    ['provider/acct_1 charge', 12_877],
    ['provider/acct_1 application-fee', -1617],
    ['provider/platform application-fee', 1617],
    ['payable/12 goods', -10_000],
    ['payable/12 shipping', -1200],
    ['payable/12 tax/gst/CA/QC', -560],
    ['tax/qst/CA/QC tax/qst/CA/QC', -1117],
    ['payable/12 fee/50000', 500],
    ['fee fee/50000', -500],
  ]);
  expect(applicationFeeOf(sale)).toEqual(cad(1617));
  expect(payableOf(sale)).toEqual(cad(11_260));
});

test('one tax of goods and of shipping is one entry for each who is liable', () => {
  const each = [
    taxOf(quebecGst, 'shop', 500),
    taxOf(quebecGst, 'platform', 7),
    taxOf(quebecGst, 'shop', 60),
    taxOf({ ...quebecGst, region: 'AB' }, 'shop', 1),
  ];
  const entries = entriesOfSale(saleOf({ taxes: each }));
  expect(listed(entries).filter(([key]) => String(key).includes('tax/'))).toEqual([
    ['payable/12 tax/gst/CA/QC', -560],
    ['tax/gst/CA/QC tax/gst/CA/QC', -7],
    ['payable/12 tax/gst/CA/AB', -1],
  ]);
});

test('parts of nothing have no entry, and a sale of nothing has none at all', () => {
  const fee = { portion: 0, amount: cad(0) };
  const nothing = saleOf({ shipping: cad(0), fee, taxes: [taxOf(quebecGst, 'shop', 0)] });
  expect(listed(entriesOfSale(nothing))).toEqual([
    ['provider/platform charge', 10_000],
    ['payable/12 goods', -10_000],
  ]);
  expect(entriesOfSale({ ...nothing, goods: cad(0), total: cad(0) })).toEqual([]);
});

test.each([12_876, 12_878])('parts that are not the total of %d are refused', (total) => {
  expect(() => entriesOfSale(saleOf({ taxes, total: cad(total) }))).toThrow(
    new RangeError(`Expected parts that sum up to ${total}, got 12877.`),
  );
});

test('a fee takes all that is the shop’s at most', () => {
  const fee = (amount: number) => ({ fee: { portion: 0, amount: cad(amount) } });
  const entries = entriesOfSale(saleOf({ taxes, ...fee(11_760) }));
  expect(balanceOf(entries, { kind: 'payable', shopKey: 12 }, 'CAD')).toEqual(cad(0));
  expect(() => entriesOfSale(saleOf({ taxes, ...fee(11_761) }))).toThrow(RangeError);
});

test('another currency, a part of a cent, a negative amount and a portion of more than all are refused', () => {
  const dollars = { amount: 500, currency: 'USD' } as const;
  const sale = saleOf();
  for (const wrong of [
    { ...sale, total: { ...sale.total, currency: 'USD' as const } },
    { ...sale, fee: { portion: 0, amount: dollars } },
    { ...sale, goods: cad(9999.5), shipping: cad(1200.5) },
    { ...sale, goods: cad(11_201), shipping: cad(-1) },
    { ...sale, fee: { portion: 1_000_001, amount: cad(500) } },
    { ...sale, fee: { portion: 0, amount: cad(-1) } },
  ]) {
    expect(() => entriesOfSale(wrong)).toThrow(RangeError);
  }
});

test('whatever is sold, entries sum up to zero in whole units, and the shop is owed the rest', () => {
  fc.assert(
    fc.property(drawnSale, (sale) => {
      const { currency } = sale.total;
      const entries = entriesOfSale(sale);
      fc.pre(sale.total.amount > 0);
      expect(requireBalanced(entries)).toBe(currency);
      expect(entries.every(({ amount }) => Number.isSafeInteger(amount.amount))).toBe(true);
      const ofPlatform = sale.taxes
        .filter(({ liable }) => liable === 'platform')
        .reduce((sum, { amount }) => sum + amount.amount, 0);
      const payable = balanceOf(entries, { kind: 'payable', shopKey: sale.shopKey }, currency);
      expect(payable.amount).toBe(sale.total.amount - sale.fee.amount.amount - ofPlatform);
      expect(payable).toEqual(payableOf(sale));
      expect(balanceOf(entries, { kind: 'fee' }, currency)).toEqual(sale.fee.amount);
      expect(new Set(entries.map(entryKey)).size).toBe(entries.length);
      const atProvider = entries.filter(({ account }) => account.kind === 'provider');
      const held = atProvider.reduce((sum, { amount }) => sum + amount.amount, 0);
      expect(held).toBe(sale.total.amount);
    }),
  );
});
