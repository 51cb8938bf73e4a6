import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { stockEntries } from '../products/tables.ts';
import { writeProduct, writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath } from '../shops.fixture.ts';
import { editsPath, startProductEdits } from './product-edits.fixture.ts';

const { database, stocked, edit, undo, rowsOf, createProduct } = await startProductEdits();

const inSizes = {
  title: 'Pine bench',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    writeVariant({ values: ['S'], price: 2_000 }),
    writeVariant({ values: ['M'], price: 3_000, stockMode: 'unlimited' }),
  ],
};

test('the variants of a shop are listed by page, with what a grid edits', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  await createProduct(rosa, shop, inSizes, false);
  const { results, total } = await rowsOf(rosa, shop);
  expect(total).toBe(3);
  expect(results[0]).toEqual({
    ...{ variantId, productId: id, version: 1, title: 'Oak stool', values: [], sku: 'ST' },
    ...{ price: 1_000, compareAt: 1_500, stockMode: 'counted', stock: 5, isActive: true },
  });
  expect(results.slice(1)).toMatchObject([
    { title: 'Pine bench', values: ['S'], isActive: false },
    { title: 'Pine bench', values: ['M'], stockMode: 'unlimited' },
  ]);
  expect((await rowsOf(rosa, shop, '&start=1&size=1')).results).toMatchObject([{ values: ['S'] }]);
  expect((await rowsOf(rosa, shop, '&shows=no')).total).toBe(2);
  expect((await rowsOf(rosa, shop, '&text=oak')).total).toBe(1);
});

test('prices, stocks and visibility change in one call, and undoing puts them back', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const bench = await createProduct(rosa, shop, inSizes, false);
  const [small, medium] = bench.stock.map((one: { variantId: number }) => one.variantId);
  const { body } = await edit(rosa, shop, [
    {
      ...{ id, version: 1, isActive: false },
      variants: [{ id: variantId, price: 1_600, stock: { before: 5, after: 9 } }],
    },
    {
      ...{ id: bench.id, version: 1, isActive: true },
      variants: [
        { id: small, stock: { before: 0, after: null } },
        { id: medium, price: 3_100, stock: { before: 0, after: 4 } },
      ],
    },
  ]);
  expect(body).toMatchObject({
    edit: { state: 'done', changed: 2 },
    results: [
      { id, outcome: 'changed', rows: [] },
      { id: bench.id, outcome: 'changed', rows: [] },
    ],
  });
  expect((await rowsOf(rosa, shop)).results).toMatchObject([
    // It cost less before than it does now.
    { version: 2, price: 1_600, compareAt: null, stock: 9, isActive: false },
    { version: 2, price: 2_000, stockMode: 'unlimited', isActive: true },
    { version: 2, price: 3_100, stockMode: 'counted', stock: 4 },
  ]);
  const listed = await rosa.call('GET', editsPath(shop));
  expect(listed.body.results).toEqual([body.edit]);
  const undone = await undo(rosa, shop, body.edit.id);
  expect(undone.body).toMatchObject({
    edit: { state: 'undone', restored: 2, kept: 0 },
    results: [
      { title: 'Oak stool', outcome: 'restored' },
      { title: 'Pine bench', outcome: 'restored' },
    ],
  });
  expect((await rowsOf(rosa, shop)).results).toMatchObject([
    { price: 1_000, compareAt: 1_500, stock: 5, isActive: true },
    { price: 2_000, stockMode: 'counted', isActive: false },
    { price: 3_000, stockMode: 'unlimited', stock: 0 },
  ]);
  const entries = await database
    .select({ change: stockEntries.change, kind: stockEntries.kind, userId: stockEntries.userId })
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId))
    .orderBy(stockEntries.id);
  expect(entries.slice(1)).toEqual([
    { change: 4, kind: 'corrected', userId: rosa.id },
    { change: -4, kind: 'corrected', userId: rosa.id },
  ]);
  expect((await undo(rosa, shop, body.edit.id)).status).toBe(409);
});

test('what somebody else has written since is reported as it stands, and the others change', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const other = await createProduct(rosa, shop, { title: 'Pear box' });
  const product = writeProduct({
    title: 'Oak stool, tall',
    variants: [writeVariant({ id: variantId })],
  });
  await rosa.call('POST', shopPath(shop, `/product/${id}`), { product });
  const { body } = await edit(rosa, shop, [
    { id, version: 1, variants: [{ id: variantId, price: 900 }] },
    { id: other.id, version: 1, variants: [{ id: other.stock[0].variantId, price: 900 }] },
  ]);
  expect(body.edit).toMatchObject({ changed: 1 });
  expect(body.results).toMatchObject([
    { outcome: 'outdated', rows: [{ title: 'Oak stool, tall', version: 2, price: 12_500 }] },
    { outcome: 'changed' },
  ]);
  expect((await rowsOf(rosa, shop)).results).toMatchObject([{ price: 12_500 }, { price: 900 }]);
});

test('a stock from which pieces were reserved meanwhile is not counted over, nor its price changed', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  await database.insert(stockEntries).values({
    ...{ variantId, kind: 'reserved', change: -2, note: '', at: new Date(0) },
  });
  const { body } = await edit(rosa, shop, [
    {
      ...{ id, version: 1, isActive: false },
      variants: [{ id: variantId, price: 900, stock: { before: 5, after: 9 } }],
    },
  ]);
  expect(body).toMatchObject({ edit: null, results: [{ outcome: 'stock', rows: [{ stock: 3 }] }] });
  expect((await rowsOf(rosa, shop)).results).toMatchObject([
    { price: 1_000, stock: 3, isActive: true },
  ]);
  // Without a stock there is nothing to count over.
  const priced = await edit(rosa, shop, [
    { id, version: 1, variants: [{ id: variantId, price: 900 }] },
  ]);
  expect(priced.body.results).toMatchObject([{ outcome: 'changed' }]);
});

test('undoing leaves what was counted, written or shown otherwise since, and names it', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const [pear, plum] = [
    await createProduct(rosa, shop, { title: 'Pear box' }),
    await createProduct(rosa, shop, { title: 'Plum box' }),
  ];
  const priced = ({ id: one, stock }: { id: string; stock: { variantId: number }[] }) => ({
    ...{ id: one, version: 1, variants: [{ id: stock[0]?.variantId, price: 900 }] },
  });
  const { body } = await edit(rosa, shop, [
    { id, version: 1, variants: [{ id: variantId, stock: { before: 5, after: 7 } }] },
    ...[priced(pear), priced(plum)],
  ]);
  const counted = { variantId, kind: 'corrected', change: 1, note: 'Counted again' };
  await rosa.call('POST', shopPath(shop, `/product/${id}/stock`), counted);
  await rosa.call('POST', shopPath(shop, `/product/${plum.id}/deactivate`));
  const undone = await undo(rosa, shop, body.edit.id);
  expect(undone.body).toMatchObject({
    edit: { restored: 1, kept: 2 },
    results: [
      { title: 'Oak stool', outcome: 'changed' },
      { title: 'Pear box', outcome: 'restored' },
      { title: 'Plum box', outcome: 'changed' },
    ],
  });
  expect((await rowsOf(rosa, shop)).results).toMatchObject([
    { stock: 8 },
    { price: 12_500 },
    { price: 900 },
  ]);
});

test('what stays as it is makes no edit', async () => {
  const { rosa, shop, id, variantId } = await stocked();
  const { body } = await edit(rosa, shop, [
    {
      ...{ id, version: 1, isActive: true },
      variants: [{ id: variantId, price: 1_000, stock: { before: 5, after: 5 } }],
    },
  ]);
  expect(body).toEqual({ edit: null, results: [{ id, outcome: 'same', rows: [] }] });
  expect((await rosa.call('GET', editsPath(shop))).body.results).toEqual([]);
});

test('five hundred variants change at once', async () => {
  const { rosa, shop } = await stocked();
  const values = Array.from({ length: 100 }, (_, index) => `V${index}`);
  const wide = {
    options: [{ name: 'Colour', values }],
    variants: values.map((value) => writeVariant({ values: [value] })),
  };
  const made = [];
  for (let count = 0; count < 5; count += 1) made.push(await createProduct(rosa, shop, wide));
  const products = made.map(({ id, stock }) => ({
    ...{ id, version: 1 },
    variants: stock.map((one: { variantId: number }) => ({
      ...{ id: one.variantId, price: 4_200, stock: { before: 0, after: 3 } },
    })),
  }));
  const { status, body } = await edit(rosa, shop, products);
  expect([status, body.edit?.changed]).toEqual([200, 5]);
  const { results } = await rowsOf(rosa, shop, '&size=500&text=chair');
  expect(results.every((row: { price: number; stock: number }) => row.price === 4_200)).toBe(true);
  expect(results).toHaveLength(500);
  expect((await undo(rosa, shop, body.edit.id)).body.edit).toMatchObject({ restored: 5 });
}, 120_000);
