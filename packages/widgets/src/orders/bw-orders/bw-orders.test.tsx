import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { calls, orderId, rosa, summary } from '../shared/testing/orders.fixture.ts';
import table from './bw-orders.element.tsx';

registerElement(table);

function openOrders(answer: unknown, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-orders',
    attributes,
    { 'GET /user/': rosa, [calls.orders]: answer },
    { siteOrigin: location.origin },
  );
}

test('an order of two shops is one row, with its sums, its state and the way to it', async () => {
  const due = { ...summary, id: 'BBBBBBBBBB', state: 'FUNDS_PENDING' };
  openOrders({ results: [summary, due], total: 2 });
  await expect.element(role('link', { name: `Order ${orderId}` })).toBeVisible();
  await expect.element(words('From Maple Pottery and Koala Crafts').first()).toBeVisible();
  await expect.element(words('$299.45 and AU$45.00').first()).toBeVisible();
  await expect.element(words('Partly paid')).toBeVisible();
  await expect.element(words('Finish the payment')).toBeVisible();
  expect(role('listitem').elements()).toHaveLength(2);
  expect(
    role('link', { name: `Order ${orderId}` })
      .element()
      .getAttribute('href'),
  ).toContain(`/dashboard/marketplace/orders/order/${orderId}`);
  await expectAccessible(document.body);
});

test('an order that waits for a price of delivery says for whom it waits', async () => {
  const rows = (['requested', 'answered', 'accepted'] as const).map((state, index) => ({
    ...{ ...summary, id: `CCCCCCCCC${index + 2}`, state: 'FUNDS_PENDING' },
    quote: { state, expiresAt: '2026-12-03T12:00:00.000Z' },
  }));
  openOrders({ results: rows, total: 3 });
  await expect.element(words('Waiting for the shop')).toBeVisible();
  await expect.element(words('Price to accept')).toBeVisible();
  await expect.element(words('Look at the price of delivery')).toBeVisible();
  await expect.element(words('Waiting for payment')).toBeVisible();
  expect(words('Finish the payment').elements()).toHaveLength(1);
  await expectAccessible(document.body);
});

test('many shops of an order are a few, and a number', async () => {
  const shops = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'].map((name) => ({ id: name, name }));
  openOrders({ results: [{ ...summary, shops }], total: 1 });
  await expect.element(words('From Ash, Birch, Cedar and 2 more')).toBeVisible();
});

test('fifteen make a page, and the address says which', async () => {
  const asked: (string | null)[] = [];
  const { element } = openOrders((_: RequestInit, url: string) => {
    asked.push(new URL(url.replace(/^.*#/, 'https://api.example')).searchParams.get('start'));
    return { results: [summary], total: 31 };
  });
  await role('button', { name: 'Page 3' }).click();
  await expect.poll(() => element.getAttribute('page')).toBe('3');
  await expect.poll(() => asked).toEqual(['0', '30']);
});

test('who has ordered nothing is led to their cart', async () => {
  openOrders({ results: [], total: 0 });
  await expect.element(words('You have ordered nothing yet')).toBeVisible();
  await expect
    .element(role('link', { name: 'Look in the shops' }))
    .toHaveAttribute('href', `${location.origin}/marketplace`);
  await expectAccessible(document.body);
});
