import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { writeShop } from '../../shops/shop-bodies.fixture.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { startScenarios } from '../scenarios/scenarios.fixture.ts';

const { openSelling, openBuyer, offer, pay, writeCheckout, mailsOf } = await startScenarios();

test('what is fetched says where, to its buyer, and its seller learns that somebody comes', async () => {
  const instructions = 'Ring at the blue door.';
  const selling = await openSelling({}, { pickup: { instructions, hours: null } });
  const buyer = await openBuyer();
  const { item } = await offer(selling.seller, selling.shop);
  await buyer.call('POST', cartPath, { item, quantity: 1 });
  const delivery = { kind: 'pickup' };
  await buyer.call('PUT', `${cartPath}shop/${selling.shop}`, { delivery });
  const checkout = await writeCheckout(buyer);
  const { status, body } = await pay(buyer, checkoutPath, {
    ...{ ...checkout, address: null },
    shops: [{ id: selling.shop, delivery }],
  });
  expect([status, body.order?.state]).toEqual([200, 'PAID']);
  const [part] = body.order.shops;
  for (const said of [writeShop().place.street, instructions]) {
    expect(part.delivery.instructions).toContain(said);
    expect((await mailsOf(buyer, 'order-paid'))[0]?.text).toContain(said);
  }
  const [received] = await mailsOf(selling.seller, 'order-received');
  expect(received?.text).toContain('It is picked up');
  expect(received?.text).toContain(body.order.id);
});
