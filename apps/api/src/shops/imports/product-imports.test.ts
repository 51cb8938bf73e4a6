import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { products, stockEntries } from '../products/tables.ts';
import { writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath } from '../shops.fixture.ts';
import { startProductImports, writeTable } from './product-imports.fixture.ts';

const {
  database,
  signIn,
  signInSeller,
  createShop,
  createProduct,
  delegate,
  upload,
  importAll,
  importPath,
  problemsOf,
  preview,
  productsOf,
  exportOf,
  runner,
} = await startProductImports();

async function begin() {
  const rosa = await signInSeller();
  return { rosa, shop: await createShop(rosa) };
}

const inSizes = {
  title: 'Oak stool',
  description: 'Turned by hand.\n\n=Not a formula',
  options: [{ name: 'Size', values: ['S', 'M'] }],
  lowStock: 2,
  variants: [
    writeVariant({ values: ['S'], sku: 'ST-S', price: 1_000, compareAt: 1_500, stock: 5 }),
    writeVariant({ values: ['M'], sku: '-ST', barcode: '0042', price: 1_400, weight: 700 }),
  ],
};

const undo = async (by: Awaited<ReturnType<typeof signInSeller>>, shop: string, id: number) => {
  const answer = await by.call('POST', importPath(shop, id, '/undo'));
  expect(answer.status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  return (await by.call('GET', importPath(shop, id))).body;
};

test.each(['en-CA', 'fr-CA'])('what is exported in %s imports unchanged', async (language) => {
  const { rosa, shop } = await begin();
  await createProduct(rosa, shop, inSizes);
  await createProduct(rosa, shop, { title: '=cmd|calc' }, false);
  const { status, text, headers } = await exportOf(rosa, shop, language);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toContain('.csv');
  expect(text).toContain("'=cmd|calc");
  expect(text).toContain("'-ST");
  const { body } = await upload(rosa, shop, text);
  expect(body).toMatchObject({
    shape: 'own',
    rows: 3,
    created: 0,
    changed: 0,
    same: 2,
    problems: 0,
  });
  const refused = await rosa.call('POST', importPath(shop, body.id, '/start'));
  expect(refused.status).toBe(409);
});

test('a table of SKUs changes prices and stocks, by the ledger, and undoing puts them back', async () => {
  const { rosa, shop } = await begin();
  const { id } = await createProduct(rosa, shop, inSizes);
  const table = writeTable([
    { sku: 'ST-S', price: '12.00', stock: '9' },
    { sku: "'-ST", price: '13.50', stock: '' },
  ]);
  const { body } = await upload(rosa, shop, table);
  expect(body).toMatchObject({ created: 0, changed: 2, wrong: 0 });
  expect(await preview(rosa, shop, body.id)).toMatchObject([
    { row: 2, plan: 'change', priceFrom: 1_200, priceTo: 1_400, stockChange: 4, variants: 2 },
    { row: 3, plan: 'change', stockChange: 0 },
  ]);
  const done = await importAll(rosa, shop, table);
  expect(done).toMatchObject({ state: 'done', imported: 2 });
  const settings = () =>
    rosa.call('GET', shopPath(shop, `/product/${id}/settings`)).then((answer) => answer.body);
  expect((await settings()).product.variants).toMatchObject([
    { price: 1_200, compareAt: 1_500 },
    { price: 1_350, weight: 700, barcode: '0042' },
  ]);
  expect((await settings()).stock.map(({ stock }: { stock: number }) => stock)).toEqual([9, 0]);
  expect(await undo(rosa, shop, done.id)).toMatchObject({ state: 'undone', removed: 2, kept: 0 });
  expect((await settings()).product.variants).toMatchObject([
    { price: 1_000, compareAt: 1_500 },
    { price: 1_400 },
  ]);
  const [first] = (await settings()).stock;
  expect(first.stock).toBe(5);
  const entries = await database
    .select({ change: stockEntries.change, kind: stockEntries.kind })
    .from(stockEntries)
    .where(eq(stockEntries.variantId, first.variantId))
    .orderBy(stockEntries.id);
  expect(entries).toEqual([
    { change: 5, kind: 'received' },
    { change: 4, kind: 'corrected' },
    { change: -4, kind: 'corrected' },
  ]);
});

test('the same table again adds nothing, and more of it adds to what is there', async () => {
  const { rosa, shop } = await begin();
  const row = { product: 'my-stool', title: 'Stool', optionName1: 'Size', price: '10' };
  await importAll(rosa, shop, writeTable([{ ...row, optionValue1: 'S' }]));
  const again = await upload(rosa, shop, writeTable([{ ...row, optionValue1: 's' }]));
  expect(again.body).toMatchObject({ created: 0, changed: 0, same: 1 });
  await importAll(
    rosa,
    shop,
    writeTable([
      { ...row, optionValue1: 'S' },
      { ...row, optionValue1: 'M', stock: '3' },
    ]),
  );
  expect(await productsOf(rosa, shop)).toMatchObject([{ title: 'Stool', variants: 2, stock: 3 }]);
});

test('a mended table that is imported again gives nothing back that was sold since', async () => {
  const { rosa, shop } = await begin();
  const row = { product: 'my-chair', title: 'Chair', sku: 'CH-1', price: '10', stock: '12' };
  await importAll(rosa, shop, writeTable([row]));
  const [chair] = await productsOf(rosa, shop);
  const stockNow = async () =>
    (await rosa.call('GET', shopPath(shop, `/product/${chair.id}/settings`))).body.stock[0];
  const { variantId } = await stockNow();
  const at = new Date('2100-01-01');
  const sold = { variantId, kind: 'sold', change: -3, note: '', at } as const;
  await database.insert(stockEntries).values(sold);

  const mended = writeTable([{ ...row, price: '11' }]);
  const { body } = await upload(rosa, shop, mended);
  expect(await preview(rosa, shop, body.id)).toMatchObject([
    {
      ...{ plan: 'change', priceFrom: 1_100, stockChange: 0, isRepeated: true },
      before: { priceFrom: 1_000, priceTo: 1_000, isActive: true },
    },
  ]);
  await importAll(rosa, shop, mended);
  expect((await stockNow()).stock).toBe(9);
  await importAll(rosa, shop, writeTable([{ ...row, price: '12' }]));
  expect((await stockNow()).stock).toBe(9);
  // Another stock than the table said before is meant.
  const counted = await upload(rosa, shop, writeTable([{ ...row, price: '11', stock: '20' }]));
  expect(await preview(rosa, shop, counted.body.id)).toMatchObject([
    { stockChange: 11, isRepeated: false },
  ]);
});

test('what was sold between the check and the start stays sold', async () => {
  const { rosa, shop } = await begin();
  const { id, stock } = await createProduct(rosa, shop, inSizes);
  const { body } = await upload(rosa, shop, writeTable([{ sku: 'ST-S', stock: '6' }]));
  await database.insert(stockEntries).values({
    ...{ variantId: stock[0].variantId, kind: 'sold', change: -2, note: '', at: new Date(0) },
  });
  await rosa.call('POST', importPath(shop, body.id, '/start'));
  await runner.runWaiting({ withoutPauses: true });
  const after = (await rosa.call('GET', shopPath(shop, `/product/${id}/settings`))).body;
  expect(after.stock[0].stock).toBe(4);
});

test('undoing hides what an import added, and leaves what was changed since', async () => {
  const { rosa, shop } = await begin();
  const rows = ['Ash', 'Beech'].map((title) => ({ product: title, title, price: '10' }));
  const done = await importAll(rosa, shop, writeTable(rows));
  const [ash] = await productsOf(rosa, shop);
  const { product } = (await rosa.call('GET', shopPath(shop, `/product/${ash.id}/settings`))).body;
  await rosa.call('POST', shopPath(shop, `/product/${ash.id}`), { product });
  expect(await undo(rosa, shop, done.id)).toMatchObject({ removed: 1, kept: 1 });
  expect(await productsOf(rosa, shop)).toMatchObject([
    { title: 'Ash', isActive: true },
    { title: 'Beech', isActive: false },
  ]);
  const twice = await rosa.call('POST', importPath(shop, done.id, '/undo'));
  expect(twice.status).toBe(409);
});

test('to add takes the right to create, and to change that to write', async () => {
  const { rosa, shop } = await begin();
  await createProduct(rosa, shop, inSizes);
  const carl = await signIn();
  const table = writeTable([
    { sku: 'ST-S', title: '', price: '12.00' },
    { sku: 'NEW', title: 'New', price: '5' },
  ]);
  expect((await upload(carl, shop, table)).status).toBe(404);
  await delegate(carl.id, shop, 'create');
  const { body } = await upload(carl, shop, table);
  expect(body).toMatchObject({ created: 1, changed: 0, wrong: 1 });
  expect(await problemsOf(carl, shop, body.id)).toMatchObject([{ row: 2, fault: 'mayNotChange' }]);
  // Its colleagues see it; of another shop there is none.
  expect((await rosa.call('GET', importPath(shop, body.id))).status).toBe(200);
  const other = await createShop(rosa);
  expect((await rosa.call('GET', importPath(other, body.id))).status).toBe(404);
  const begun = await rosa.call('POST', importPath(shop, body.id, '/start'));
  expect(begun.status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  expect((await carl.call('POST', importPath(shop, body.id, '/undo'))).status).toBe(403);
});

test('an import whose owner may no longer add products stops, and another table waits', async () => {
  const { rosa, shop } = await begin();
  const carl = await signIn();
  await delegate(carl.id, shop, 'create');
  const table = writeTable([{ product: 'a', title: 'A', price: '5' }]);
  const { body } = await upload(carl, shop, table);
  const own = await upload(rosa, shop, writeTable([{ product: 'b', title: 'B', price: '5' }]));
  const starts = await Promise.all([
    carl.call('POST', importPath(shop, body.id, '/start')),
    carl.call('POST', importPath(shop, body.id, '/start')),
  ]);
  expect(starts.map(({ status }) => status)).toEqual([200, 200]);
  expect((await rosa.call('POST', importPath(shop, own.body.id, '/start'))).status).toBe(409);
  await rosa.call('DELETE', shopPath(shop, `/permissions/${carl.id}`));
  await runner.runWaiting({ withoutPauses: true });
  expect((await rosa.call('POST', importPath(shop, own.body.id, '/start'))).status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  expect((await productsOf(rosa, shop)).map(({ title }: { title: string }) => title)).toEqual([
    'B',
  ]);
});

test('a table of more than a chunk is written once, and its export is whole', async () => {
  const { rosa, shop } = await begin();
  const rows = Array.from({ length: 450 }, (_, index) => ({
    ...{ product: `p${Math.floor(index / 2)}`, title: `Product ${Math.floor(index / 2)}` },
    ...{ optionName1: 'Size', optionValue1: index % 2 ? 'M' : 'S', price: '10', stock: '1' },
  }));
  const done = await importAll(rosa, shop, writeTable(rows));
  expect(done).toMatchObject({ state: 'done', rows: 450, created: 225, imported: 225, done: 225 });
  const { text } = await exportOf(rosa, shop);
  expect(text.trim().split('\r\n')).toHaveLength(451);
  expect(await database.$count(products)).toBeGreaterThanOrEqual(225);
});
