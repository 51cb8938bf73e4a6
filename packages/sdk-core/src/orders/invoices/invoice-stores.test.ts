import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import { readShopSettings } from '../../shops/endpoints.ts';
import type { ShopSettings } from '../../shops/schemas.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { listShopInvoices, readInvoice } from './endpoints.ts';
import { createInvoiceStore } from './invoice-store.ts';
import { readableOf, summaryOf } from './sample-invoice.fixture.ts';
import { createShopInvoicesStore } from './shop-invoices-store.ts';

// Ids are branded by the contract's schemas, which this test does without.
const rosa = { id: 3 as UserId, firstName: 'Rosa', profilePicture: null, actor: null };

const following: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  // A session that is kept fresh would continue to send requests during other tests.
  for (const stop of following.splice(0)) stop();
  vi.unstubAllGlobals();
});

async function openShopInvoices() {
  const requested: unknown[] = [];
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    // The store hands it on as it is.
    .answer(readShopSettings, () => ({ id: 'maple' }) as ShopSettings)
    .answer(listShopInvoices, ({ query }) => {
      requested.push(query);
      return { results: [summaryOf(requested.length)], total: 31 };
    });
  const { env, change } = createTestEnvironment(client);
  const store = createShopInvoicesStore(env);
  following.push(store.follow());
  await env.store(createSessionStore).load();
  return { client, store, change, requested };
}

test('the first page of readers is page 0 of the calls', async () => {
  const { store, requested } = await openShopInvoices();
  await store.show({ shopId: 'maple', page: 1, fulfilment: undefined });
  await store.show({ shopId: 'maple', page: 3, fulfilment: undefined });
  expect(requested).toEqual([
    { page: 0, size: 15 },
    { page: 2, size: 15 },
  ]);
  expect(store.$state.get()).toMatchObject({
    value: { shop: { id: 'maple' }, rows: [{ number: '2026-000002' }], total: 31 },
  });
});

test('an order that is paid meanwhile renews the list', async () => {
  const { store, change, requested } = await openShopInvoices();
  await store.show({ shopId: 'maple', page: 1, fulfilment: undefined });
  change('listings');
  change('orders');
  await expect.poll(() => store.$state.get()).toMatchObject({ value: { rows: [summaryOf(2)] } });
  expect(requested).toHaveLength(2);
});

test('what is refused of the list or of its shop is a failure', async () => {
  const { client, store } = await openShopInvoices();
  client.answer(readShopSettings, () => {
    throw new Problem('not-found', 'There is no such shop.');
  });
  await store.show({ shopId: 'maple', page: 1, fulfilment: undefined });
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'not-found' } });
});

test('an invoice is read by its id, and another’s is a failure', async () => {
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(readInvoice, ({ params: { invoiceId } }) => {
      if (invoiceId === 'others000000') throw new Problem('not-found', 'There is no such invoice.');
      return readableOf();
    });
  const { env } = createTestEnvironment(client);
  const store = createInvoiceStore(env);
  following.push(store.follow());
  await env.store(createSessionStore).load();
  await store.show('abcdefgh0123');
  expect(store.$state.get()).toMatchObject({ value: { invoice: { number: '2026-000042' } } });
  await store.show('others000000');
  expect(store.$state.get()).toMatchObject({ state: 'failed', problem: { code: 'not-found' } });
});
