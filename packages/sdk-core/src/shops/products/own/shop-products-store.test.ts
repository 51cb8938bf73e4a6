import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCurrentUser } from '../../../account/sessions/endpoints.ts';
import { createSessionStore } from '../../../account/sessions/session-store.ts';
import { createFakeClient } from '../../../http/fake-client.fixture.ts';
import { createTestEnvironment } from '../../../http/test-environment.fixture.ts';
import type { UserId } from '../../../vocabulary/ids.ts';
import { Problem } from '../../../vocabulary/problem.ts';
import { untouchedTable } from '../../../vocabulary/table/table-state.ts';
import { readShopSettings } from '../../endpoints.ts';
import type { ShopSettings } from '../../schemas.ts';
import { activateProduct, changeProduct, listShopProducts } from '../endpoints.ts';
import type { ProductSettings } from '../schemas.ts';
import { repricingsOf } from './repriced-products.ts';
import { createShopProductsStore, shopProductsQueryOf } from './shop-products-store.ts';

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

/** A store whose pages are counted. */
async function openStore() {
  let requests = 0;
  const client = createFakeClient()
    .answer(readCurrentUser, () => rosa)
    // The store hands it on as it is.
    .answer(readShopSettings, () => ({ id: 'maple' }) as ShopSettings)
    .answer(listShopProducts, () => {
      requests += 1;
      return { results: [], total: requests };
    });
  const { env, change } = createTestEnvironment(client);
  const store = createShopProductsStore(env);
  const stop = store.follow();
  following.push(stop);
  await env.store(createSessionStore).load();
  await store.show(shopProductsQueryOf('maple', untouchedTable));
  return { client, store, change, stop, requests: () => requests };
}

test('what a table can’t mean is left out of what is requested', () => {
  const state = {
    ...untouchedTable,
    query: ' mug ',
    filters: { category: 'LIGHTING', shows: 'no', colour: 'red' },
    sort: { column: 'price', direction: 'descending' as const },
    page: 3,
  };
  expect(shopProductsQueryOf('maple', state)).toEqual({
    ...{ shopId: 'maple', text: 'mug', category: 'LIGHTING', shows: 'no', sort: '-price', page: 3 },
  });
  const odd = { ...state, filters: { category: 'WEAPONS' }, sort: undefined };
  expect(shopProductsQueryOf('maple', odd)).toMatchObject({ category: undefined, sort: 'newest' });
});

test('a change elsewhere renews the page, as long as somebody looks', async () => {
  const { store, change, stop, requests } = await openStore();
  change('listings');
  change('shops');
  await expect.poll(() => store.$state.get()).toMatchObject({ value: { total: 2 } });
  stop();
  change('shops');
  expect(requests()).toBe(2);
});

test('what is refused of one product leaves the others, and is named', async () => {
  const { client, store, requests } = await openStore();
  client.answer(activateProduct, ({ params: { pid } }) => {
    if (pid === 'mug') throw new Problem('not-found', 'There is no such product.');
    return null;
  });
  const outcome = await store.setActive('maple', ['mug', 'shirt'], true);
  expect(outcome).toMatchObject({
    done: 1,
    failed: [{ id: 'mug', problem: { code: 'not-found' } }],
  });
  expect(requests()).toBe(2);
});

test('prices change by one call a product, only as it was read', async () => {
  const { client, store } = await openStore();
  const versions: (number | undefined)[] = [];
  client.answer(changeProduct, (_, { ifMatch }) => {
    versions.push(ifMatch);
    if (ifMatch === 7) throw new Problem('precondition-failed', 'Somebody else was first.');
    return productOf('mug', 4, 1100);
  });
  const change = { direction: 'raise', by: { portion: 100_000 } } as const;
  const products = [productOf('mug', 3, 1000), productOf('shirt', 7, 2000)];
  const changes = repricingsOf(products, change).flatMap((one) => (one.variants ? [one] : []));
  const outcome = await store.reprice('maple', changes);
  expect(versions).toEqual([3, 7]);
  expect(outcome).toMatchObject({ done: 1, failed: [{ id: 'shirt', title: 'shirt' }] });
});

function productOf(id: string, version: number, price: number): ProductSettings {
  return {
    ...{ id, version, isActive: true, currency: 'CAD', country: 'CA', images: [], stock: [] },
    product: {
      ...{ title: id, description: '', pictures: [], category: 'OTHER', leaf: null },
      ...{ condition: 'NEW', shippingSupport: 'INCLUDED', options: [], lowStock: null },
      variants: [
        {
          ...{ id: 1, values: [], sku: null, barcode: null, price, compareAt: null },
          ...{ stockMode: 'unlimited', weight: null, pictureId: null },
        },
      ],
    },
  };
}
