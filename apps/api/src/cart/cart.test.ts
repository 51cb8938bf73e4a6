import { cartFaults } from '@boardwalk/sdk-core/cart/cart-faults';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../account/account.fixture.ts';
import { writeRate } from '../shops/shop-bodies.fixture.ts';
import { shopPath } from '../shops/shops.fixture.ts';
import { cartPath, startCart } from './cart.fixture.ts';
import { carts } from './tables.ts';

const { server, database, signIn, signInSeller, openShop, offer } = await startCart();

const seller = await signInSeller();
const shop = await openShop(seller);
await seller.call('POST', shopPath(shop, '/shipping'), writeRate());

test('a quantity is set, and set again changes nothing; none removes the line', async () => {
  const buyer = await signIn();
  const { item, product } = await offer(seller, shop);
  expect((await buyer.call('GET', cartPath)).body).toMatchObject({ id: null, items: [], count: 0 });
  for (let nth = 0; nth < 2; nth += 1) {
    const { status, body } = await buyer.call('POST', cartPath, { item, quantity: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      count: 3,
      items: [
        {
          ...{ item, quantity: 3, shopId: shop, price: 12_500, acceptedPrice: 12_500 },
          ...{ left: null, problem: null, product: { id: product, title: 'Oak chair' } },
        },
      ],
      shops: [{ id: shop, currency: 'CAD', state: 'open', note: '', delivery: null }],
    });
  }
  const { body } = await buyer.call('POST', cartPath, { item, quantity: 0 });
  expect(body).toMatchObject({ count: 0, items: [], shops: [] });
});

test.each([-1, 1.5, 1000, 1e9, 'many'])('a quantity of %s is refused', async (quantity) => {
  const buyer = await signIn();
  const { item } = await offer(seller, shop, { stock: 5_000 });
  expect((await buyer.call('POST', cartPath, { item, quantity })).status).toBe(400);
  expect((await buyer.call('GET', cartPath)).body.count).toBe(0);
});

test('no more is put into a cart than there is, and less of what has run out is possible', async () => {
  const buyer = await signIn();
  const { item, path } = await offer(seller, shop, { stock: 4, product: { lowStock: 5 } });
  const refused = await buyer.call('POST', cartPath, { item, quantity: 5 });
  expect(refused).toMatchObject({
    status: 409,
    body: { detail: 'Only 4 can be had at the moment.' },
  });
  await buyer.call('POST', cartPath, { item, quantity: 4 });
  const correction = { variantId: item, kind: 'corrected', change: -3, note: '' };
  expect((await seller.call('POST', `${path}/stock`, correction)).status).toBe(200);
  const read = (await buyer.call('GET', cartPath)).body.items[0];
  expect(read).toMatchObject({ quantity: 4, left: 1, problem: 'too-many' });
  const less = await buyer.call('POST', cartPath, { item, quantity: 2 });
  expect(less.body.items[0]).toMatchObject({ quantity: 2, problem: 'too-many' });
  expect((await buyer.call('POST', cartPath, { item, quantity: 3 })).status).toBe(409);
  expect((await buyer.call('POST', cartPath, { item, quantity: 1 })).body.items[0].problem).toBe(
    null,
  );
});

test('a price that has changed is shown until its buyer accepts it, and none is taken from a page', async () => {
  const buyer = await signIn();
  const { item, path, product } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const { body: settings } = await seller.call('GET', `${path}/settings`);
  const variants = [{ ...settings.product.variants[0], price: 13_000 }];
  const change = { product: { ...settings.product, variants } };
  expect((await seller.call('POST', shopPath(shop, `/product/${product}`), change)).status).toBe(
    200,
  );
  const read = async () => (await buyer.call('GET', cartPath)).body.items[0];
  expect(await read()).toMatchObject({ price: 13_000, acceptedPrice: 12_500, problem: 'price' });
  await buyer.call('POST', cartPath, { item, quantity: 1, price: 1 });
  expect(await read()).toMatchObject({ price: 13_000, acceptedPrice: 1, problem: 'price' });
  await buyer.call('POST', cartPath, { item, quantity: 1, price: 13_000 });
  expect(await read()).toMatchObject({ price: 13_000, problem: null });
});

test('what is hidden, gone or one’s own is not added, and what a cart has of it says so', async () => {
  const buyer = await signIn();
  const { item, path } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const fieldOf = (message: string) => ({ body: { fields: [{ path: 'body.item', message }] } });
  const own = await seller.call('POST', cartPath, { item, quantity: 1 });
  expect(own).toMatchObject({ status: 409, ...fieldOf(cartFaults.own) });
  await seller.call('POST', `${path}/deactivate`);
  expect((await buyer.call('GET', cartPath)).body.items[0].problem).toBe('gone');
  const other = await signIn();
  // A product that was never shown, one that is hidden and none are the same to a stranger.
  const [none, unknown] = [
    await other.call('POST', cartPath, { item, quantity: 1 }),
    await other.call('POST', cartPath, { item: 999_999, quantity: 1 }),
  ];
  expect([none.status, none.body.detail]).toEqual([404, unknown.body.detail]);
  for (const one of [item, 999_999]) {
    expect((await other.call('POST', cartPath, { item: one, quantity: 0 })).status).toBe(200);
  }
  const more = await buyer.call('POST', cartPath, { item, quantity: 2 });
  expect(more).toMatchObject({ status: 409, ...fieldOf(cartFaults.gone) });
});

test('a link names what can be had, as it stands, and shows nothing that the public does not see', async () => {
  const [seen, hidden] = [
    await offer(seller, shop, { stock: 3, product: { lowStock: 5 } }),
    await offer(seller, shop),
  ];
  await seller.call('POST', `${hidden.path}/deactivate`);
  const visitor = openBrowser(server);
  const read = (items: string) => visitor.call('GET', `${cartPath}offers?items=${items}`);
  const { status, body } = await read(`${hidden.item},999999,${seen.item}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    items: [{ item: seen.item, quantity: 1, price: 12_500, left: 3, problem: null }],
    shops: [{ id: shop, currency: 'CAD', note: '', delivery: null }],
  });
  expect((await visitor.call('GET', cartPath)).body.count).toBe(0);
  for (const wrong of ['', '0', '1,,2', 'a', Array(21).fill('1').join(',')]) {
    expect((await read(wrong)).status).toBe(400);
  }
});

test('what is saved for later is not counted, and comes back', async () => {
  const buyer = await signIn();
  const { item } = await offer(seller, shop);
  const saved = await buyer.call('POST', cartPath, { item, quantity: 2, isSaved: true });
  expect(saved.body).toMatchObject({ count: 0, items: [], saved: [{ item, quantity: 2 }] });
  expect((await buyer.call('DELETE', cartPath)).body.saved).toHaveLength(1);
  const back = await buyer.call('POST', cartPath, { item, quantity: 2, isSaved: false });
  expect(back.body).toMatchObject({ count: 2, saved: [] });
  expect((await buyer.call('DELETE', cartPath)).body).toMatchObject({ count: 0, items: [] });
});

test('a visitor’s cart is the browser’s, joins that of who signs in there, and is nobody else’s', async () => {
  const { item } = await offer(seller, shop, { stock: 4, product: { lowStock: 5 } });
  const visitor = openBrowser(server);
  await visitor.call('POST', cartPath, { item, quantity: 3 });
  expect((await visitor.call('GET', cartPath)).body.count).toBe(3);
  expect((await openBrowser(server).call('GET', cartPath)).body.count).toBe(0);
  const buyer = await signIn();
  await buyer.call('POST', cartPath, { item, quantity: 2 });
  visitor.take(buyer.cookie);
  const joined = (await visitor.call('GET', cartPath)).body;
  expect(joined).toMatchObject({
    items: [{ item, quantity: 4 }],
    notices: [{ item, title: 'Oak chair', requested: 5, quantity: 4 }],
  });
  expect((await visitor.call('GET', cartPath)).body.notices).toEqual([]);
});

test('everything a cart comes to is reckoned shop by shop, where it goes', async () => {
  const buyer = await signIn();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 2 });
  const preview = async (destination: object | null) =>
    (await buyer.call('POST', `${cartPath}tax`, { destination })).body;
  expect(await preview(null)).toMatchObject({
    shops: [{ subtotal: 25_000, shipping: null, taxes: [], total: 25_000 }],
  });
  const ontario = { countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1' };
  expect(await preview(ontario)).toMatchObject({
    shops: [
      {
        ...{ shopId: shop, subtotal: 25_000, shipping: 1_500, total: 29_945, problem: null },
        taxes: [{ tax: 'hst', portion: 130_000, amount: 3_445 }],
      },
    ],
    groups: [{ key: 'CA:CAD', currency: 'CAD', shopIds: [shop], amount: 29_945 }],
  });
  const choice = { delivery: { kind: 'pickup' }, note: 'Ring twice.' };
  const chosen = await buyer.call('PUT', `${cartPath}shop/${shop}`, choice);
  expect(chosen.body.shops).toMatchObject([choice]);
  expect(await preview({ countryCode: 'CA', state: 'AB', postalCode: null })).toMatchObject({
    shops: [{ shipping: 0, taxes: [{ tax: 'hst', amount: 3_250 }] }],
  });
  const nowhere = { destination: { ...ontario, state: 'XX' } };
  expect((await buyer.call('POST', `${cartPath}tax`, nowhere)).status).toBe(400);
});

test('a hundred calls at once make one cart with one line', async () => {
  const buyer = await signIn();
  const { item } = await offer(seller, shop);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      buyer.call('POST', cartPath, { item, quantity: 1 + (nth % 3) }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await database.$count(carts, eq(carts.userId, buyer.id))).toBe(1);
  expect((await buyer.call('GET', cartPath)).body.items).toHaveLength(1);
});
