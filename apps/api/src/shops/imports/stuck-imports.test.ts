import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startProductImports, writeTable } from './product-imports.fixture.ts';
import { productImportRows } from './tables.ts';

const shared = await startProductImports();
const { database, runner, signInSeller, createShop } = shared;
const { upload, importPath, problemsOf } = shared;

/** More than an entry of an index holds, however it is compressed. */
const longName = randomBytes(4_000).toString('hex');

async function begin() {
  const rosa = await signInSeller();
  return { rosa, shop: await createShop(rosa) };
}

test.each([
  ['ID', { Type: 'simple', ID: longName, SKU: 'A', Name: 'A', 'Regular price': '5' }, 'product'],
  [
    'Parent',
    { Type: 'variation', ID: '7', SKU: 'A', Parent: longName, 'Regular price': '5' },
    'parent',
  ],
] as const)('a name of a product in the column %s has an end', async (_, row, field) => {
  const { rosa, shop } = await begin();
  const { body } = await upload(rosa, shop, writeTable([row]));
  expect(body).toMatchObject({ shape: 'woocommerce', created: 0, wrong: 1 });
  expect(await problemsOf(rosa, shop, body.id)).toMatchObject([
    { row: 2, field, fault: 'tooLong' },
  ]);
});

/** An import that has begun and fails at each try: no index takes the name of its product. */
async function startFailing() {
  const { rosa, shop } = await begin();
  const { body } = await upload(rosa, shop, writeTable([{ product: 'a', title: 'A', price: '5' }]));
  const { importId, reference } = productImportRows;
  await database
    .update(productImportRows)
    .set({ [reference.name]: longName })
    .where(eq(importId, body.id));
  await rosa.call('POST', importPath(shop, body.id, '/start'));
  const read = async () => (await rosa.call('GET', importPath(shop, body.id))).body;
  return { rosa, shop, id: body.id, read };
}

test('a table that fails at each try stops, and leaves the next its turn', async () => {
  const { rosa, shop, read } = await startFailing();
  await runner.runWaiting({ withoutPauses: true });
  expect(await read()).toMatchObject({ state: 'stopped', imported: 0 });
  const next = await upload(rosa, shop, writeTable([{ product: 'b', title: 'B', price: '5' }]));
  const begun = await rosa.call('POST', importPath(shop, next.body.id, '/start'));
  expect(begun.status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  const done = await rosa.call('GET', importPath(shop, next.body.id));
  expect(done.body).toMatchObject({ state: 'done', imported: 1 });
});

test('undoing a table that failed waits for no pause', async () => {
  const { rosa, shop, id, read } = await startFailing();
  await runner.runWaiting();
  expect(await read()).toMatchObject({ state: 'running' });
  await rosa.call('POST', importPath(shop, id, '/undo'));
  await runner.runWaiting();
  expect(await read()).toMatchObject({ state: 'undone', removed: 0 });
});
