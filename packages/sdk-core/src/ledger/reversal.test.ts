import { expect, test } from 'vitest';
import { balanceOf, entryKey, type LedgerEntry, requireBalanced } from './entries.ts';
import { returnOf, reversalOf } from './reversal.ts';
import { cad, quebecGst, quebecQst, saleOf, taxOf } from './sales.fixture.ts';
import { entriesOfSale } from './sales.ts';

const payable = { kind: 'payable', shopKey: 12 } as const;
const sale = saleOf({
  taxes: [taxOf(quebecGst, 'shop', 560), taxOf(quebecQst, 'platform', 1117)],
});
const booked = entriesOfSale(sale);
const part = saleOf({
  goods: cad(2000),
  shipping: cad(0),
  taxes: [taxOf(quebecGst, 'shop', 100), taxOf(quebecQst, 'platform', 200)],
  fee: { ...sale.fee, amount: cad(100) },
});

const listed = (entries: readonly LedgerEntry[]) =>
  entries.map((entry) => [entryKey(entry), entry.amount.amount]);

test('all of a sale goes back by its entries on the other side', () => {
  const back = reversalOf(booked);
  expect(listed(back)).toEqual(listed(booked).map(([key, amount]) => [key, -Number(amount)]));
  expect(reversalOf([...booked, ...back])).toEqual([]);
});

test('a part goes back, and later what is left', () => {
  const first = reversalOf(booked, part);
  expect(listed(first)).toEqual([
    ['provider/platform charge', -2300],
    ['payable/12 goods', 2000],
    ['payable/12 tax/gst/CA/QC', 100],
    ['tax/qst/CA/QC tax/qst/CA/QC', 200],
    ['payable/12 fee/50000', -100],
    ['fee fee/50000', 100],
  ]);
  const rest = reversalOf([...booked, ...first]);
  expect(requireBalanced(rest)).toBe('CAD');
  expect(listed(rest)).toContainEqual(['provider/platform charge', -10_577]);
  const all = [...booked, ...first, ...rest];
  expect(balanceOf(all, payable, 'CAD')).toEqual(cad(0));
  expect(balanceOf(all, { kind: 'fee' }, 'CAD')).toEqual(cad(0));
});

test('all may go back part by part, to the last cent', () => {
  const entries = [1, 2, 3, 4, 5].reduce<readonly LedgerEntry[]>((former) => {
    const fifth = { ...part, taxes: [taxOf(quebecGst, 'shop', 112)], total: cad(2112) };
    return [...former, ...reversalOf(former, fifth)];
  }, booked);
  expect(listed(reversalOf(entries))).toEqual([
    ['provider/platform charge', -2317],
    ['payable/12 shipping', 1200],
    ['tax/qst/CA/QC tax/qst/CA/QC', 1117],
  ]);
});

test('the platform may keep its fee', () => {
  const back = reversalOf(booked, { ...sale, fee: { ...sale.fee, amount: cad(0) } });
  const all = [...booked, ...back];
  expect(balanceOf(all, { kind: 'fee' }, 'CAD')).toEqual(cad(500));
  expect(balanceOf(all, payable, 'CAD')).toEqual({ amount: -500, currency: 'CAD' });
});

test.each([
  ['goods', { ...part, goods: cad(10_001), total: cad(10_301) }, 'payable/12 goods'],
  ['fee', { ...part, fee: { ...sale.fee, amount: cad(501) } }, 'payable/12 fee/50000'],
  ['shop', { ...part, shopKey: 13 }, 'payable/13 goods'],
  ['portion', { ...part, fee: { portion: 1, amount: cad(1) } }, 'payable/12 fee/1'],
  [
    'account',
    { ...part, settlement: { kind: 'direct', accountId: 'acct_1' } as const },
    'provider/acct_1 charge',
  ],
] as const)('another %s than is left is refused', (_name, wrong, key) => {
  expect(() => reversalOf(booked, wrong)).toThrow(
    new RangeError(`Expected no more than is left of ${key}.`),
  );
});

test('what went back before counts: to the cent it goes back, a cent more is refused', () => {
  const fee = { ...sale.fee, amount: cad(0) };
  const only = (amount: number) => saleOf({ goods: cad(amount), shipping: cad(0), fee });
  const left = [...booked, ...reversalOf(booked, only(9000))];
  expect(listed(reversalOf(left, only(1000)))).toContainEqual(['payable/12 goods', 1000]);
  expect(() => reversalOf(left, only(1001))).toThrow(
    new RangeError('Expected no more than is left of payable/12 goods.'),
  );
});

test('another currency goes back of nothing', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' }) as const;
  const wrong = {
    ...part,
    goods: usd(10),
    shipping: usd(0),
    taxes: [],
    fee: { ...sale.fee, amount: usd(0) },
    total: usd(10),
  };
  expect(() => reversalOf(booked, wrong)).toThrow(/no more than is left/);
});

test('what has gone back does not go back on the other side', () => {
  const twice = [...booked, ...reversalOf(booked), ...reversalOf(booked)];
  expect(() => reversalOf(twice, part)).toThrow(/no more than is left/);
});

const direct = entriesOfSale({ ...sale, settlement: { kind: 'direct', accountId: 'acct_1' } });
const rowsOfReturn = (back: number) => listed(returnOf(direct, back));

test('all of a charge on the platform’s account goes back, whatever the provider moves', () => {
  expect(returnOf(booked, 0)).toEqual(reversalOf(booked));
  const first = reversalOf(booked, part);
  const left = [...booked, ...first];
  expect(returnOf(left, 0)).toEqual(reversalOf(left));
});

test('of a direct charge all goes back with all of the application fee', () => {
  // The fee of 5.00 and the platform's tax of 11.17.
  expect(returnOf(direct, 1617)).toEqual(reversalOf(direct));
  expect(() => returnOf(direct, 1618)).toThrow(
    new RangeError('Expected no more than is left of provider/acct_1 application-fee.'),
  );
});

test('an application fee that stays with the platform is its fee, and the shop’s taxes', () => {
  const back = returnOf(direct, 0);
  expect(listed(back)).toEqual([
    ['provider/acct_1 charge', -12_877],
    ['payable/12 goods', 10_000],
    ['payable/12 shipping', 1200],
    ['payable/12 tax/gst/CA/QC', 560],
    ['tax/qst/CA/QC tax/qst/CA/QC', 1117],
  ]);
  expect(requireBalanced(back)).toBe('CAD');
  const all = [...direct, ...back];
  expect(balanceOf(all, { kind: 'fee' }, 'CAD')).toEqual(cad(500));
  expect(balanceOf(all, payable, 'CAD')).toEqual({ amount: -500, currency: 'CAD' });
  expect(balanceOf(all, { kind: 'provider', holder: 'acct_1' }, 'CAD').amount).toBe(-1617);
});

test.each([
  [1, [1, undefined]],
  [1117, [1117, undefined]],
  [1118, [1118, 1]],
  [1616, [1616, 499]],
] as const)(
  'of an application fee of which %i goes back the taxes go first',
  (moved, [part, fee]) => {
    const back = new Map(rowsOfReturn(moved).map(([key, amount]) => [String(key), amount]));
    expect(requireBalanced(returnOf(direct, moved))).toBe('CAD');
    expect(back.get('provider/acct_1 application-fee')).toBe(part);
    expect(back.get('provider/platform application-fee')).toBe(-part);
    expect(back.get('fee fee/50000')).toBe(fee);
    expect(back.get('payable/12 fee/50000')).toBe(fee && -fee);
  },
);
