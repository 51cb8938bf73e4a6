import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { share } from '../../access/access.fixture.ts';
import { objectPermissions } from '../../access/tables.ts';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { domains } from '../../main.ts';
import { extendPlatform } from '../../platform/extensions/extend-platform.ts';
import { provide } from '../../platform/extensions/extension-point.ts';
import { storePicture } from '../../posting/pictures.fixture.ts';
import { writeProduct, writeRate, writeShop } from '../shop-bodies.fixture.ts';
import { shopPath, shopsPath, startShops } from '../shops.fixture.ts';
import { shops } from '../tables.ts';
import { requireShopClosable } from './close-shop.ts';
import { shopClosings } from './shop-closings.ts';

const { server, database, signIn, signInSeller, createShop, createProduct, openShop, delegate } =
  await startShops();

test('a closed shop is gone with what it sold, and so are the rights to it', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signIn()];
  const id = await openShop(rosa);
  const { id: pid, product } = await createProduct(rosa, id);
  await delegate(ana.id, id, 'administration');
  expect((await rosa.call('DELETE', shopPath(id))).status).toBe(200);
  for (const path of ['', '/products', `/product/${pid}`, '/shipping']) {
    for (const who of [eve, ana, rosa]) {
      expect((await who.call('GET', shopPath(id, path))).status, path).toBe(410);
    }
  }
  expect(await database.$count(objectPermissions, eq(objectPermissions.objectId, id))).toBe(0);
  expect((await ana.call('GET', shopPath(id, '/settings'))).status).toBe(404);
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body).toMatchObject({
    state: 'closed',
  });
  const changes = [
    () => rosa.call('PUT', shopPath(id), { shop: writeShop() }),
    () => rosa.call('DELETE', shopPath(id)),
    () => rosa.call('POST', shopPath(id, '/product'), { product: writeProduct(), isActive: true }),
    () => rosa.call('POST', shopPath(id, `/product/${pid}`), { product }),
    () => rosa.call('POST', shopPath(id, `/product/${pid}/activate`)),
    () => rosa.call('POST', shopPath(id, '/shipping'), writeRate()),
  ];
  for (const change of changes) expect((await change()).status).toBe(409);
  const again = { id, shop: writeShop() };
  expect((await rosa.call('POST', shopsPath, again)).status).toBe(409);
});

test('who may only write, a stranger, and an administrator who acts close nothing', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signIn()];
  const chief = await signIn(['administrators']);
  const id = await openShop(rosa);
  await delegate(ana.id, id, 'write', 'delete');
  const acting = openBrowser(server);
  acting.take(await storeSession(database, rosa.id, chief.id));
  for (const who of [ana, eve, acting]) {
    expect((await who.call('DELETE', shopPath(id))).status).toBe(403);
  }
  const [row] = await database.select().from(shops).where(eq(shops.id, id));
  expect(row?.state).toBe('open');
});

test('what is open at a shop keeps it open, and is named', async () => {
  const rosa = await signInSeller();
  const id = await openShop(rosa);
  const [shop] = await database.select().from(shops).where(eq(shops.id, id));
  const toSend = { reason: 'toSend' as const, message: 'Two orders are not sent.' };
  const orders = {
    name: 'orders-of-the-test',
    routes: [],
    provides: [provide(shopClosings, { findOpen: async () => [toSend] })],
  };
  const { extensions } = extendPlatform(server.platform, [...domains, orders]);
  if (!shop) throw new Error('There is no shop.');
  await expect(requireShopClosable(database, extensions, shop)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Two orders are not sent.'),
    fields: [{ path: 'open.toSend', message: 'Two orders are not sent.' }],
  });
});

test('a draft that was never open is gone for all once it is closed, and its address free', async () => {
  const [rosa, ana, eve] = [await signInSeller(), await signIn(), await signInSeller()];
  const id = await createShop(rosa, { name: 'Secret plans' });
  await createProduct(rosa, id);
  await share(rosa, { to: ana, thing: `/api/v1/shop/${id}`, permissions: ['administration'] });
  const file = await storePicture(database, rosa.id);
  await createProduct(rosa, id, { pictures: [{ id: file, alt: '' }] });
  const taken = await eve.call('POST', shopsPath, { id, shop: writeShop() });
  expect(taken.status).toBe(409);
  expect((await rosa.call('DELETE', shopPath(id))).status).toBe(200);
  for (const who of [rosa, ana, eve]) {
    for (const path of ['', '/settings', '/products', '/shipping']) {
      expect((await who.call('GET', shopPath(id, path))).status, path).toBe(404);
    }
    expect((await who.call('GET', shopsPath)).body).toEqual({ results: [], total: 0 });
  }
  expect((await rosa.call('DELETE', `/api/v1/storage/me/files/${file}`)).status).toBe(200);
  const free = await eve.call('POST', shopsPath, { id, shop: writeShop({ name: 'Eve' }) });
  expect([free.status, free.body.name]).toEqual([200, 'Eve']);
  // What was the former one's is none of the new one's.
  expect((await ana.call('GET', shopPath(id, '/settings'))).status).toBe(404);
  expect((await eve.call('GET', shopPath(id, '/products/all'))).body.total).toBe(0);
  const invited = await eve.call('GET', `/api/v1/shop/${id}/permissions/invitations`);
  expect(invited.body).toEqual([]);
});

test('who closes their drafts has room for others, and who was suspended keeps the address', async () => {
  const [rosa, eve] = [await signInSeller(), await signInSeller()];
  const id = await createShop(rosa);
  await database
    .update(shops)
    .set({ state: 'suspended', suspendedFrom: 'draft', suspension: 'Passes for a bank' })
    .where(eq(shops.id, id));
  expect((await rosa.call('DELETE', shopPath(id))).status).toBe(200);
  expect((await eve.call('POST', shopsPath, { id, shop: writeShop() })).status).toBe(409);
  expect((await rosa.call('GET', shopPath(id, '/settings'))).body.state).toBe('closed');
});
