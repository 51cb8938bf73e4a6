import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { password } from '../account/account.fixture.ts';
import { storePicture } from '../posting/pictures.fixture.ts';
import { stockEntries } from './products/tables.ts';
import { writeProduct, writeRate, writeVariant } from './shop-bodies.fixture.ts';
import { shopPath, shopsPath, startShops } from './shops.fixture.ts';
import { shops } from './tables.ts';

const { database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

const marks = ['Unmistakable', '9055559876', 'unmistakable@example.org', 'Hidden Lane'];

const marked = {
  name: 'Unmistakable Goods',
  description: 'By Unmistakable',
  place: {
    ...{ street: '7 Hidden Lane', city: 'Hamilton', region: 'ON', country: 'CA' },
    ...{ postalCode: 'L8P 4Y5', pin: null, isAreaOnly: false },
  },
  contact: {
    phone: { country: 'CA', code: 1, number: '9055559876' },
    email: 'unmistakable@example.org',
    website: 'https://Unmistakable.example/',
  },
  pickup: { instructions: 'Ask for Unmistakable', hours: null },
  returns: 'To Unmistakable',
  privacy: 'Unmistakable reads it',
};

async function tablesWith(text: string): Promise<string[]> {
  const found = [];
  for (const name of [
    ...['shops', 'products', 'product_variants', 'stock_entries', 'shipping_rates'],
    ...['object_permissions', 'object_invitations'],
  ]) {
    const { rows } = await database.execute(
      sql`select 1 from ${sql.identifier(name)} one where strpos(one::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('who leaves closes their shops, of which nothing is left but the address', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa, marked);
  await delegate(ana.id, id, 'write');
  const picture = await storePicture(database, rosa.id);
  const { id: pid, product } = await createProduct(rosa, id, {
    title: 'Unmistakable chair',
    description: 'Made by Unmistakable',
    pictures: [{ id: picture, alt: '' }],
    options: [{ name: 'Unmistakable size', values: ['Unmistakable'] }],
    variants: [
      writeVariant({ values: ['Unmistakable'], sku: 'Unmistakable-1', barcode: 'Unmistakable' }),
    ],
  });
  await rosa.call('POST', shopPath(id, '/shipping'), writeRate({ name: 'Unmistakable parcel' }));
  await rosa.call('POST', shopPath(id, `/product/${pid}/stock`), {
    ...{ variantId: product.variants[0].id, kind: 'received', change: 5 },
    note: 'Counted by Unmistakable',
  });
  const data = (await rosa.call('GET', '/api/v1/user/data')).body.shops;
  expect(data).toMatchObject({
    shops: [{ id, name: 'Unmistakable Goods' }],
    stockEntries: [{ note: 'Counted by Unmistakable' }],
  });
  expect(data.products).toHaveLength(2);
  expect(data.variants).toHaveLength(2);
  expect(data.shippingRates).toHaveLength(1);
  expect((await rosa.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  for (const mark of marks) expect(await tablesWith(mark), mark).toEqual([]);
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  expect(row).toMatchObject({ state: 'closed', place: null, accountId: null });
  for (const path of ['', '/products', `/product/${pid}`]) {
    expect((await ana.call('GET', shopPath(id, path))).status).toBe(410);
  }
  expect((await ana.call('GET', shopPath(id, '/settings'))).status).toBe(404);
  const chief = await signIn(['administrators']);
  expect((await chief.call('GET', shopPath(id, '/settings'))).status).toBe(404);
  const entries = await database
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.variantId, product.variants[0].id));
  expect(entries).toMatchObject([{ change: 5, userId: null, note: '' }]);
});

test('who leaves while their shop is opened and taken back ends both without a fault', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  const states = ['draft', 'open', 'draft', 'open', 'draft', 'open'];
  const changes = states.map((state) => rosa.call('PUT', shopPath(id), { shop, state }));
  const [left, ...changed] = await Promise.all([
    rosa.call('POST', '/api/v1/user/delete', { password }),
    ...changes,
  ]);
  expect(left.status).toBe(200);
  for (const { status } of changed) expect([200, 401, 404, 409]).toContain(status);
  expect((await (await signIn()).call('GET', shopPath(id))).status).toBe(410);
});

test('a colleague who leaves leaves what they counted, without their name', async () => {
  const [rosa, ana] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  await delegate(ana.id, id, 'write');
  const { id: pid, product } = await createProduct(rosa, id);
  const [{ id: variantId }] = product.variants;
  const body = { variantId, kind: 'received', change: 2, note: 'Ana has counted' };
  expect((await ana.call('POST', shopPath(id, `/product/${pid}/stock`), body)).status).toBe(200);
  expect((await ana.call('POST', '/api/v1/user/delete', { password })).status).toBe(200);
  const [entry] = await database
    .select()
    .from(stockEntries)
    .where(eq(stockEntries.variantId, variantId));
  expect(entry).toMatchObject({ change: 2, userId: null, note: '' });
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body.state).toBe('open');
});

test('a file that shop and products show is in use, and is taken out of them where it goes', async () => {
  const rosa = await signInSeller();
  const id = await createShop(rosa);
  const picture = await storePicture(database, rosa.id);
  const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  const shown = { id: picture, alt: 'Our sign' };
  const changed = await rosa.call('PUT', shopPath(id), { shop: { ...shop, logo: shown } });
  expect(changed.body).toMatchObject({ shop: { logo: shown }, logo: { id: picture } });
  const variants = [writeVariant({ pictureId: picture })];
  const { id: pid } = await createProduct(rosa, id, { pictures: [shown], variants });
  const file = `/api/v1/storage/me/files/${picture}`;
  expect((await rosa.call('GET', file)).body.usedIn).toMatchObject([
    { place: 'shop', title: 'Maple and Birch' },
    { place: 'product', title: writeProduct().title },
  ]);
  expect((await rosa.call('DELETE', file)).status).toBe(409);
  expect((await rosa.call('DELETE', `${file}?uses=remove`)).status).toBe(200);
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body.shop.logo).toBeNull();
  const settings = (await rosa.call('GET', shopPath(id, `/product/${pid}/settings`))).body;
  expect(settings.product).toMatchObject({ pictures: [], variants: [{ pictureId: null }] });
  expect((await rosa.call('GET', shopsPath)).body.results).toMatchObject([{ logo: null }]);
});
