import { cartFaults } from '@boardwalk/sdk-core/cart/cart-faults';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBrowser } from '../account/account.fixture.ts';
import { writeRate } from '../shops/shop-bodies.fixture.ts';
import { shopPath } from '../shops/shops.fixture.ts';
import { shops } from '../shops/tables.ts';
import { cartPath, startCart } from './cart.fixture.ts';

const { server, database, signIn, signInSeller, openShop, offer } = await startCart();

const seller = await signInSeller();
const secrets = ['SECRET', '77700', 'draft', 'suspended'];

const stateFacts = {
  draft: {},
  suspended: { suspendedFrom: 'open', suspension: 'SECRET fraud' },
  closed: { closedAt: new Date() },
} as const;

async function openWithRate() {
  const shop = await openShop(seller);
  await seller.call('POST', shopPath(shop, '/shipping'), writeRate());
  return shop;
}

/** A visitor with a line in the cart, and the same saved by a member. */
async function addTo(item: number) {
  const [visitor, saver] = [openBrowser(server), await signIn()];
  await visitor.call('POST', cartPath, { item, quantity: 2 });
  await saver.call('POST', cartPath, { item, quantity: 2, isSaved: true });
  const read = async () => [
    (await visitor.call('GET', cartPath)).body,
    (await saver.call('GET', cartPath)).body,
    (await visitor.call('POST', `${cartPath}tax`, { destination: null })).body,
  ];
  return { visitor, saver, read };
}

test('of a product that was hidden, a cart shows what its buyer saw and nothing of now', async () => {
  const shop = await openWithRate();
  const { item, path, product } = await offer(seller, shop, { product: { lowStock: 20 } });
  const { visitor, read } = await addTo(item);
  const { body: settings } = await seller.call('GET', `${path}/settings`);
  const variants = [{ ...settings.product.variants[0], price: 77_700 }];
  const change = { product: { ...settings.product, title: 'SECRET next season', variants } };
  await seller.call('POST', `${path}/deactivate`);
  expect((await seller.call('POST', shopPath(shop, `/product/${product}`), change)).status).toBe(
    200,
  );
  const [cart, saved, totals] = await read();
  for (const line of [cart.items[0], saved.saved[0]]) {
    expect(line).toMatchObject({
      ...{ price: 12_500, acceptedPrice: 12_500, left: null, problem: 'gone' },
      product: { title: 'Oak chair', image: null },
    });
  }
  expect(totals.shops[0].subtotal).toBe(25_000);
  const all = JSON.stringify([cart, saved, totals]);
  for (const secret of secrets) expect(all).not.toContain(secret);
  await visitor.call('POST', cartPath, { item, quantity: 1 });
  expect((await visitor.call('GET', cartPath)).body.items[0].product.title).toBe('Oak chair');
});

test.each(['draft', 'suspended', 'closed'] as const)(
  'a %s shop is closed to its buyers, by the name that they saw',
  async (state) => {
    const shop = await openWithRate();
    const { item } = await offer(seller, shop);
    const { visitor, read } = await addTo(item);
    const name = (await visitor.call('GET', cartPath)).body.shops[0].name;
    await database
      .update(shops)
      .set({ state, name: 'SECRET name', ...stateFacts[state] })
      .where(eq(shops.id, shop));
    const [cart, saved, totals] = await read();
    for (const { shops: shown } of [cart, saved]) {
      expect(shown).toMatchObject([
        { name, state: 'closed', logo: null, away: null, pickup: null, address: null },
      ]);
    }
    expect(cart.items[0]).toMatchObject({ left: null, problem: 'shop-closed' });
    expect(totals.shops[0].options).toEqual([]);
    const all = JSON.stringify([cart, saved, totals]);
    for (const secret of secrets) expect(all).not.toContain(secret);
  },
);

test('how many there are is not read from a cart where the product does not say so', async () => {
  const shop = await openWithRate();
  const { item } = await offer(seller, shop, { stock: 59 });
  const [visitor, buyer] = [openBrowser(server), await signIn()];
  const added = await visitor.call('POST', cartPath, { item, quantity: 50 });
  expect(added.body.items[0]).toMatchObject({ left: null, problem: null });
  const refused = await visitor.call('POST', cartPath, { item, quantity: 999 });
  expect(refused).toMatchObject({
    status: 409,
    body: { fields: [{ path: 'body.quantity', message: cartFaults.many }] },
  });
  expect(JSON.stringify({ ...refused.body, requestId: '' })).not.toContain('59');
  await buyer.call('POST', cartPath, { item, quantity: 1, isSaved: true });
  const saved = await buyer.call('POST', cartPath, { item, quantity: 999 });
  expect(saved.body.saved[0]).toMatchObject({ quantity: 999, left: null });
  await buyer.call('POST', cartPath, { item, quantity: 30, isSaved: false });
  visitor.take(buyer.cookie);
  const joined = await visitor.call('GET', cartPath);
  expect(joined.body).toMatchObject({
    items: [{ quantity: 50, left: null }],
    notices: [{ requested: 80, quantity: 50 }],
  });
  expect((await visitor.call('GET', `${cartPath}offers?items=${item}`)).body.items[0].left).toBe(
    null,
  );
});
