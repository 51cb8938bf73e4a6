import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../../account/sessions/endpoints.ts';
import { createFakeClient } from '../../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../../http/test-environment.fixture.ts';
import { Problem } from '../../../vocabulary/problem.ts';
import { changeProduct, correctStock, createProduct, readProductSettings } from '../endpoints.ts';
import type { ProductBody } from '../product-body.ts';
import type { ProductSettings } from '../schemas.ts';
import { createWrittenProductStore } from './written-product-store.ts';

beforeEach(() => {
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

// The store hands bodies and answers on as they are.
const body = { title: 'Mug' } as ProductBody;
const settingsOf = (version: number) => ({ id: 'mug', version }) as ProductSettings;

function openStore() {
  const client = createFakeClient().answer(readCurrentUser, () => null);
  return { client, store: createWrittenProductStore(createTestEnvironment(client).env) };
}

test('a product that nobody knows to be made is made once, however often it is sent', async () => {
  const { client, store } = openStore();
  const keys: (string | undefined)[] = [];
  client.answer(createProduct, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) throw new Problem('network', 'no connection');
    return settingsOf(1);
  });
  await expect(store.create('maple', body, true)).rejects.toMatchObject({ code: 'network' });
  await store.create('maple', body, true);
  await store.create('maple', body, true);
  expect(keys[0]).toMatch(/^\S{16,200}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a change of what somebody else has changed does nothing, and answers what it is now', async () => {
  const { client, store } = openStore();
  client
    .answer(changeProduct, (_, { ifMatch }) => {
      if (ifMatch !== 5) throw new Problem('precondition-failed', 'Somebody else was first.');
      return settingsOf(6);
    })
    .answer(readProductSettings, () => settingsOf(5));
  const outdated = await store.change('maple', settingsOf(4), body);
  expect(outdated).toEqual({ outcome: 'outdated', product: settingsOf(5) });
  expect(await store.change('maple', outdated.product, body)).toEqual({
    outcome: 'saved',
    product: settingsOf(6),
  });
});

test('a count of a stock that has changed does nothing, and answers what there is now', async () => {
  const { client, store } = openStore();
  const stock = [
    { variantId: 1, stock: 40 },
    { variantId: 2, stock: 5 },
  ];
  client
    .answer(correctStock, ({ body: { before, change } }) => {
      if (before !== 5) throw new Problem('precondition-failed', 'Somebody bought two.');
      return { stock: before + change };
    })
    .answer(readProductSettings, () => ({ ...settingsOf(1), stock }));
  const count = { variantId: 2, kind: 'corrected', note: '' } as const;
  const outdated = await store.correct('maple', 'mug', { ...count, change: 3, before: 7 });
  expect(outdated).toEqual({ outcome: 'outdated', stock: 5 });
  const corrected = await store.correct('maple', 'mug', { ...count, change: 5, before: 5 });
  expect(corrected).toEqual({ outcome: 'corrected', stock: 10 });
});

test('what else is wrong with a change is the form’s to say', async () => {
  const { client, store } = openStore();
  client.answer(changeProduct, () => {
    throw new Problem('forbidden', 'Not for you.');
  });
  await expect(store.change('maple', settingsOf(1), body)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
