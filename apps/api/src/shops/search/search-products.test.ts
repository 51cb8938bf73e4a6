import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { products } from '../products/tables.ts';
import { writeRate, writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath } from '../shops.fixture.ts';
import { shops } from '../tables.ts';
import { startProductSearch } from './product-search.fixture.ts';

const { database, signInSeller, createProduct, openShop, createShop, search, titles } =
  await startProductSearch();

const counted = (price: number, stock: number) => ({
  variants: [writeVariant({ price, stock })],
});

test('words are found by their stems, by shelves and conditions in French, and by beginnings', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Folding kayaks',
    category: 'BOATS_AND_MARINE',
    leaf: 'KAYAKS',
    condition: 'HEAVILY_USED',
  });
  await createProduct(rosa, shop, {
    title: 'Paddle',
    category: 'BOATS_AND_MARINE',
    leaf: null,
    description: 'For a kayak.',
  });
  expect(await titles({ text: 'kayak', shop })).toEqual(['Folding kayaks', 'Paddle']);
  expect(await titles({ text: 'kayak folded', shop })).toEqual(['Folding kayaks']);
  expect(await titles({ text: 'kayak -paddle', shop })).toEqual(['Folding kayaks']);
  expect(await titles({ text: 'chaises', shop })).toEqual(['Oak chair']);
  expect(await titles({ text: 'meubles', shop })).toEqual(['Oak chair']);
  expect(await titles({ text: 'très usagé', shop })).toEqual(['Folding kayaks']);
  expect(await titles({ text: 'padd', shop })).toEqual(['Paddle']);
  expect(await titles({ text: 'KAYÂKS', shop })).toHaveLength(2);
});

test('a value of an option is found, and where nothing has the words the likest titles are', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Wheelbarrow',
    options: [{ name: 'Colour', values: ['Vermilion'] }],
    variants: [writeVariant({ values: ['Vermilion'] })],
  });
  expect(await titles({ text: 'vermilion', shop })).toEqual(['Wheelbarrow']);
  const similar = await search({ text: 'wheelbarow', shop });
  expect(similar).toMatchObject({ isSimilar: true, results: [{ title: 'Wheelbarrow' }] });
  expect(similar.total).toEqual({ count: 1, isCapped: false });
});

test('only what shows in shops that everybody may see is found', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, { title: 'Xylophone hidden' }, false);
  await createProduct(rosa, shop, { title: 'Xylophone shown' });
  const draft = await createShop(rosa);
  await createProduct(rosa, draft, { title: 'Xylophone of a draft' });
  const all = () => titles({ text: 'xylophone' });
  expect(await all()).toEqual(['Xylophone shown']);
  expect(await titles({ shop: draft })).toEqual([]);
  const become = (facts: Partial<typeof shops.$inferInsert>) =>
    database.update(shops).set(facts).where(eq(shops.id, shop));
  await become({ state: 'away', awayFrom: new Date(0) });
  expect(await all()).toEqual(['Xylophone shown']);
  await become({ state: 'suspended', suspendedFrom: 'away', suspension: 'Counterfeits' });
  expect(await all()).toEqual([]);
  expect(await titles({ shop })).toEqual([]);
  await become({ state: 'open', suspendedFrom: null, suspension: '', awayFrom: null });
  expect(await all()).toEqual(['Xylophone shown']);
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  expect(await all()).toEqual([]);
  expect(
    (await search({ text: 'xylophone', shop, include: ['facets', 'total'] })).total.count,
  ).toBe(0);
  await database.update(users).set({ state: 'active' }).where(eq(users.id, rosa.id));
  await become({ state: 'closed', closedAt: new Date() });
  expect(await all()).toEqual([]);
});

test('shelf, leaf, condition, price and stock narrow a search', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Cheap lamp',
    category: 'LIGHTING',
    leaf: 'LAMPS',
    ...counted(1_000, 0),
  });
  await createProduct(rosa, shop, {
    title: 'Dear lamp',
    category: 'LIGHTING',
    leaf: 'LAMPS',
    condition: 'USED',
    ...counted(9_000, 2),
  });
  await createProduct(rosa, shop, {
    title: 'Bulb',
    category: 'LIGHTING',
    leaf: 'BULBS',
    ...counted(300, 4),
  });
  const within = { shop, sort: 'price-low' };
  expect(await titles({ ...within, category: 'LIGHTING' })).toEqual([
    'Bulb',
    'Cheap lamp',
    'Dear lamp',
  ]);
  expect(await titles({ ...within, category: 'LIGHTING', leaf: 'LAMPS' })).toEqual([
    'Cheap lamp',
    'Dear lamp',
  ]);
  expect(await titles({ ...within, condition: ['USED'] })).toEqual(['Dear lamp']);
  expect(await titles({ ...within, price: { min: 1_000, max: 9_000 } })).toEqual([
    'Cheap lamp',
    'Dear lamp',
  ]);
  expect(await titles({ ...within, price: { min: 1_001, max: 8_999 } })).toEqual([]);
  expect(await titles({ ...within, inStock: true })).toEqual(['Bulb', 'Dear lamp']);
});

test('the price of a product is the least of its variants, as they change', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Rug in sizes',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    variants: [
      writeVariant({ values: ['S'], price: 700 }),
      writeVariant({ values: ['L'], price: 900 }),
    ],
  });
  expect(await titles({ shop, price: { max: 700 } })).toEqual(['Rug in sizes']);
  await database.execute(
    sql`update product_variants set removed_at = now() where price = 700 and product_key in (select key from products where title = 'Rug in sizes')`,
  );
  expect(await titles({ shop, price: { max: 700 } })).toEqual([]);
  expect(await titles({ shop, price: { min: 900, max: 900 } })).toEqual(['Rug in sizes']);
});

test('prices of other currencies are compared by the rates in force', async () => {
  const [canadian, american] = [await signInSeller(), await signInSeller({ country: 'US' })];
  const here = await openShop(canadian);
  const there = await openShop(american, {
    place: {
      street: '1 Main St',
      city: 'Buffalo',
      region: 'NY',
      country: 'US',
      postalCode: '14202',
      pin: { lat: 42.8864, lng: -78.8784 },
      isAreaOnly: false,
    },
  });
  await createProduct(canadian, here, { title: 'Zither of Canada', ...counted(10_000, 1) });
  await createProduct(american, there, { title: 'Zither of America', ...counted(9_000, 1) });
  // A dollar of the USA is worth more.
  expect(await titles({ text: 'zither', sort: 'price-low' })).toEqual([
    'Zither of Canada',
    'Zither of America',
  ]);
  expect(await titles({ text: 'zither', sort: 'price-high' })).toEqual([
    'Zither of America',
    'Zither of Canada',
  ]);
  expect(await titles({ text: 'zither', price: { max: 10_000, currency: 'CAD' } })).toEqual([
    'Zither of Canada',
  ]);
  expect(
    await titles({ text: 'zither', price: { max: 9_000 }, homeCountry: 'US', sort: 'newest' }),
  ).toEqual(['Zither of America', 'Zither of Canada']);
  expect((await search({ shop: there })).currency).toBe('USD');
});

test('what ships to a place goes by rates, and neither pickup nor asking counts', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  const rate = (zone: object, active = true) =>
    rosa.call(
      'POST',
      shopPath(shop, '/shipping'),
      writeRate({ zone: { country: 'CA', regions: [], postalPrefixes: [], ...zone }, active }),
    );
  await createProduct(rosa, shop, { title: 'Sent', shippingSupport: 'FIXED_RATE' });
  await createProduct(rosa, shop, { title: 'Included', shippingSupport: 'INCLUDED' });
  await createProduct(rosa, shop, { title: 'Fetched', shippingSupport: 'PICKUP_ONLY' });
  await createProduct(rosa, shop, { title: 'Discussed', shippingSupport: 'CONTACT_STORE' });
  const to = (shipsTo: object) => titles({ shop, shipsTo });
  expect(await to({ country: 'AU' })).toEqual(['Included']);
  await rate({ regions: ['ON'] });
  await rate({ country: 'US' }, false);
  expect(await to({ country: 'AU' })).toEqual([]);
  expect(await to({ country: 'US' })).toEqual([]);
  expect(await to({ country: 'CA' })).toEqual([]);
  expect(await to({ country: 'CA', region: 'QC' })).toEqual([]);
  const all = ['Included', 'Sent', 'Oak chair'];
  expect(await to({ country: 'CA', region: 'ON' })).toEqual(all);
  await rate({ regions: ['QC'], postalPrefixes: ['H2X'] });
  expect(await to({ country: 'CA', region: 'QC' })).toEqual([]);
  expect(await to({ country: 'CA', region: 'QC', postalCode: 'h2x 1y4' })).toEqual(all);
  expect(await to({ country: 'CA', region: 'QC', postalCode: 'H3A 1Y4' })).toEqual([]);
});

test('near is where the shop is, with its distance', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, { title: 'Theremin' });
  const near = { lat: 43.2567, lng: -79.8726 };
  const { results } = await search({ text: 'theremin', near });
  expect(results).toMatchObject([
    { title: 'Theremin', shopId: shop, shop: { name: 'Maple and Birch', city: 'Hamilton' } },
  ]);
  expect(results[0].shop.distance).toBeLessThan(1_000);
  expect(await titles({ text: 'theremin', near: 'Ontario' })).toEqual(['Theremin']);
  expect(await titles({ text: 'theremin', near: 'Vancouver, BC' })).toEqual([]);
  expect((await search({ text: 'theremin', near: 'Vancouver, BC' })).repairs).toContainEqual({
    drop: 'near',
    count: 1,
    isCapped: false,
  });
});

test('facets are counted within a shop, each but for its own choice', async () => {
  const rosa = await signInSeller();
  const shop = await openShop(rosa);
  await createProduct(rosa, shop, {
    title: 'Tent',
    category: 'SPORTS_AND_OUTDOORS',
    leaf: 'CAMPING',
    condition: 'USED',
    ...counted(12_000, 1),
  });
  await createProduct(rosa, shop, {
    title: 'Skis',
    category: 'SPORTS_AND_OUTDOORS',
    leaf: 'WINTER_SPORTS',
    ...counted(30_000, 1),
  });
  const { facets } = await search({
    shop,
    category: 'SPORTS_AND_OUTDOORS',
    condition: ['USED'],
    include: ['facets'],
  });
  expect(facets.category).toEqual([{ value: 'SPORTS_AND_OUTDOORS', count: 1 }]);
  expect(facets.leaves).toEqual([{ value: 'CAMPING', count: 1 }]);
  expect(facets.condition).toEqual([
    { value: 'NEW', count: 1 },
    { value: 'USED', count: 1 },
  ]);
  expect(facets.price).toEqual([{ from: 10_000, to: 25_000, count: 1 }]);
  const all = await search({ shop, include: ['facets'] });
  expect(all.facets.category).toEqual([
    { value: 'SPORTS_AND_OUTDOORS', count: 2 },
    { value: 'FURNITURE', count: 1 },
  ]);
  expect(all.results).toEqual([]);
});

test.each(['newest', 'price-low', 'price-high', 'relevance'])(
  'pages by %s neither repeat nor skip, also where all are equal',
  async (sort) => {
    const rosa = await signInSeller();
    const shop = await openShop(rosa);
    const made = Array.from({ length: 7 }, (_, index) => `Marimba ${index}`);
    for (const title of made) await createProduct(rosa, shop, { title });
    await database
      .update(products)
      .set({ createdAt: new Date(1_000) })
      .where(sql`title like 'Marimba %'`);
    const seen: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await search(
        { shop, text: 'marimba', sort, ...(cursor && { cursor }) },
        '?size=3',
      );
      seen.push(...page.results.map(({ title }: { title: string }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.toSorted()).toEqual(made);
    expect(await titles({ shop, text: 'marimba', sort }, '?size=3&start=3')).toEqual(
      seen.slice(3, 6),
    );
  },
);
