import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../account/account.fixture.ts';
import { jobContextOf } from '../platform/jobs/job-context.fixture.ts';
import { writeRate } from '../shops/shop-bodies.fixture.ts';
import { shopPath } from '../shops/shops.fixture.ts';
import { cartPath, startCart } from './cart.fixture.ts';
import { forgetVisitorCarts } from './forget-visitor-carts.ts';
import { carts } from './tables.ts';

const { server, database, signIn, signInSeller, openShop, offer } = await startCart();

const seller = await signInSeller();
const shop = await openShop(seller);
const rate = await seller.call('POST', shopPath(shop, '/shipping'), writeRate());

test('things of one’s own shop do not join a cart, which says so', async () => {
  const { item } = await offer(seller, shop);
  const visitor = openBrowser(server);
  await visitor.call('POST', cartPath, { item, quantity: 3 });
  visitor.take(seller.cookie);
  expect((await visitor.call('GET', cartPath)).body).toMatchObject({
    items: [],
    notices: [{ item, requested: 3, quantity: 0 }],
  });
});

test('a rate that a shop has not is not chosen', async () => {
  const buyer = await signIn();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const other = await signInSeller();
  const elsewhere = await openShop(other);
  const foreign = await other.call('POST', shopPath(elsewhere, '/shipping'), writeRate());
  const choose = (rateId: string) =>
    buyer.call('PUT', `${cartPath}shop/${shop}`, { delivery: { kind: 'ship', rateId } });
  for (const id of [randomUUID(), foreign.body.id]) expect((await choose(id)).status).toBe(404);
  expect(await choose(rate.body.id)).toMatchObject({
    status: 200,
    body: { shops: [{ delivery: { kind: 'ship', rateId: rate.body.id } }] },
  });
});

test('however many carts visitors have left, all are forgotten', async () => {
  const left = new Date(Date.now() - 31 * 86_400_000);
  await database.insert(carts).values(
    Array.from({ length: 2_500 }, () => ({
      ...{ userId: null, tokenHash: randomUUID(), createdAt: left, changedAt: left },
    })),
  );
  expect(await forgetVisitorCarts.run(jobContextOf(server.platform))).toBe(2_500);
  expect(await database.$count(carts, eq(carts.changedAt, left))).toBe(0);
});
