import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { findBalances } from '../../ledger/find-balances.ts';
import { writeRate } from '../../shops/shop-bodies.fixture.ts';
import { shopPath } from '../../shops/shops.fixture.ts';
import { shops } from '../../shops/tables.ts';
import { checkoutPath, hamilton, startOrders } from '../orders.fixture.ts';

const { database, openKoala, openBuyer, offer, pay, writeCheckout } = await startOrders();

const newYork: typeof hamilton = {
  ...{ ...hamilton, line1: '20 W 34th St', city: 'New York', state: 'NY' },
  ...{ postalCode: '10001', countryCode: 'US' },
};
const koala = await openKoala();
const zone = { country: 'US' as const, regions: [], postalPrefixes: [] };
await koala.seller.call('POST', shopPath(koala.shop, '/shipping'), writeRate({ zone }));

type Buyer = Awaited<ReturnType<typeof openBuyer>>;

async function put(buyer: Buyer, product: object = {}) {
  const { item } = await offer(koala.seller, koala.shop, { product });
  await buyer.call('POST', cartPath, { item, quantity: 2 });
}

/** Orders what is in the cart, and reads the order’s only part with its invoice. */
async function buy(buyer: Buyer) {
  const sent = await writeCheckout(buyer, newYork);
  const { status, body } = await pay(buyer, checkoutPath, sent);
  expect([status, body.order?.state, body.order?.payments]).toMatchObject([
    200,
    'PAID',
    [{ amount: sent.agreed[0].amount, state: 'paid' }],
  ]);
  const [part] = body.order.shops;
  const { invoice } = part;
  const read = await buyer.call('GET', `/api/v1/marketplace/invoice/${invoice.id}`);
  return { part, invoice: read.body.invoice };
}

async function readBooks() {
  const [shop] = await database.select().from(shops).where(eq(shops.id, koala.shop));
  return findBalances(database, shop?.key ?? 0);
}

test('what a shop in Australia sends to New York is paid with a tax that is added', async () => {
  const buyer = await openBuyer();
  await put(buyer);
  const { part, invoice } = await buy(buyer);
  const tax = part.taxes[0].amount;
  expect(part).toMatchObject({
    ...{ isTaxIncluded: false, subtotal: 25_000, shipping: 1_500, total: 26_500 + tax },
    taxes: [{ tax: 'salesTax' }],
  });
  expect(tax).toBeGreaterThan(0);
  expect(invoice).toMatchObject({
    ...{ taxesIncluded: false, subtotal: { amount: 25_000 }, total: { amount: 26_500 + tax } },
    taxes: [{ tax: 'salesTax', amount: { amount: tax }, collector: 'platform' }],
  });
});

test('what is fetched there at once has its tax in its price, and all sums agree', async () => {
  const buyer = await openBuyer();
  await put(buyer);
  await put(buyer, { shippingSupport: 'PICKUP_ONLY' });
  const [before] = await readBooks();
  const { part, invoice } = await buy(buyer);
  const [gst, salesTax] = part.taxes;
  expect([gst, salesTax]).toMatchObject([
    { tax: 'australianGst', amount: 2_273 },
    { tax: 'salesTax' },
  ]);
  const total = 51_500 + salesTax.amount;
  expect(part).toMatchObject({ isTaxIncluded: false, subtotal: 50_000, total });
  expect(invoice).toMatchObject({
    ...{ taxesIncluded: false, subtotal: { amount: 50_000 }, total: { amount: total } },
    lines: expect.arrayContaining([
      expect.objectContaining({
        ...{ net: { amount: 22_727, currency: 'AUD' }, gross: { amount: 25_000, currency: 'AUD' } },
      }),
    ]),
  });
  const [after] = await readBooks();
  const grown = (part: 'goods' | 'shipping' | 'tax') =>
    Number(after?.[part].amount) - Number(before?.[part].amount ?? 0);
  // The platform pays New York’s tax, the shop its own country’s.
  expect([grown('goods'), grown('shipping'), grown('tax')]).toEqual([47_727, 1_500, 2_273]);
});
