import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openBrowser, storeSession } from '../../account/account.fixture.ts';
import { cartPath } from '../../cart/cart.fixture.ts';
import { carts } from '../../cart/tables.ts';
import { writeVariant } from '../../shops/shop-bodies.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { checkoutPath, hamilton, orderPath } from '../orders.fixture.ts';
import { orders } from '../tables.ts';
import { startScenarios } from './scenarios.fixture.ts';

const scenarios = await startScenarios();
const { server, database, openSelling, openBuyer, fill, order, pay, writeCheckout, offer } =
  scenarios;
const { stockOf, chargedFor, expectNoFaults, createProduct, signIn, openBuffalo } = scenarios;

const selling = await openSelling();

describe('what a request may name', () => {
  test('is no price: that of the server is charged', async () => {
    const buyer = await openBuyer();
    const { item } = await fill(buyer, selling, { quantity: 1 });
    const sent = await writeCheckout(buyer);
    await buyer.call('POST', cartPath, { item, quantity: 1, price: 1 });
    // The buyer has accepted another price than there is.
    expect((await pay(buyer, checkoutPath, sent)).status).toBe(409);
    await buyer.call('POST', cartPath, { item, quantity: 1, price: 12_500 });
    const [agreed] = sent.agreed;
    for (const changes of [
      { agreed: [{ ...agreed, amount: 50 }] },
      { agreed: [{ ...agreed, currency: 'USD' }] },
      { agreed: [{ ...agreed, key: 'US:USD' }] },
      { agreed: [agreed, { ...agreed, key: 'US:USD' }] },
    ]) {
      expect((await pay(buyer, checkoutPath, { ...sent, ...changes })).status).toBe(409);
    }
    for (const changes of [
      { agreed: [] },
      { agreed: [{ ...agreed, amount: -1 }] },
      { agreed: [{ ...agreed, amount: 0.5 }] },
      { total: 1 },
      { shops: [{ ...sent.shops[0], total: 1 }] },
      { shops: [] },
    ]) {
      expect((await pay(buyer, checkoutPath, { ...sent, ...changes })).status).toBe(400);
    }
    expect(await stockOf(item)).toBe(10);
    expect(await database.$count(orders, eq(orders.userId, buyer.id))).toBe(0);
  });

  test.each([0, -1, -1e9, 1.5, 1e9, 1_000, '1', null, Number.MAX_SAFE_INTEGER])(
    'is no quantity of %s',
    async (quantity) => {
      const buyer = await openBuyer();
      const { item } = await offer(selling.seller, selling.shop, { stock: 5_000 });
      const { status } = await buyer.call('POST', cartPath, { item, quantity });
      expect(status).toBe(quantity === 0 ? 200 : 400);
      expect((await buyer.call('GET', cartPath)).body.count).toBe(0);
      expect((await order(buyer)).status).toBe(400);
    },
  );

  test('is no delivery of another shop, and no shop that is not in the cart', async () => {
    const other = await openSelling();
    const rates = await other.seller.call('GET', shopPath(other.shop, '/shipping'));
    const buyer = await openBuyer();
    await fill(buyer, selling, { quantity: 1 });
    const sent = await writeCheckout(buyer);
    const foreign = { kind: 'ship', rateId: rates.body[0].id };
    for (const shops of [
      [{ ...sent.shops[0], delivery: foreign }],
      [{ ...sent.shops[0], delivery: { kind: 'ship', rateId: null } }],
      [{ ...sent.shops[0], id: other.shop }],
      [...sent.shops, { id: other.shop, delivery: foreign }],
      [...sent.shops, ...sent.shops],
    ]) {
      expect((await pay(buyer, checkoutPath, { ...sent, shops })).status).toBe(409);
    }
    const refused = await pay(buyer, checkoutPath, { ...sent, address: null });
    expect(refused.status).toBe(409);
  });

  test('is no order without a key', async () => {
    const buyer = await openBuyer();
    await fill(buyer, selling, { quantity: 1 });
    expect((await buyer.call('POST', checkoutPath, await writeCheckout(buyer))).status).toBe(400);
  });
});

test('delivery is paid once, however many products of one shop are in a parcel', async () => {
  const buyer = await openBuyer();
  const options = [{ name: 'Size', values: ['S', 'M'] }];
  const variants = ['S', 'M'].map((size) => writeVariant({ values: [size], stock: 5 }));
  const { product } = await createProduct(selling.seller, selling.shop, { options, variants });
  const { item } = await fill(buyer, selling, { quantity: 3 });
  for (const { id } of product.variants) {
    await buyer.call('POST', cartPath, { item: id, quantity: 1 });
  }
  // What of another shop stands between them makes no second parcel.
  await fill(buyer, await openBuffalo(), { quantity: 1 });
  await fill(buyer, selling, { quantity: 1 });
  const { body } = await order(buyer);
  expect(body.order.shops).toHaveLength(2);
  const [one, other] = body.order.shops;
  expect(one).toMatchObject({ subtotal: 6 * 12_500, shipping: 1_500, total: 86_445 });
  expect(one.lines).toHaveLength(4);
  expect(other).toMatchObject({ subtotal: 12_500, shipping: 1_500 });
  expect(await stockOf(item)).toBe(7);
  expect(await chargedFor(body.order.id)).toEqual({ charges: 2, refunds: 0 });
  await expectNoFaults();
});

test('an order is nobody else’s, in any call, nor its seller’s', async () => {
  const buyer = await openBuyer('pm_card_authenticationRequired');
  const { item } = await fill(buyer, selling);
  const { id } = (await order(buyer)).body.order;
  const other = await openBuyer();
  for (const stranger of [other, selling.seller, await signIn(['administrators'])]) {
    expect((await stranger.call('GET', orderPath(id))).status).toBe(404);
    expect((await stranger.call('DELETE', orderPath(id))).status).toBe(404);
    expect((await pay(stranger, orderPath(id, '/payment'), {})).status).toBe(404);
    const body = { payment_method: other.card };
    expect((await pay(stranger, orderPath(id, '/payment'), body)).status).toBe(404);
    expect((await stranger.call('GET', orderPath(''))).body.total).toBe(0);
  }
  const visitor = openBrowser(server);
  for (const [method, path] of [
    ['GET', orderPath(id)],
    ['DELETE', orderPath(id)],
    ['GET', orderPath('')],
  ] as const) {
    expect((await visitor.call(method, path)).status).toBe(401);
  }
  expect((await pay(visitor, orderPath(id, '/payment'), {})).status).toBe(401);
  expect(await stockOf(item)).toBe(8);
  expect((await buyer.call('GET', orderPath(id))).body.state).toBe('OPEN');
});

test('the key of another’s order is a key of one’s own', async () => {
  const [one, two] = [await openBuyer(), await openBuyer()];
  await fill(one, selling);
  await fill(two, selling);
  const key = 'one-key-of-two-people';
  const [first, second] = [await order(one, key), await order(two, key)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.order.id).not.toBe(first.body.order.id);
  await expectNoFaults();
});

describe('a cart of a visitor', () => {
  test('ends for the next person on the machine with a sign-out', async () => {
    const browser = openBrowser(server);
    const { item } = await offer(selling.seller, selling.shop);
    await browser.call('POST', cartPath, { item, quantity: 2 });
    const buyer = await openBuyer();
    browser.take(buyer.cookie);
    expect((await browser.call('GET', cartPath)).body.count).toBe(2);
    expect((await browser.call('POST', '/logout')).status).toBeLessThan(300);
    expect((await browser.call('GET', cartPath)).body).toMatchObject({ id: null, count: 0 });
    // Nor does who signs in next have it.
    const next = await openBuyer();
    browser.take(next.cookie);
    expect((await browser.call('GET', cartPath)).body.count).toBe(0);
    // It waits for its owner.
    buyer.take(await storeSession(database, buyer.id));
    expect((await buyer.call('GET', cartPath)).body.count).toBe(2);
  });

  test('ends with a sign-out though its owner never looked at it', async () => {
    const browser = openBrowser(server);
    const { item } = await offer(selling.seller, selling.shop);
    await browser.call('POST', cartPath, { item, quantity: 2 });
    browser.take((await openBuyer()).cookie);
    await browser.call('POST', '/logout');
    expect((await browser.call('GET', cartPath)).body).toMatchObject({ id: null, count: 0 });
    browser.take((await openBuyer()).cookie);
    expect((await browser.call('GET', cartPath)).body.count).toBe(0);
  });

  test('joins the cart of who signs in there first, once, and of nobody after them', async () => {
    const browser = openBrowser(server);
    const { item } = await offer(selling.seller, selling.shop);
    await browser.call('POST', cartPath, { item, quantity: 2 });
    const [first, second] = [await openBuyer(), await openBuyer()];
    browser.take(first.cookie);
    const joined = await Promise.all([1, 2, 3].map(() => browser.call('GET', cartPath)));
    for (const { body } of joined) expect(body.count).toBe(2);
    browser.take(second.cookie);
    expect((await browser.call('GET', cartPath)).body.count).toBe(0);
    expect((await first.call('GET', cartPath)).body.count).toBe(2);
  });

  test('is not read by its number, nor by a token that somebody made up', async () => {
    const visitor = openBrowser(server);
    const { item } = await offer(selling.seller, selling.shop);
    const made = await visitor.call('POST', cartPath, { item, quantity: 2 });
    const other = openBrowser(server);
    for (const token of [made.body.id, 'x'.repeat(43), '', '*']) {
      const { body } = await other.call('GET', cartPath, undefined, { cookie: `bw-cart=${token}` });
      expect(body).toMatchObject({ id: null, count: 0 });
    }
    const change = { note: 'Mine' };
    const path = `${cartPath}shop/${selling.shop}`;
    expect((await other.call('PUT', path, change)).status).toBe(404);
    await other.call('DELETE', cartPath);
    expect((await visitor.call('GET', cartPath)).body.count).toBe(2);
    // Nobody shares a cart by a token that was put into both browsers.
    const planted = { cookie: `bw-cart=${'A'.repeat(43)}` };
    const put = await other.call('POST', cartPath, { item, quantity: 1 }, planted);
    expect(put.body.count).toBe(1);
    expect(String(put.headers['set-cookie'])).not.toContain('A'.repeat(43));
    const reader = openBrowser(server);
    expect((await reader.call('GET', cartPath, undefined, planted)).body.count).toBe(0);
  });

  test('is not begun by a page of others, whether or not it shows a key', async () => {
    const { item } = await offer(selling.seller, selling.shop);
    const page = openBrowser(server);
    for (const from of [
      { origin: 'http://partner.localhost:5700', 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const put = await page.call('POST', cartPath, { item, quantity: 1 }, from);
      expect(put.status).toBeGreaterThanOrEqual(401);
      expect(put.headers['set-cookie']).toBeUndefined();
    }
  });

  test('whose browser refuses its cookie is another one with each call, and says so', async () => {
    const { item } = await offer(selling.seller, selling.shop);
    const call = (method: 'GET' | 'POST', body?: object) =>
      openBrowser(server).call(method, cartPath, body);
    const before = await database.$count(carts);
    const put = await call('POST', { item, quantity: 1 });
    // The answer is that of the cart that was made, and offers the cookie once more.
    expect(put.body).toMatchObject({ count: 1, items: [{ item }] });
    expect(String(put.headers['set-cookie'])).toContain('bw-cart=');
    const read = await call('GET');
    expect(read.body).toMatchObject({ id: null, count: 0, items: [] });
    expect(read.headers['set-cookie']).toBeUndefined();
    const again = await call('POST', { item, quantity: 1 });
    expect(again.body.count).toBe(1);
    expect(again.body.id).not.toBe(put.body.id);
    // A call that only reads, or removes, makes none.
    await call('POST', { item, quantity: 0 });
    expect(await database.$count(carts)).toBe(before + 2);
    expect(await stockOf(item)).toBe(10);
  });

  test('orders nothing before somebody signs in', async () => {
    const visitor = openBrowser(server);
    const { item } = await offer(selling.seller, selling.shop);
    await visitor.call('POST', cartPath, { item, quantity: 2 });
    const body = {
      ...{ payment_method: 'pm_card_visa', address: hamilton },
      shops: [{ id: selling.shop, delivery: { kind: 'pickup' } }],
      agreed: [{ key: 'CA:CAD', currency: 'CAD', amount: 29_945 }],
    };
    expect((await pay(visitor, checkoutPath, body)).status).toBe(401);
    expect(await stockOf(item)).toBe(10);
  });
});
