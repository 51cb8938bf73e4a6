import { expect, test } from 'vitest';
import { createFakeClient } from '../../http/fake-client.fixture.ts';
import { Problem } from '../../vocabulary/problem.ts';
import { readShop } from '../endpoints.ts';
import { listProducts, readProduct } from '../products/endpoints.ts';
import type { ProductDetails, ProductSummary } from '../products/schemas.ts';
import type { Shop } from '../schemas.ts';
import { createDeliveryPlaceStore } from './delivery-place-store.ts';
import { createOtherProductsStore, createProductStore } from './product-store.ts';
import { createShopPageStore } from './shop-page-store.ts';

// The stores hand on whole what was answered.
const product = (id: string) => ({ id, shop: { id: 'maple' } }) as ProductDetails;
const summary = (number: number) => ({ id: `product-${number}` }) as ProductSummary;
const shop = { id: 'maple' } as Shop;
const query = { shop: 'maple', shelf: '', sort: 'newest' } as const;

test('a product is requested once, and another one by its address', async () => {
  const client = createFakeClient().answer(readProduct, () => product('vase'));
  const store = createProductStore({ client }, product('mug'));
  await store.show({ shop: 'maple', id: 'mug' });
  await store.show({ shop: 'maple', id: 'vase' });
  expect(client.calls.map(({ input }) => input)).toEqual([
    { params: { id: 'maple', pid: 'vase' } },
  ]);
});

test('other products are not the one that shows', async () => {
  const results = [summary(1), summary(2), summary(3)];
  const client = createFakeClient().answer(listProducts, () => ({ results, total: 3 }));
  const store = createOtherProductsStore({ client });
  await store.show({ shop: 'maple', id: 'product-2' });
  expect(store.$state.get()).toMatchObject({ value: [{ id: 'product-1' }, { id: 'product-3' }] });
});

test('more products follow, each once, and the shop is requested once', async () => {
  const client = createFakeClient()
    .answer(readShop, () => shop)
    .answer(listProducts, ({ query: asked }) =>
      asked?.start
        ? { results: [summary(2), summary(3)], total: 3 }
        : { results: [summary(1), summary(2)], total: 3 },
    );
  const store = createShopPageStore({ client });
  await store.show(query);
  await store.showMore();
  expect(store.$state.get()).toMatchObject({
    state: 'ready',
    value: { products: [{ id: 'product-1' }, { id: 'product-2' }, { id: 'product-3' }] },
  });
  await store.show({ ...query, shelf: 'LIGHTING' });
  expect(client.calls.filter(({ endpoint }) => endpoint === readShop)).toHaveLength(1);
  expect(client.calls.at(-1)?.input).toMatchObject({ query: { start: 0, category: 'LIGHTING' } });
});

test('what shows stays where more can’t be had', async () => {
  const client = createFakeClient().answer(listProducts, () => {
    throw new Problem('network', 'Out of reach.');
  });
  const store = createShopPageStore({ client }, { query, shop, products: [summary(1)], total: 3 });
  await store.showMore();
  expect(store.$state.get()).toMatchObject({
    state: 'failed',
    previous: { products: [{ id: 'product-1' }] },
  });
});

function createStorage(text: string | null = null) {
  let held = text;
  return {
    getItem: () => held,
    setItem(_key: string, next: string) {
      if (next.includes('full')) throw new Error('full');
      held = next;
    },
    removeItem: () => undefined,
  };
}

test('the place of deliveries is remembered by its browser', async () => {
  const storage = createStorage();
  const place = { country: 'CA', region: 'ON', postalCode: 'L8P 1A1' } as const;
  const store = createDeliveryPlaceStore(undefined, storage);
  await store.load();
  expect(store.$state.get()).toEqual({ state: 'ready', value: null });
  store.choose(place);
  const next = createDeliveryPlaceStore(undefined, storage);
  await next.load();
  expect(next.$state.get()).toEqual({ state: 'ready', value: place });
});

test('a browser that saves nothing remembers it for the page', () => {
  const store = createDeliveryPlaceStore(undefined, createStorage());
  const place = { country: 'CA', region: null, postalCode: 'full' } as const;
  store.choose(place);
  expect(store.$state.get()).toEqual({ state: 'ready', value: place });
});

test.each(['', '{', '7', '{"country":"ZZ"}', '{"country":["CA"]}'])(
  '“%s” is no place',
  async (text) => {
    const store = createDeliveryPlaceStore(undefined, createStorage(text));
    await store.load();
    expect(store.$state.get()).toEqual({ state: 'ready', value: null });
  },
);
