import { expect, test } from 'vitest';
import { accountKey, accountKinds, type LedgerAccount, usualSideOf } from './accounts.ts';

test.each<[string, LedgerAccount]>([
  ['provider/platform', { kind: 'provider', holder: 'platform' }],
  ['provider/acct_1', { kind: 'provider', holder: 'acct_1' }],
  ['payable/12', { kind: 'payable', shopKey: 12 }],
  ['tax/hst/CA/ON', { kind: 'tax', tax: 'hst', country: 'CA', region: 'ON' }],
  ['fee', { kind: 'fee' }],
])('%s names an account', (key, account) => {
  expect(accountKey(account)).toBe(key);
});

test('money is held at the provider alone; all else is owed or earned', () => {
  expect(accountKinds.map((kind) => [kind, usualSideOf(kind)])).toEqual([
    ['provider', 1],
    ['payable', -1],
    ['tax', -1],
    ['fee', -1],
  ]);
});
