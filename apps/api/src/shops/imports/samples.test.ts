import { expect, test } from 'vitest';
import { shopPath } from '../shops.fixture.ts';
import { readSample, startProductImports } from './product-imports.fixture.ts';

const { signInSeller, createShop, upload, importAll, problemsOf, preview, productsOf } =
  await startProductImports();

async function begin() {
  const rosa = await signInSeller();
  return { rosa, shop: await createShop(rosa) };
}

/** A product of the shop as its people read it, by its title. */
async function readProductOf({ rosa, shop }: Awaited<ReturnType<typeof begin>>, title: string) {
  const found = (await productsOf(rosa, shop)).find(
    (one: { title: string }) => one.title === title,
  );
  return (await rosa.call('GET', shopPath(shop, `/product/${found.id}/settings`))).body;
}

test('the classic export of Shopify becomes products with their variants', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  const done = await importAll(rosa, shop, await readSample('shopify-candles'));
  expect(done).toMatchObject({
    ...{ state: 'done', shape: 'shopify', rows: 6, created: 3, changed: 0, imported: 3, wrong: 0 },
    notes: expect.arrayContaining([
      { note: 'pictures', products: 1 },
      { note: 'negativeStock', products: 1 },
    ]),
  });
  expect(done.leftOut).toEqual(expect.arrayContaining(['Vendor', 'Image Src', 'SEO Title']));
  const pine = await readProductOf(seller, 'Pine candle');
  expect(pine).toMatchObject({
    isActive: true,
    product: {
      ...{ description: 'Poured by hand.\n\n• 40 hours\n• Soy & pine', category: 'HOME_DECOR' },
      options: [],
      variants: [{ sku: 'NW-PINE', price: 2_400, weight: 320, stockMode: 'counted' }],
    },
    stock: [{ stock: 24 }],
  });
  const birch = await readProductOf(seller, 'Birch candle');
  expect(birch.product.options).toEqual([
    { name: 'Size', values: ['Small', 'Large'] },
    { name: 'Scent', values: ['Birch', 'Smoke'] },
  ]);
  expect(birch.product.variants).toMatchObject([
    { values: ['Small', 'Birch'], price: 1_400, compareAt: 1_800 },
    { values: ['Large', 'Birch'], price: 2_800, compareAt: null },
    { values: ['Large', 'Smoke'], price: 1_200 },
  ]);
  expect(birch.stock.map(({ stock }: { stock: number }) => stock)).toEqual([3, 0, 5]);
  const old = await readProductOf(seller, 'Old candle');
  expect(old).toMatchObject({
    isActive: false,
    product: { variants: [{ stockMode: 'unlimited' }] },
  });
});

test('the newer names of Shopify’s columns are understood as well', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  const done = await importAll(rosa, shop, await readSample('shopify-shirts'));
  expect(done).toMatchObject({ shape: 'shopify', created: 2, imported: 2, problems: 0 });
  const shirt = await readProductOf(seller, 'Linen shirt');
  expect(shirt.product).toMatchObject({
    ...{ description: 'Woven in Québec.\nWash cold.', category: 'CLOTHING_AND_SHOES' },
    variants: [
      { values: ['S', 'White'], barcode: '0628011223344', compareAt: 11_000, weight: 260 },
      { values: ['M', 'White'], stockMode: 'counted' },
      { values: ['M', 'Blue'], price: 9_250, stockMode: 'unlimited' },
    ],
  });
  expect((await readProductOf(seller, 'Wool cap')).isActive).toBe(false);
});

test('a table in UTF-16 with semicolons and commas for decimals is read', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  await importAll(rosa, shop, await readSample('shopify-mugs-utf16'));
  expect(await readProductOf(seller, 'Café mug')).toMatchObject({
    product: { category: 'KITCHEN_AND_DINING', variants: [{ price: 1_850 }] },
    stock: [{ stock: 12 }],
  });
});

test('variations of WooCommerce find their parent by its SKU and by its number', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  const done = await importAll(rosa, shop, await readSample('woocommerce-tea'));
  expect(done).toMatchObject({
    ...{ shape: 'woocommerce', created: 2, imported: 2, problems: 0 },
    notes: expect.arrayContaining([{ note: 'timedSale', products: 1 }]),
  });
  const green = await readProductOf(seller, 'Green tea');
  expect(green.product).toMatchObject({
    ...{ description: 'First flush.', category: 'FOOD_AND_DRINK', options: [], lowStock: 5 },
    variants: [{ sku: 'TEA-GREEN', price: 850, compareAt: 1_000, weight: 100 }],
  });
  const black = await readProductOf(seller, 'Black tea');
  expect(black.product.options).toEqual([{ name: 'Weight', values: ['100 g', '250 g'] }]);
  expect(black.product.variants).toMatchObject([
    { values: ['100 g'], price: 900, stockMode: 'counted' },
    { values: ['250 g'], price: 1_900, compareAt: null, weight: 250 },
  ]);
});

test('what WooCommerce sells in groups is refused at its cell, and the rest is imported', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  const { body } = await upload(rosa, shop, await readSample('woocommerce-prints'));
  expect(body).toMatchObject({ created: 1, wrong: 1, problems: 1 });
  expect(await problemsOf(rosa, shop, body.id)).toMatchObject([
    { row: 5, field: 'type', fault: 'productType', value: 'grouped' },
  ]);
  expect(await preview(rosa, shop, body.id)).toMatchObject([
    {
      row: 2,
      plan: 'create',
      title: 'Harbour print',
      variants: 2,
      priceFrom: 6_000,
      stockChange: 6,
    },
  ]);
  await importAll(rosa, shop, await readSample('woocommerce-prints'));
  const { product } = await readProductOf(seller, 'Harbour print');
  expect(product).toMatchObject({
    category: 'ART_AND_ANTIQUES',
    variants: [{ stockMode: 'on-order', weight: 1_134 }, { stockMode: 'counted' }],
  });
});

test('a variation without its product is refused, and a marked formula is the text itself', async () => {
  const seller = await begin();
  const { rosa, shop } = seller;
  const done = await importAll(rosa, shop, await readSample('woocommerce-tools'));
  expect(done).toMatchObject({ created: 2, imported: 2, wrong: 1 });
  expect(await problemsOf(rosa, shop, done.id)).toMatchObject([
    { row: 4, column: 13, field: 'parent', fault: 'noProduct', value: 'NOBODY' },
  ]);
  expect((await readProductOf(seller, '=Hammer')).product.variants[0].price).toBe(125_000);
  expect(await readProductOf(seller, 'Saw')).toMatchObject({
    isActive: false,
    product: { category: 'OTHER' },
    stock: [{ stock: 0 }],
  });
});
