import { expect, test } from 'vitest';
import { accountKey, accountKinds, balanceOfSum, type LedgerAccount } from './accounts.ts';

test.each<[string, LedgerAccount]>([
  ['provider/platform', { kind: 'provider', holder: 'platform' }],
  ['provider/acct_1', { kind: 'provider', holder: 'acct_1' }],
  ['payable/12', { kind: 'payable', shopKey: 12 }],
  ['tax/hst/CA/ON', { kind: 'tax', tax: 'hst', country: 'CA', region: 'ON' }],
  ['fee', { kind: 'fee' }],
])('%s names an account', (key, account) => {
  expect(accountKey(account)).toBe(key);
});

test('what is held at the provider is its sum; what is owed or earned is on the other side', () => {
  const sum = { amount: 5, currency: 'CAD' } as const;
  expect(accountKinds.map((kind) => [kind, balanceOfSum(kind, sum).amount])).toEqual([
    ['provider', 5],
    ['payable', -5],
    ['tax', -5],
    ['fee', -5],
  ]);
});
