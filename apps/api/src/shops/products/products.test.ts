import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { storePicture } from '../../posting/pictures.fixture.ts';
import { writeProduct, writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { productVariants, stockEntries } from './tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

const sizes = [{ name: 'Size', values: ['S', 'M'] }];
const inSizes = {
  options: sizes,
  variants: [
    writeVariant({ values: ['S'], price: 1_000, stock: 5 }),
    writeVariant({ values: ['M'], price: 1_400 }),
  ],
};

const productPath = (shop: string, pid: string, more = '') =>
  shopPath(shop, `/product/${pid}${more}`);

test('a product is written, listed and read with what follows from its variants', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const settings = await createProduct(rosa, shop, {
    title: 'Café table',
    ...inSizes,
    lowStock: 5,
  });
  expect(settings.id).toMatch(/^cafe-table-[a-z0-9]{6}$/);
  expect(settings).toMatchObject({ version: 1, isActive: true, currency: 'CAD', country: 'CA' });
  expect(settings.stock.map(({ stock }: { stock: number }) => stock)).toEqual([5, 0]);
  const visitor = await signIn();
  const list = await visitor.call('GET', shopPath(shop, '/products?text=CAFE'));
  expect(list.body).toMatchObject({
    total: 1,
    results: [{ id: settings.id, priceFrom: 1_000, priceTo: 1_400, availability: 'low' }],
  });
  const { body } = await visitor.call('GET', productPath(shop, settings.id));
  expect(body.variants).toMatchObject([
    { values: ['S'], availability: 'low', left: 5 },
    { values: ['M'], availability: 'sold-out', left: null },
  ]);
  expect(body).toMatchObject({ isTaxIncluded: false, shop: { id: shop, state: 'open' } });
  expect(body.structuredData).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'AggregateOffer', lowPrice: '10.00', highPrice: '14.00', offerCount: 2 },
  });
});

test('a list is ordered and narrowed, and pages of it follow one another', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Beech bench',
    variants: [writeVariant({ price: 500 })],
  });
  await createProduct(rosa, shop, { title: 'Atlas', category: 'BOOKS_AND_MEDIA', leaf: 'BOOKS' });
  await createProduct(rosa, shop, { title: 'Hidden' }, false);
  const titles = async (query: string) =>
    (await rosa.call('GET', shopPath(shop, `/products?${query}`))).body.results.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('')).toEqual(['Atlas', 'Beech bench', 'Oak chair']);
  expect(await titles('sort=price')).toEqual(['Beech bench', 'Oak chair', 'Atlas']);
  expect(await titles('sort=-price&size=2')).toEqual(['Oak chair', 'Atlas']);
  expect(await titles('sort=title&start=1&size=1')).toEqual(['Beech bench']);
  expect(await titles('category=BOOKS_AND_MEDIA')).toEqual(['Atlas']);
  expect(await titles('text=%25')).toEqual([]);
  const own = (await rosa.call('GET', shopPath(shop, '/products/all?shows=no'))).body;
  expect(own).toMatchObject({ total: 1, results: [{ title: 'Hidden', variants: 1, stock: 0 }] });
  expect((await rosa.call('GET', shopPath(shop, '/products/all'))).body.total).toBe(4);
});

test('variants are changed in place, added, and taken out of sale; two exchange their values', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const { id, product, version } = await createProduct(rosa, shop, inSizes);
  const [small, medium] = product.variants;
  const variants = [
    { ...medium, values: ['S'], price: 900 },
    { ...small, values: ['M'] },
    writeVariant({ values: ['L'], price: 2_000, stock: 7 }),
  ];
  const options = [{ name: 'Size', values: ['S', 'M', 'L'] }];
  const body = { product: writeProduct({ options, variants }) };
  const match = { 'if-match': `"${version}"` };
  const changed = await rosa.call('POST', productPath(shop, id), body, match);
  expect(changed.status).toBe(200);
  expect(changed.body.version).toBe(version + 1);
  expect(changed.body.product.variants.map((one: { id: number }) => one.id)).toEqual([
    medium.id,
    small.id,
    expect.any(Number),
  ]);
  expect(changed.body.stock.map(({ stock }: { stock: number }) => stock)).toEqual([0, 5, 7]);
  const [row] = (await rosa.call('GET', shopPath(shop, '/products/all'))).body.results;
  expect(row).toMatchObject({ priceFrom: 900, priceTo: 2_000, variants: 3, stock: 12 });
  const one = { product: writeProduct({ options, variants: [{ ...small, values: ['M'] }] }) };
  expect((await rosa.call('POST', productPath(shop, id), one)).status).toBe(200);
  const [left] = (await rosa.call('GET', shopPath(shop, '/products/all'))).body.results;
  expect(left).toMatchObject({ priceFrom: 1_000, priceTo: 1_000, variants: 1, stock: 5 });
  const [gone] = await database
    .select()
    .from(productVariants)
    .where(eq(productVariants.id, medium.id));
  expect(gone?.removedAt).not.toBeNull();
});

test('of two editors at once one changes the product, the other is refused', async () => {
  const rosa = await signInSeller();
  const ana = await signIn();
  const shop = await openShop(rosa);
  await delegate(ana.id, shop, 'write');
  const { id, product, version } = await createProduct(rosa, shop);
  const match = { 'if-match': `"${version}"` };
  const answers = await Promise.all(
    [rosa, ana].map((who, index) => {
      const body = { product: { ...product, title: `By editor ${index}` } };
      return who.call('POST', productPath(shop, id), body, match);
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('another shop’s product, and a variant of another product, are not there', async () => {
  const [rosa, eve] = [await signInSeller(), await signInSeller()];
  const [shop, other] = [await openShop(rosa), await openShop(eve)];
  const { id, product } = await createProduct(rosa, shop);
  const own = await createProduct(eve, other);
  const paths = ['', '/settings'].map((more) => ['GET', productPath(other, id, more)] as const);
  for (const [method, path] of [
    ...paths,
    ['POST', productPath(other, id, '/activate')],
    ['POST', productPath(other, id, '/deactivate')],
  ] as const) {
    expect((await eve.call(method, path)).status, path).toBe(404);
  }
  const stolen = { product: { ...product, title: 'Stolen' } };
  expect((await eve.call('POST', productPath(other, id), stolen)).status).toBe(404);
  expect((await eve.call('POST', productPath(shop, id), stolen)).status).toBe(403);
  const foreign = { product: { ...own.product, variants: product.variants } };
  const answer = await eve.call('POST', productPath(other, own.id), foreign);
  expect(answer.body.fields).toMatchObject([{ path: 'body.product.variants.0.id' }]);
  const correction = {
    ...{ variantId: product.variants[0].id, kind: 'corrected' },
    ...{ change: 5, note: '' },
  };
  const stock = await eve.call('POST', productPath(other, own.id, '/stock'), correction);
  expect(stock.status).toBe(404);
});

test('rights to a shop are what each call needs, and a stranger learns nothing', async () => {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const { id, product } = await createProduct(rosa, shop);
  const calls = {
    create: (who: typeof rosa) =>
      who.call('POST', shopPath(shop, '/product'), { product: writeProduct(), isActive: false }),
    write: (who: typeof rosa) => who.call('POST', productPath(shop, id), { product }),
    delete: (who: typeof rosa) => who.call('POST', productPath(shop, id, '/deactivate')),
    read: (who: typeof rosa) => who.call('GET', productPath(shop, id, '/settings')),
  };
  for (const right of ['create', 'write', 'delete', 'read'] as const) {
    const ana = Object.assign(await signIn(), { accountId: '' });
    await delegate(ana.id, shop, right);
    for (const [name, call] of Object.entries(calls)) {
      const { status } = await call(ana);
      expect(status, `${right} ${name}`).toBe(name === right || name === 'read' ? 200 : 403);
    }
  }
  const eve = Object.assign(await signIn(), { accountId: '' });
  for (const call of Object.values(calls)) expect((await call(eve)).status).toBe(404);
});

test('what a product shows is its owner’s file, also where a colleague adds it', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signIn()];
  const shop = await openShop(rosa);
  await delegate(ana.id, shop, 'create', 'write');
  const [anas, eves] = [await storePicture(database, ana.id), await storePicture(database, eve.id)];
  const pictures = [{ id: anas, alt: 'A chair' }];
  const variants = [writeVariant({ pictureId: anas })];
  const body = { product: writeProduct({ pictures, variants }), isActive: true };
  const made = await ana.call('POST', shopPath(shop, '/product'), body);
  expect(made.status).toBe(200);
  expect(made.body.images).toMatchObject([{ id: anas, alt: 'A chair' }]);
  // A copy of it shows the same picture, which is the owner's by now.
  expect((await ana.call('POST', shopPath(shop, '/product'), body)).status).toBe(200);
  const stolen = { product: writeProduct({ pictures: [{ id: eves, alt: '' }] }), isActive: true };
  for (const who of [ana, rosa]) {
    const refused = await who.call('POST', shopPath(shop, '/product'), stolen);
    expect(refused.body.fields).toMatchObject([{ path: 'body.product.pictures.0.id' }]);
  }
  const used = await rosa.call('GET', `/api/v1/storage/me/files/${anas}`);
  expect(used.body.usedIn).toMatchObject([
    { place: 'product', title: 'Oak chair' },
    { place: 'product', title: 'Oak chair' },
  ]);
});

test('one product is made under one key', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const body = { product: writeProduct(), isActive: true };
  const key = { 'idempotency-key': 'a-product' };
  const [first, second] = [
    await rosa.call('POST', shopPath(shop, '/product'), body, key),
    await rosa.call('POST', shopPath(shop, '/product'), body, key),
  ];
  expect(second.body).toEqual(first.body);
  expect((await rosa.call('GET', shopPath(shop, '/products/all'))).body.total).toBe(2);
});

test('a product that was hidden shows to the people of its shop alone', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const { id } = await createProduct(rosa, shop);
  const visitor = await signIn();
  expect((await rosa.call('POST', productPath(shop, id, '/deactivate'))).status).toBe(200);
  expect((await visitor.call('GET', productPath(shop, id))).status).toBe(404);
  const own = await rosa.call('GET', productPath(shop, id));
  expect(own.body).toMatchObject({ isActive: false, structuredData: null });
  expect((await rosa.call('POST', productPath(shop, id, '/activate'))).status).toBe(200);
  expect((await visitor.call('GET', productPath(shop, id))).status).toBe(200);
});

const many = Array.from({ length: 101 }, (_, index) => `${index}`);

test.each([
  ['price', { variants: [writeVariant({ price: -1 })] }],
  ['price', { variants: [writeVariant({ price: 0 })] }],
  ['price', { variants: [writeVariant({ price: 1e15 })] }],
  ['price', { variants: [writeVariant({ price: 10.125 })] }],
  ['compareAt', { variants: [writeVariant({ compareAt: 12_500 })] }],
  [
    'variants',
    {
      options: [{ name: 'A', values: many }],
      variants: many.map((one) => writeVariant({ values: [one] })),
    },
  ],
  [
    'options',
    {
      options: ['A', 'B', 'C', 'D'].map((name) => ({ name, values: ['1'] })),
      variants: [writeVariant({ values: ['1', '1', '1'] })],
    },
  ],
  ['values', { options: sizes, variants: [writeVariant({ values: ['XL'] })] }],
  ['stock', { variants: [writeVariant({ stock: -1 })] }],
  ['stock', { variants: [writeVariant({ stockMode: 'unlimited', stock: 3 })] }],
  ['leaf', { leaf: 'BOOKS' }],
  ['pictureId', { variants: [writeVariant({ pictureId: '0'.repeat(32) })] }],
  ['id', { variants: [writeVariant({ id: 1 })] }],
])('a fault of %s adds nothing', async (field, changes) => {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const body = { product: writeProduct(changes), isActive: true };
  const answer = await rosa.call('POST', shopPath(shop, '/product'), body);
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body.fields)).toContain(field);
  expect((await rosa.call('GET', shopPath(shop, '/products/all'))).body.total).toBe(0);
});

test('markup in every field is text', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const markup = '<script>alert(1)</script>';
  const { id } = await createProduct(rosa, shop, {
    title: markup,
    description: markup,
    options: [{ name: markup, values: [markup] }],
    variants: [writeVariant({ values: [markup], sku: markup, barcode: markup })],
  });
  const { body } = await (await signIn()).call('GET', productPath(shop, id));
  expect(body).toMatchObject({ title: markup, description: markup });
  expect(body.variants).toMatchObject([{ values: [markup], sku: markup }]);
});

test('a stock changes by its ledger alone, and the ledger only grows', async () => {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const { product } = await createProduct(rosa, shop, {
    variants: [writeVariant({ stock: 3 })],
  });
  const { id } = product.variants[0];
  const refusals = [
    () => database.update(productVariants).set({ stock: 9 }).where(eq(productVariants.id, id)),
    () => database.delete(productVariants).where(eq(productVariants.id, id)),
    () => database.update(stockEntries).set({ change: 9 }).where(eq(stockEntries.variantId, id)),
    () => database.delete(stockEntries).where(eq(stockEntries.variantId, id)),
    () => database.$client.query('truncate stock_entries'),
  ];
  for (const refused of refusals) await expect(refused()).rejects.toThrow();
  const entries = await database.select().from(stockEntries).where(eq(stockEntries.variantId, id));
  expect(entries).toMatchObject([{ kind: 'received', change: 3, userId: rosa.id }]);
});
