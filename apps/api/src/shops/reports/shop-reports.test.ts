import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo } from '../../account/mail/mail.fixture.ts';
import { reports } from '../../reports/tables.ts';
import { writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';

const { database, signIn, signInSeller, openShop, createShop, createProduct } = await startShops();

type Seller = Awaited<ReturnType<typeof signInSeller>>;
let rosa: Seller;
let shop: string;
let product: string;

beforeAll(async () => {
  rosa = await signInSeller();
  shop = await openShop(rosa);
  product = (await createProduct(rosa, shop, { title: 'Oak table' })).id;
});

beforeEach(async () => {
  await database.delete(reports);
});

const ana = await signIn();
const chief = await signIn(['administrators']);
const send = (by: Pick<Seller, 'call'>, kind: string, id: string) =>
  by.call('POST', '/api/v1/report', { kind, id, reason: 'scam' });
const list = async () => (await chief.call('GET', '/api/v1/administration/reports')).body.results;

test('moderators read what was reported, with its page and its owner', async () => {
  expect((await send(ana, 'shop', shop)).status).toBe(200);
  expect((await send(ana, 'product', `${shop}/${product}`)).status).toBe(200);
  const common = { owner: { id: rosa.id }, isShown: true, reports: { count: 1 } };
  expect(await list()).toMatchObject([
    { ...common, kind: 'shop', title: 'Maple and Birch', path: `/marketplace/shop/${shop}` },
    { ...common, kind: 'product', title: 'Oak table', path: `/product/${shop}/${product}` },
  ]);
});

test('its owner reports neither shop nor product', async () => {
  expect((await send(rosa, 'shop', shop)).status).toBe(403);
  expect((await send(rosa, 'product', `${shop}/${product}`)).status).toBe(403);
});

test('what nobody sees is not reported', async () => {
  const draft = await createShop(rosa);
  const hidden = (await createProduct(rosa, shop, {}, false)).id;
  const other = await openShop(rosa);
  for (const [kind, id] of [
    ['shop', draft],
    ['shop', 'nobodys'],
    ['product', `${shop}/${hidden}`],
    ['product', `${draft}/${product}`],
    ['product', `${other}/${product}`],
    ['product', shop],
  ] as const) {
    expect([id, (await send(ana, kind, id)).status]).toEqual([id, 404]);
  }
  expect(await database.$count(reports)).toBe(0);
});

test('a shop that was taken back is gone, and what was reported of it stays in sight', async () => {
  const other = await openShop(rosa);
  await send(ana, 'shop', other);
  const ready = { pickup: { instructions: 'Ring.', hours: null }, returns: 'None.' };
  const taken = { shop: writeShop(ready), state: 'draft' };
  expect((await rosa.call('PUT', shopPath(other), taken)).status).toBe(200);
  expect((await send(chief, 'shop', other)).status).toBe(410);
  expect(await list()).toMatchObject([{ kind: 'shop', isShown: false }]);
});

test('a shop that closes for good leaves nothing to decide, and nobody is written to', async () => {
  const other = await openShop(rosa);
  const sold = (await createProduct(rosa, other)).id;
  await send(ana, 'shop', other);
  await send(ana, 'product', `${other}/${sold}`);
  await send(ana, 'shop', shop);
  expect((await rosa.call('DELETE', shopPath(other))).status).toBe(200);
  expect(await list()).toMatchObject([{ kind: 'shop', path: `/marketplace/shop/${shop}` }]);
  const rows = await database.select().from(reports).orderBy(reports.id);
  expect(rows.map(({ state }) => state)).toEqual(['gone', 'gone', 'open']);
  expect(await mailsTo(database, ana.email)).toEqual([]);
  expect((await send(chief, 'shop', other)).status).toBe(410);
});

test('a suspended shop is hidden from those who would report it', async () => {
  const other = await openShop(rosa);
  await chief.call('PUT', `/api/v1/administration/shop/${other}/suspension`, { reason: 'Fraud' });
  expect((await send(ana, 'shop', other)).status).toBe(404);
  const [row] = await database.select().from(shops).where(eq(shops.id, other));
  expect(row?.state).toBe('suspended');
});

test('the reporter gets the outcome by mail', async () => {
  await send(ana, 'product', `${shop}/${product}`);
  const [{ id, reports: openReports }] = await list();
  const body = { kind: 'product', id, decision: 'uphold', latestId: openReports.latest[0].id };
  expect((await chief.call('POST', '/api/v1/administration/reports', body)).status).toBe(200);
  const sent = await mailsTo(database, ana.email);
  expect(sent.map(({ template }) => template)).toEqual(['product-report-upheld']);
  expect(await list()).toEqual([]);
});
