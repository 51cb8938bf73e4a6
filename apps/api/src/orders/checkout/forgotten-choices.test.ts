import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { checkoutPath, startOrders } from '../orders.fixture.ts';

const { openSelling, openBuyer, offer, pay, writeCheckout } = await startOrders();

test('a note to a shop goes with its order, and not with the next one', async () => {
  const { seller, shop } = await openSelling();
  const buyer = await openBuyer();
  const { item } = await offer(seller, shop);
  const buy = () => buyer.call('POST', cartPath, { item, quantity: 1 });
  await buy();
  const chosen = await buyer.call('PUT', `${cartPath}shop/${shop}`, {
    note: 'The code of the door is 1234.',
  });
  expect(chosen.status).toBe(200);
  expect((await pay(buyer, checkoutPath, await writeCheckout(buyer))).status).toBe(200);
  const { body } = await buy();
  expect(body.shops[0]).toMatchObject({ note: '', delivery: null });
});
