import { beforeAll, expect, test } from 'vitest';
import { writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

const { server, signInSeller, createShop, createProduct, openShop } = await startShops();
const count = async () => (await server.call('GET', '/api/v1/marketplace/pages')).body.groups;
const list = async (kind: string, query = '') =>
  (await server.call('GET', `/api/v1/marketplace/pages/list?kind=${kind}${query}`)).body.pages;

type Seller = Awaited<ReturnType<typeof signInSeller>>;
let rosa: Seller;
let shop: string;
let product: string;

beforeAll(async () => {
  expect(await count()).toEqual([]);
  rosa = await signInSeller();
  shop = await openShop(rosa);
  product = (await createProduct(rosa, shop, { title: 'Oak table' })).id;
  await createProduct(rosa, shop, {}, false);
  await createProduct(rosa, await createShop(rosa));
});

test('search engines may know what shows, and nothing else', async () => {
  expect(await count()).toMatchObject([
    { kind: 'shop', count: 1 },
    { kind: 'product', count: 2 },
  ]);
  expect(await list('shop')).toEqual([
    { path: `/marketplace/shop/${shop}`, updatedAt: expect.any(String) },
  ]);
  const pages = await list('product');
  expect(pages).toHaveLength(2);
  expect(pages[1].path).toBe(`/product/${shop}/${product}`);
});

test('pages are asked for in turn', async () => {
  const [first] = await list('product', '&size=1');
  const [second] = await list('product', '&start=1&size=1');
  expect(first.path).not.toBe(second.path);
  expect(await list('product', '&start=2')).toEqual([]);
  expect((await server.call('GET', '/api/v1/marketplace/pages/list?kind=person')).status).toBe(400);
});

test('a shop that is taken back is not known any more', async () => {
  const other = await openShop(rosa);
  expect(await list('shop')).toHaveLength(2);
  const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'None.' };
  await rosa.call('PUT', shopPath(other), { shop: writeShop(ready), state: 'draft' });
  expect(await list('shop')).toHaveLength(1);
  expect(await list('product')).toHaveLength(2);
});
