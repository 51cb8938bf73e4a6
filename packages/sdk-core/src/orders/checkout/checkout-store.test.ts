import { expect, test } from 'vitest';
import type { DeliveryAddress } from '../../cart/delivery-schemas.ts';
import type { Cart, Totals } from '../../cart/schemas.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem, type ProblemCode } from '../../vocabulary/problem.ts';
import { checkOut } from '../endpoints.ts';
import { createCheckout, findOrderSelection, type OrderSelection } from './checkout-store.ts';

const ship = { kind: 'ship', rateId: null } as const;
const address: DeliveryAddress = {
  ...{ recipient: 'Rosa', company: '', line1: '12 Elm St', line2: '', city: 'Hamilton' },
  ...{ state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA', phone: null },
};

// What a wish is made of; a cart and totals have more that no wish reads.
const cart = {
  items: [{ item: 1, problem: null }],
  shops: [{ id: 'maple', note: 'Ring twice.' }],
} as unknown as Cart;
const totals = {
  shops: [{ shopId: 'maple', delivery: ship }],
  groups: [{ key: 'CA:CAD', currency: 'CAD', shopIds: ['maple'], amount: 29_945 }],
} as unknown as Totals;
const whole = { cart, totals, address, cardId: 'pm_1' };

const wish: OrderSelection = {
  payment_method: 'pm_1',
  address,
  shops: [{ id: 'maple', delivery: ship, note: 'Ring twice.' }],
  agreed: totals.groups,
};

test('a wish has the notes of the cart, and what each payment comes to', () => {
  expect(findOrderSelection(whole)).toEqual(wish);
});

test.each([
  ['no card', { cardId: '' }],
  ['no address for what is sent', { address: null }],
  [
    'a shop without a delivery',
    { totals: { ...totals, shops: [{ shopId: 'maple', delivery: null }] } },
  ],
  ['a line that can’t be ordered', { cart: { ...cart, items: [{ item: 1, problem: 'gone' }] } }],
  ['nothing in it', { totals: { shops: [], groups: [] } }],
])('there is no wish with %s', (_, changes) => {
  expect(findOrderSelection({ ...whole, ...(changes as object) })).toBeUndefined();
});

test('what is fetched goes to no address', () => {
  const fetched = {
    ...totals,
    shops: [{ shopId: 'maple', delivery: { kind: 'pickup' } }],
  } as unknown as Totals;
  expect(findOrderSelection({ ...whole, totals: fetched })?.address).toBeNull();
});

/** Answers orders with one problem; returns the keys under which it was called. */
function refuse(code: ProblemCode) {
  const keys: (string | undefined)[] = [];
  const client = createFakeClient().answer(checkOut, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    throw new Problem(code, 'It failed.');
  });
  return { keys, client, checkout: createCheckout({ client }) };
}

test('an order that nobody answered is asked for again under the same key, another one is not', async () => {
  const { keys, checkout } = refuse('network');
  for (let press = 0; press < 2; press += 1) {
    await expect(checkout.order(wish, undefined)).rejects.toThrow('It failed.');
  }
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
  await expect(checkout.order({ ...wish, payment_method: 'pm_2' }, undefined)).rejects.toThrow();
  expect(keys[2]).not.toBe(keys[0]);
});

test('an order that was refused is another one when it is tried again', async () => {
  const { keys, checkout } = refuse('conflict');
  await expect(checkout.order(wish, undefined)).rejects.toThrow();
  await expect(checkout.order(wish, undefined)).rejects.toThrow();
  expect(keys[1]).not.toBe(keys[0]);
});

test('what is sent says what was agreed to, and what was confirmed', async () => {
  const { client, checkout } = refuse('conflict');
  await expect(checkout.order(wish, 'c-1')).rejects.toThrow();
  expect(client.calls[0]?.input).toMatchObject({
    body: {
      confirmation: 'c-1',
      agreed: [{ key: 'CA:CAD', currency: 'CAD', amount: 29_945 }],
    },
  });
});
