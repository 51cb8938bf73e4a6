import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, hiddenReadings } from '../../access/tables.ts';
import { writeProduct, writeRate, writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

const entriesOf = (subjectId: number) =>
  database
    .select({
      event: auditEntries.event,
      actorId: auditEntries.actorId,
      detail: auditEntries.detail,
    })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId))
    .orderBy(asc(auditEntries.id));

/** Everything that changes a shop or what it has, with what the trail says of it. */
async function changesOf(shop: string, pid: string, product: { variants: { id: number }[] }) {
  const [variant] = product.variants;
  const onProduct = { shop, product: pid };
  const stock = { variantId: variant?.id, kind: 'received', change: 3, note: '' };
  const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'Thirty days.' };
  return [
    ['PUT', '', { shop: writeShop(ready), state: 'open' }, 'shop-changed', { shop, state: 'open' }],
    ['PUT', '', { shop: writeShop({ name: 'Renamed' }) }, 'shop-changed', { shop }],
    ['POST', '/product', { product: writeProduct(), isActive: true }, 'product-changed', { shop }],
    ['POST', `/product/${pid}`, { product }, 'product-changed', onProduct],
    ['POST', `/product/${pid}/stock`, stock, 'product-changed', { ...onProduct, change: 3 }],
    [
      ...(['POST', `/product/${pid}/deactivate`, undefined, 'product-changed'] as const),
      { ...onProduct, isActive: false },
    ],
    [
      ...(['POST', `/product/${pid}/activate`, undefined, 'product-changed'] as const),
      { ...onProduct, isActive: true },
    ],
    ['POST', '/shipping', writeRate(), 'shop-changed', { shop, active: true }],
  ] as const;
}

test('what an administrator changes of another’s shop is in the trail, each time', async () => {
  const [rosa, chief] = [await signInSeller(), await signIn(['administrators'])];
  const id = await createShop(rosa);
  const { id: pid, product } = await createProduct(rosa, id);
  const changes = await changesOf(id, pid, product);
  for (const [method, path, body] of changes) {
    expect((await chief.call(method, shopPath(id, path), body)).status, path).toBe(200);
  }
  const rates = (await rosa.call('GET', shopPath(id, '/shipping'))).body;
  const ended = shopPath(id, `/shipping/${rates[0].id}`);
  expect((await chief.call('PUT', ended, writeRate({ active: false }))).status).toBe(200);
  expect(await entriesOf(rosa.id)).toMatchObject([
    ...changes.map(([, , , event, detail]) => ({ event, actorId: chief.id, detail })),
    { event: 'shop-changed', actorId: chief.id, detail: { rate: rates[0].id, active: false } },
  ]);
});

test('what its owner and its colleagues change is not, nor what was refused', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const chief = await signIn(['administrators']);
  const id = await openShop(rosa);
  await delegate(ana.id, id, 'write');
  const renamed = { shop: writeShop({ name: 'Renamed', returns: 'Thirty days.' }) };
  for (const who of [rosa, ana]) {
    expect((await who.call('PUT', shopPath(id), renamed)).status).toBe(200);
  }
  const old = { 'if-match': '"1"' };
  expect((await chief.call('PUT', shopPath(id), renamed, old)).status).toBe(412);
  expect(await entriesOf(rosa.id)).toEqual([]);
});

test('what an administrator reads of a hidden shop leaves a line, and its own people none', async () => {
  const [rosa, chief] = [await signInSeller(), await signIn(['administrators'])];
  const id = await createShop(rosa);
  const { id: pid } = await createProduct(rosa, id);
  const paths = ['/settings', '/products/all', `/product/${pid}/settings`];
  for (const who of [rosa, chief]) {
    for (const path of paths) expect((await who.call('GET', shopPath(id, path))).status).toBe(200);
  }
  const linesOf = (readerId: number) =>
    database
      .select({ endpoint: hiddenReadings.endpoint })
      .from(hiddenReadings)
      .where(eq(hiddenReadings.readerId, readerId))
      .orderBy(asc(hiddenReadings.id));
  expect(await linesOf(chief.id)).toEqual([
    { endpoint: 'readShopSettings' },
    { endpoint: 'listShopProducts' },
    { endpoint: 'readProductSettings' },
  ]);
  expect(await linesOf(rosa.id)).toEqual([]);
});
