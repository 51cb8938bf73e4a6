import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { calls, cart, orderId, orderIn } from '../shared/testing/orders.fixture.ts';
import table from './bw-order-checkout.element.tsx';
import { openOrderCheckout } from './order-checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $299.45' });

test('an order that waits for its payment is found again after a reload', async () => {
  openOrderCheckout({
    [calls.order]: { order: orderIn('OPEN', { state: 'open', paidAt: null }), steps: [] },
  });
  await pay.click();
  await expect.element(words('Your payment is on its way.')).toBeVisible();
  document.body.replaceChildren();
  const { api } = openOrderCheckout({
    [calls.cart]: { ...cart, items: [], shops: [], count: 0 },
    [calls.read]: orderIn('OPEN', { state: 'open', paidAt: null }),
    [calls.finish]: { order: orderIn('OPEN', { state: 'open', paidAt: null }), steps: [] },
  });
  await expect.element(words('Your payment is on its way.')).toBeVisible();
  await expect.element(words(`Order ${orderId}`)).toBeVisible();
  expect(api.callsOf(calls.finish)).toHaveLength(1);
});

const unpaid = { state: 'failed', paidAt: null } as const;

async function leaveUnpaid() {
  openOrderCheckout({ [calls.order]: { order: orderIn('FAILED', unpaid), steps: [] } });
  await pay.click();
  await expect.element(words(`Order ${orderId}`)).toBeVisible();
  document.body.replaceChildren();
}

test('another cart is ordered though an earlier order waits, which is named above it', async () => {
  await leaveUnpaid();
  openOrderCheckout({ [calls.read]: orderIn('FAILED', unpaid) });
  await expect.element(words(`Order ${orderId} still waits for its payment`)).toBeVisible();
  await expect.element(pay).toBeVisible();
  await expect
    .element(role('link', { name: 'See that order' }))
    .toHaveAttribute('href', expect.stringContaining(orderId));
});

test.each([
  ['PAID', { state: 'paid', paidAt: '2026-11-28T17:00:00.000Z' }],
  ['CANCELLED', { state: 'cancelled', paidAt: null }],
] as const)(
  'an earlier order that became %s elsewhere is nothing of a new cart',
  async (state, payment) => {
    await leaveUnpaid();
    const { api } = openOrderCheckout({ [calls.read]: orderIn(state, payment) });
    await expect.poll(() => api.callsOf(calls.read)).toHaveLength(1);
    await expect.element(pay).toBeVisible();
    await expect.element(words('still waits for its payment')).not.toBeInTheDocument();
  },
);

test('an earlier order that was paid elsewhere thanks nobody for an empty cart', async () => {
  await leaveUnpaid();
  openOrderCheckout({
    [calls.cart]: { ...cart, items: [], shops: [], count: 0 },
    [calls.read]: orderIn('PAID', { state: 'paid', paidAt: '2026-11-28T17:00:00.000Z' }),
  });
  await expect.element(words('Your cart is empty')).toBeVisible();
});
