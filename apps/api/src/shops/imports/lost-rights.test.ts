import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { objectPermissions } from '../../access/tables.ts';
import { domains } from '../../main.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { writeVariant } from '../shop-bodies.fixture.ts';
import { shops } from '../tables.ts';
import { startProductImports, writeTable } from './product-imports.fixture.ts';
import { productsPerChunk } from './running/import-chunk.ts';
import { undoChunk } from './running/undo-chunk.ts';

const shared = await startProductImports();
const { server, database, runner, signIn, signInSeller, createShop, createProduct } = shared;
const { delegate, upload, importAll, importPath, productsOf } = shared;

/** A seller, and somebody who may do some things in their shop. */
async function begin(...actions: Parameters<typeof delegate>[2][]) {
  const rosa = await signInSeller();
  const shop = await createShop(rosa);
  const carl = await signIn();
  await delegate(carl.id, shop, ...actions);
  const withdraw = (action: string) =>
    database
      .update(objectPermissions)
      .set({ actions: actions.filter((one) => one !== action) })
      .where(eq(objectPermissions.userId, carl.id));
  return { rosa, shop, carl, withdraw };
}

const lamp = { sku: 'TT-1', title: 'Renamed by a table', price: '0.01', shows: 'no' };
const ownLamp = { title: 'Lamp', variants: [writeVariant({ sku: 'TT-1', price: 99_900 })] };

test('who may only add changes nothing that was added between the check and the start', async () => {
  const { rosa, shop, carl } = await begin('create');
  const { body } = await upload(carl, shop, writeTable([lamp, { ...lamp, sku: 'TT-2' }]));
  expect(body).toMatchObject({ created: 2, changed: 0 });
  await createProduct(rosa, shop, ownLamp);
  expect((await carl.call('POST', importPath(shop, body.id, '/start'))).status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  expect((await rosa.call('GET', importPath(shop, body.id))).body).toMatchObject({
    ...{ state: 'done', done: 2, imported: 1 },
  });
  expect(await productsOf(rosa, shop)).toMatchObject([
    { title: 'Lamp', isActive: true, priceFrom: 99_900 },
    { title: 'Renamed by a table', isActive: false },
  ]);
});

test('who may only add does not put back what their table has changed', async () => {
  const { rosa, shop, carl, withdraw } = await begin('create', 'write');
  const { body } = await upload(carl, shop, writeTable([lamp]));
  await createProduct(rosa, shop, ownLamp);
  await carl.call('POST', importPath(shop, body.id, '/start'));
  await runner.runWaiting({ withoutPauses: true });
  expect(await productsOf(rosa, shop)).toMatchObject([{ title: 'Renamed by a table' }]);
  await withdraw('write');
  expect((await carl.call('POST', importPath(shop, body.id, '/undo'))).status).toBe(403);
});

/** A table of two chunks. */
const twoChunks = () =>
  writeTable(
    Array.from({ length: productsPerChunk + 20 }, (_, index) => ({
      ...{ product: `p${index}`, title: `Product ${index}`, price: '10' },
    })),
  );

test.each([
  ['the right to add, of their own table', ['create'], 'create', 'carl'],
  ['the right to write, of another’s table', ['create', 'write'], 'write', 'rosa'],
] as const)('undoing stops where %s is withdrawn, and goes on for others', async (...given) => {
  const [, actions, withdrawn, owner] = given;
  const { rosa, shop, carl, withdraw } = await begin(...actions);
  const { id } = await importAll(owner === 'carl' ? carl : rosa, shop, twoChunks());
  const read = async () => (await rosa.call('GET', importPath(shop, id))).body;
  const [found] = await database.select().from(shops).where(eq(shops.id, shop));
  expect((await carl.call('POST', importPath(shop, id, '/undo'))).status).toBe(200);
  const platform = extendPlatform(server.platform, domains);
  expect(await undoChunk(platform, { id, shopKey: found?.key ?? 0 })).toBe(true);
  await withdraw(withdrawn);
  await runner.runWaiting({ withoutPauses: true });
  expect(await read()).toMatchObject({ state: 'stopped', removed: productsPerChunk, kept: 0 });
  expect((await carl.call('POST', importPath(shop, id, '/undo'))).status).not.toBe(200);
  expect((await rosa.call('POST', importPath(shop, id, '/undo'))).status).toBe(200);
  await runner.runWaiting({ withoutPauses: true });
  expect(await read()).toMatchObject({
    ...{ state: 'undone', removed: productsPerChunk + 20, kept: 0 },
  });
});
