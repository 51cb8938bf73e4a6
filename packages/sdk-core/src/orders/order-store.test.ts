import { expect, test } from 'vitest';
import { readCurrentUser } from '../account/sessions/endpoints.ts';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { Problem } from '../vocabulary/problem.ts';
import { cancelOrder, finishOrder, readOrder } from './endpoints.ts';
import { createOrderStore } from './order-store.ts';
import type { ChargedOrder, Order } from './schemas.ts';

const id = '23456789AB';
const withCard2 = { orderId: id, payment_method: 'pm_2' };
const withCard3 = { orderId: id, payment_method: 'pm_3' };

/** An order in a state; nothing else of it is read. */
function orderIn(state: Order['state'], payment: Order['payments'][number]['state']): Order {
  return {
    id,
    state,
    retryUntil: null,
    payments: [{ key: 'a', state }].map((one) => ({ ...one, state: payment })),
  } as unknown as Order;
}

/** A store of one order, with the keys of calls that take money. */
function open(order: Order, charged: ChargedOrder = { order, steps: [] }, known?: ChargedOrder) {
  const keys: (string | undefined)[] = [];
  const client = createFakeClient()
    .answer(readCurrentUser, () => ({ id: 3 }) as never)
    .answer(readOrder, () => order)
    .answer(finishOrder, (_, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return charged;
    })
    .answer(cancelOrder, () => orderIn('CANCELLED', 'cancelled'));
  const shared = new Map<unknown, unknown>();
  const env = {
    client,
    whenChanged: () => () => {},
    store: ((create: (env: never) => unknown) => {
      if (!shared.has(create)) shared.set(create, create(env as never));
      return shared.get(create);
    }) as never,
  };
  return { client, keys, store: createOrderStore(env, known) };
}

const pathsOf = ({ client }: ReturnType<typeof open>) =>
  client.calls.map(({ endpoint }) => endpoint).filter((one) => one !== readCurrentUser);

test('a paid order is read, and asked about no further', async () => {
  const opened = open(orderIn('PAID', 'paid'));
  await opened.store.show(id);
  expect(pathsOf(opened)).toEqual([readOrder]);
});

test('what is open is read at the provider, under a key of its own each time', async () => {
  const opened = open(orderIn('OPEN', 'open'));
  await opened.store.show(id);
  await opened.store.finish(id);
  expect(pathsOf(opened)).toEqual([readOrder, finishOrder, finishOrder]);
  expect(new Set(opened.keys).size).toBe(2);
});

test('one that was just placed shows without a call', async () => {
  const known = { order: orderIn('PAID', 'paid'), steps: [] };
  const opened = open(known.order, known, known);
  await opened.store.reload();
  expect(pathsOf(opened)).toEqual([]);
  expect(opened.store.$state.get()).toEqual({ state: 'ready', value: known });
});

test('another card that nobody answered is tried again under the same key', async () => {
  const opened = open(orderIn('FAILED', 'failed'));
  opened.client.answer(finishOrder, (_, { idempotencyKey }) => {
    opened.keys.push(idempotencyKey);
    throw new Problem('network', 'It failed.');
  });
  await expect(opened.store.payAgain(withCard2, undefined)).rejects.toThrow();
  await expect(opened.store.payAgain(withCard2, undefined)).rejects.toThrow();
  await expect(opened.store.payAgain(withCard3, undefined)).rejects.toThrow();
  expect(opened.keys[1]).toBe(opened.keys[0]);
  expect(opened.keys[2]).not.toBe(opened.keys[0]);
});

test('what is cancelled shows so', async () => {
  const opened = open(orderIn('OPEN', 'open'));
  await opened.store.cancel(id);
  expect(opened.store.$state.get()).toMatchObject({ value: { order: { state: 'CANCELLED' } } });
});
