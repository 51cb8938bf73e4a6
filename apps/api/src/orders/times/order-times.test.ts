import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { cartPath } from '../../cart/cart.fixture.ts';
import { checkoutPath } from '../orders.fixture.ts';
import { printPercentile, startTimedOrders, timedOrders } from './timed-orders.fixture.ts';

const warmUp = Math.ceil(timedOrders / 10);

const { server, openBuyer, items, send, fill, writeCheckout } = await startTimedOrders();

test('something is put into a cart in so many milliseconds', async () => {
  const buyer = await openBuyer();
  const times: number[] = [];
  for (let number = 0; number < warmUp + timedOrders; number += 1) {
    const item = items[number % items.length] ?? 0;
    const began = performance.now();
    await send(buyer, cartPath, { item, quantity: 1 + (number % 9) });
    if (number >= warmUp) times.push(performance.now() - began);
  }
  expect(printPercentile('cart.add.p95', times)).toBeGreaterThan(0);
}, 600_000);

test('a checkout takes so long, without the time that the provider takes', async () => {
  const buyer = await openBuyer();
  await fill(buyer);
  const sent = await writeCheckout(buyer);
  let atProvider = 0;
  server.platform.payments?.provider.on('response', ({ elapsed }: Stripe.ResponseEvent) => {
    atProvider += elapsed;
  });
  const times: number[] = [];
  for (let number = 0; number < warmUp + timedOrders; number += 1) {
    await fill(buyer);
    atProvider = 0;
    const began = performance.now();
    const { order } = await send(buyer, checkoutPath, sent);
    const took = performance.now() - began;
    expect(order.state).toBe('PAID');
    expect(atProvider).toBeGreaterThan(0);
    if (number >= warmUp) times.push(took - atProvider);
  }
  expect(printPercentile('checkout.p95', times)).toBeGreaterThan(0);
}, 600_000);
