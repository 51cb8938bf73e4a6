import { expect, test } from 'vitest';
import { createFakeClient } from '../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../http/test-environment.fixture.ts';
import { Problem, type ProblemCode } from '../vocabulary/problem.ts';
import { listAgreements, withdrawAgreement } from './agreements/endpoints.ts';
import type { Agreement } from './agreements/schemas.ts';
import { createAgreementsStore } from './agreements-store.ts';

const shop: Agreement = {
  id: '0b54c1d0-0000-4000-8000-000000000001',
  siteName: 'The shop',
  origin: 'https://shop.example.org',
  scopes: ['profile:basic'],
  givenAt: '2026-11-01T17:00:00.000Z',
  isSignedIn: true,
};
const books: Agreement = { ...shop, id: '0b54c1d0-0000-4000-8000-000000000002' };

async function start() {
  const client = createFakeClient().answer(listAgreements, () => [shop, books]);
  const store = createAgreementsStore(createTestEnvironment(client).env);
  await store.load();
  const refuse = (code: ProblemCode) =>
    client.answer(withdrawAgreement, () => {
      throw new Problem(code, 'No.');
    });
  return { client, store, refuse };
}

test('one that is taken back is listed no more', async () => {
  const { client, store } = await start();
  client.answer(withdrawAgreement, () => null);
  await store.withdraw(shop.id);
  expect(store.$state.get()).toEqual({ state: 'ready', value: [books] });
  expect(client.calls.at(-1)?.input).toEqual({ params: { id: shop.id } });
});

test('neither is one that was taken back elsewhere', async () => {
  const { store, refuse } = await start();
  refuse('not-found');
  await store.withdraw(shop.id);
  expect(store.$state.get()).toEqual({ state: 'ready', value: [books] });
});

test('one that could not be taken back stays', async () => {
  const { store, refuse } = await start();
  refuse('unavailable');
  await expect(store.withdraw(shop.id)).rejects.toThrow('No.');
  expect(store.$state.get()).toEqual({ state: 'ready', value: [shop, books] });
});
