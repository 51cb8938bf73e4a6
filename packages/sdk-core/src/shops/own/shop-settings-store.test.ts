import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../account/sessions/session-store.ts';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { lastValue } from '../../http/remote.ts';
import { createTestEnvironment } from '../../http/test-environment.fixture.ts';
import type { UserId } from '../../vocabulary/ids.ts';
import { Problem } from '../../vocabulary/problem.ts';
import {
  changeShop,
  changeShopTaxes,
  closeShop,
  createShop,
  readShopSettings,
} from '../endpoints.ts';
import { createNewShopStore } from './new-shop-store.ts';
import { ownShop, shopBody, shopSettings } from './own-shop.fixture.ts';
import { createShopSettingsStore } from './shop-settings-store.ts';

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

/** A shop of the server, which somebody else may change meanwhile. */
async function open() {
  let settings = shopSettings;
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    .answer(readShopSettings, () => settings)
    .answer(changeShop, ({ body }, { ifMatch }) => {
      if (ifMatch !== settings.version) throw new Problem('precondition-failed', 'Changed.');
      settings = { ...settings, version: settings.version + 1, shop: body.shop };
      return settings;
    })
    .answer(changeShopTaxes, ({ body: { numbers } }, { ifMatch }) => {
      if (ifMatch !== settings.version) throw new Problem('precondition-failed', 'Changed.');
      const taxes = settings.taxes && { ...settings.taxes, numbers };
      settings = { ...settings, version: settings.version + 1, taxes };
      return settings;
    })
    .answer(closeShop, () => {
      settings = { ...settings, state: 'closed' };
      return null;
    });
  const { env, change } = createTestEnvironment(client);
  const store = createShopSettingsStore(env, 'maple-and-birch');
  following.push(store.follow());
  await env.store(createSessionStore).load();
  await expect.poll(() => store.$state.get().state).toBe('ready');
  return {
    ...{ store, change },
    shown: () => lastValue(store.$state.get()),
    byAnother(name: string) {
      settings = { ...settings, version: settings.version + 1, shop: { ...shopBody, name } };
    },
  };
}

test('a change is made of the version that was read, and shows', async () => {
  const { store, shown } = await open();
  const changed = await store.change(1, { shop: { ...shopBody, name: 'Birch' } });
  expect(changed.is).toBe('saved');
  expect(shown()).toMatchObject({ version: 2, shop: { name: 'Birch' } });
});

test('a change of an earlier version saves nothing, and answers how it stands by now', async () => {
  const { store, shown, byAnother } = await open();
  byAnother('Oak');
  const changed = await store.change(1, { shop: { ...shopBody, name: 'Birch' } });
  expect(changed).toMatchObject({
    is: 'outdated',
    settings: { version: 2, shop: { name: 'Oak' } },
  });
  expect(shown()?.shop.name).toBe('Oak');
  expect((await store.change(2, { shop: { ...shopBody, name: 'Birch' } })).is).toBe('saved');
});

test('taxes are changed of the version that was read, and of no earlier one', async () => {
  const { store, shown, byAnother } = await open();
  const taxes = { isSmallSupplier: false, numbers: [{ region: null, number: '1 RT0001' }] };
  expect((await store.changeTaxes(1, taxes)).is).toBe('saved');
  expect(shown()).toMatchObject({ version: 2, taxes: { numbers: taxes.numbers } });
  byAnother('Oak');
  expect((await store.changeTaxes(2, { ...taxes, numbers: [] })).is).toBe('outdated');
  expect(shown()).toMatchObject({ shop: { name: 'Oak' }, taxes: { numbers: taxes.numbers } });
});

test('a change elsewhere shows, and so does the end of the shop', async () => {
  const { store, shown, change, byAnother } = await open();
  byAnother('Oak');
  change('shops');
  await expect.poll(() => shown()?.shop.name).toBe('Oak');
  await store.close();
  expect(shown()?.state).toBe('closed');
});

test('a shop that is sent twice has one key as long as nobody knows what came of it', async () => {
  const keys: (string | undefined)[] = [];
  let isDown = true;
  const client = createFakeClient().answer(createShop, (_, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (isDown) throw new Problem('network', 'No line.');
    return ownShop;
  });
  const store = createNewShopStore({ client });
  await expect(store.create('maple-and-birch', shopBody)).rejects.toThrow('No line.');
  isDown = false;
  expect(await store.create('maple-and-birch', shopBody)).toEqual(ownShop);
  await store.create('maple-and-birch', shopBody);
  expect(keys).toHaveLength(3);
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});
