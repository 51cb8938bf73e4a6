import { expect, test } from 'vitest';
import {
  findChargeDifferences,
  type OwnPayment,
  type ProviderPayment,
} from './find-charge-differences.ts';

const own: OwnPayment = {
  id: 'a',
  intentId: 'pi_1',
  accountId: null,
  amount: 500,
  currency: 'CAD',
  state: 'paid',
};
const told: ProviderPayment = {
  intentId: 'pi_1',
  accountId: null,
  paymentId: 'a',
  amount: 500,
  currency: 'CAD',
  isCharged: true,
};

test.each<[string, OwnPayment[], ProviderPayment[], object[]]>([
  ['the same', [own], [told], []],
  ['failed and not charged', [{ ...own, state: 'failed' }], [{ ...told, isCharged: false }], []],
  ['given back and so here', [{ ...own, state: 'refunded' }], [{ ...told, isCharged: false }], []],
  ['about to be given back', [{ ...own, state: 'refunding' }], [told], []],
  [
    'another amount, about to be given back',
    [{ ...own, state: 'refunding' }],
    [{ ...told, amount: 499 }],
    [],
  ],
  [
    'charged on another account',
    [own],
    [{ ...told, accountId: 'acct_1' }],
    [{ kind: 'charge-unknown', providerId: 'pi_1', accountId: 'acct_1' }],
  ],
  [
    'charged there, and on another account too',
    [{ ...own, accountId: 'acct_1' }],
    [
      { ...told, accountId: 'acct_1' },
      { ...told, intentId: 'pi_2' },
    ],
    [{ kind: 'charged-twice', providerId: 'pi_2', accountId: null }],
  ],
  ['charged, and nothing here', [], [told], [{ kind: 'charge-unknown', providerId: 'pi_1' }]],
  ['charged, and begun here', [{ ...own, state: 'begun' }], [told], [{ kind: 'charge-unknown' }]],
  ['still held there', [{ ...own, state: 'refunded' }], [told], [{ kind: 'charge-unknown' }]],
  ['paid, and not there', [own], [], [{ kind: 'charge-missing', providerId: 'pi_1', ownId: 'a' }]],
  [
    'paid, and given back there',
    [own],
    [{ ...told, isCharged: false }],
    [{ kind: 'charge-missing' }],
  ],
  ['another amount', [own], [{ ...told, amount: 499 }], [{ kind: 'amount-differs' }]],
  ['another currency', [own], [{ ...told, currency: 'USD' }], [{ kind: 'amount-differs' }]],
  [
    'charged twice: the one that is not ours',
    [own],
    [{ ...told, intentId: 'pi_2' }, told],
    [{ kind: 'charged-twice', providerId: 'pi_2', ownId: 'a' }],
  ],
])('%s', (_, ours, theirs, differences) => {
  const found = findChargeDifferences(ours, theirs);
  expect(found).toHaveLength(differences.length);
  expect(found).toMatchObject(differences);
});
