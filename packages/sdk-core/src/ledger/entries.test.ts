import { expect, test } from 'vitest';
import type { LedgerAccount } from './accounts.ts';
import {
  balanceOf,
  type EntryPart,
  entryKey,
  type LedgerEntry,
  requireBalanced,
} from './entries.ts';
import { cad, quebecGst } from './sales.fixture.ts';

const platform: LedgerAccount = { kind: 'provider', holder: 'platform' };
const payable: LedgerAccount = { kind: 'payable', shopKey: 12 };

function entry(account: LedgerAccount, amount: number, part: EntryPart = { kind: 'goods' }) {
  return { account, part, amount: cad(amount) } satisfies LedgerEntry;
}

test.each<[string, LedgerAccount, EntryPart]>([
  ['provider/platform charge', platform, { kind: 'charge' }],
  ['payable/12 tax/gst/CA/QC', payable, { kind: 'tax', ...quebecGst }],
  ['payable/12 fee/50000', payable, { kind: 'fee', portion: 50_000 }],
  ['fee fee/0', { kind: 'fee' }, { kind: 'fee', portion: 0 }],
])('%s names account and part', (key, account, part) => {
  expect(entryKey(entry(account, 1, part))).toBe(key);
});

test('entries that sum up to zero are balanced, in one currency', () => {
  expect(requireBalanced([entry(platform, 10), entry(payable, -4), entry(payable, -6)])).toBe(
    'CAD',
  );
});

test.each<[string, readonly LedgerEntry[]]>([
  ['Expected two entries, got 0.', []],
  ['Expected two entries, got 1.', [entry(platform, 10)]],
  ['Expected entries that sum up to zero, got 1.', [entry(platform, 10), entry(payable, -9)]],
  ['Expected entries that sum up to zero, got -1.', [entry(platform, 10), entry(payable, -11)]],
  [
    'Expected an amount of payable/12 goods, got none.',
    [entry(platform, 10), entry(payable, 0), entry(payable, -10)],
  ],
  [
    'Expected an amount of provider/platform goods, got none.',
    [entry(platform, 0), entry(platform, 0)],
  ],
  [
    'Expected CAD, got USD.',
    [entry(platform, 10), { ...entry(payable, -10), amount: { amount: -10, currency: 'USD' } }],
  ],
])('%s', (message, entries) => {
  expect(() => requireBalanced(entries)).toThrow(new RangeError(message));
});

test('a balance sums up one account in one currency', () => {
  const entries = [
    entry(platform, 30),
    entry({ kind: 'payable', shopKey: 1 }, -3),
    entry(payable, -10),
    entry(payable, 2, { kind: 'fee', portion: 0 }),
    { ...entry(payable, -5), amount: { amount: -5, currency: 'USD' } as const },
    entry(platform, -1),
  ];
  expect(balanceOf(entries, payable, 'CAD')).toEqual(cad(8));
  expect(balanceOf(entries, payable, 'USD')).toEqual({ amount: 5, currency: 'USD' });
  expect(balanceOf(entries, payable, 'AUD')).toEqual({ amount: 0, currency: 'AUD' });
  expect(balanceOf(entries, platform, 'CAD')).toEqual(cad(29));
  expect(balanceOf(entries, { kind: 'fee' }, 'CAD')).toEqual(cad(0));
});
