import { expect, test } from 'vitest';
import { cartPath } from '../cart/cart.fixture.ts';
import { checkoutPath, startOrders } from './orders.fixture.ts';
import { ordersData } from './orders-data.ts';

const { database, server, openSelling, openBuyer, offer, pay, writeCheckout } = await startOrders();

test('a buyer’s own data have what they bought, and not what the platform takes of the shop', async () => {
  const { seller, shop } = await openSelling();
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  await pay(buyer, checkoutPath, await writeCheckout(buyer));
  const collected = await ordersData.collect(database, buyer.id, server.platform);
  expect(collected).toMatchObject({
    shops: [{ total: expect.any(Number) }],
    lines: [{ quantity: 1 }],
  });
  expect(JSON.stringify(collected)).not.toMatch(/"(fee|feePortion|hash)"/);
});
