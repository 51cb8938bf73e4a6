import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../account/tables.ts';
import { writeProduct, writeRate } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

const { database, signIn, signInSeller, createProduct, openShop, delegate } = await startShops();

const away = { from: '2020-01-01T00:00:00Z', until: null, message: '' };

/** An open shop whose owner is disabled, and a colleague who may administrate it. */
async function openOfDisabled() {
  const [rosa, hal] = [await signInSeller(), await signIn()];
  const id = await openShop(rosa);
  const { id: pid, product } = await createProduct(rosa, id);
  await delegate(hal.id, id, 'administration');
  const { shop } = (await rosa.call('GET', shopPath(id, '/settings'))).body;
  await database.update(users).set({ state: 'disabled' }).where(eq(users.id, rosa.id));
  return { id, pid, product, shop, hal };
}

test('colleagues of a disabled owner hide a product, and send their shop away or take it back', async () => {
  const { id, pid, shop, hal } = await openOfDisabled();
  expect((await hal.call('POST', shopPath(id, `/product/${pid}/deactivate`))).status).toBe(200);
  for (const change of [{ state: 'away', away }, { state: 'draft' }]) {
    const answer = await hal.call('PUT', shopPath(id), { shop, ...change });
    expect([answer.status, answer.body.state]).toEqual([200, change.state]);
  }
  expect((await hal.call('DELETE', shopPath(id))).status).toBe(200);
});

test('they publish nothing: no text, no product, no rate, and open nothing', async () => {
  const { id, pid, product, shop, hal } = await openOfDisabled();
  const renamed = { ...shop, name: 'Renamed' };
  const refused = [
    () => hal.call('PUT', shopPath(id), { shop: renamed }),
    () => hal.call('PUT', shopPath(id), { shop: renamed, state: 'away', away }),
    () => hal.call('PUT', shopPath(id), { shop, state: 'open' }),
    () => hal.call('POST', shopPath(id, '/product'), { product: writeProduct(), isActive: true }),
    () => hal.call('POST', shopPath(id, `/product/${pid}`), { product }),
    () => hal.call('POST', shopPath(id, `/product/${pid}/activate`)),
    () => hal.call('POST', shopPath(id, '/shipping'), writeRate()),
  ];
  for (const call of refused) {
    const answer = await call();
    expect([answer.status, answer.body.detail]).toEqual([
      409,
      'Nothing is published for its owner at the moment.',
    ]);
  }
});
