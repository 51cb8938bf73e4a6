import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import type { BoardId, ListingId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { subscribeLicense } from '../subscribe/endpoints.ts';
import { createPurchaseStore, namePlan, type PurchaseSelection } from './purchase-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const wish: PurchaseSelection = {
  listingId: 7 as ListingId,
  planId: 'CHAIN-40',
  seats: [12, 15] as readonly number[] as readonly BoardId[],
  coupon: '',
};
const payment = {
  cardId: 'pm_1',
  total: { amount: 108_480, currency: 'CAD' },
  confirmation: undefined,
} as const;

/**
 * Creates a server that refuses purchases for one reason; returns the keys under which it was
 * called.
 */
function refuse(code: 'network' | 'payment-required') {
  const keys: (string | undefined)[] = [];
  const client = createFakeClient().answer(subscribeLicense, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw new Problem(code, 'It failed.');
  });
  return { keys, client, store: createPurchaseStore({ client }) };
}

test('a purchase that nobody answered is asked for again under the same key', async () => {
  const { keys, store } = refuse('network');
  for (let press = 0; press < 2; press += 1) {
    await expect(store.buy(wish, payment)).rejects.toThrow('It failed.');
  }
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  const other = { ...payment, cardId: 'pm_2' };
  await expect(store.buy(wish, other)).rejects.toThrow('It failed.');
  expect(keys[2]).not.toBe(keys[0]);
});

test('a purchase that was refused is another one when it is tried again', async () => {
  const { keys, client, store } = refuse('payment-required');
  for (let press = 0; press < 2; press += 1) {
    await expect(store.buy(wish, payment)).rejects.toThrow('It failed.');
  }
  expect(keys[1]).not.toBe(keys[0]);
  expect(client.calls[0]?.input).toEqual({
    params: { merchantId: 7 },
    body: {
      custom_code: 'CHAIN-40',
      seats: [12, 15],
      total: payment.total,
      payment_method: 'pm_1',
    },
  });
});

test.each([
  ['6f4c2d1e-0000-4000-8000-000000000001', 'tier'],
  ['CHAIN-40', 'custom_code'],
])('the plan %s goes by %s', (planId, name) => {
  expect(namePlan(planId)).toEqual({ [name]: planId });
});
