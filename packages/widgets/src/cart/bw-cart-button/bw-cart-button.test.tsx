import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { sampleCart, sampleLine } from '../shared/testing/sample-cart.fixture.ts';
import table from './bw-cart-button.element.tsx';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };

function open(quantity: number, user: object | null = rosa, siteOrigin = location.origin) {
  const cart = sampleCart({ items: quantity > 0 ? [sampleLine(1, { quantity })] : [] });
  const answers = { 'GET /user/': user, 'GET /marketplace/cart/': cart };
  return openWidget('bw-cart-button', { locale: 'en-CA' }, answers, { siteOrigin }).api;
}

test.each([
  [1, 'Cart: 1 item', '1'],
  [9, 'Cart: 9 items', '9'],
  [10, 'Cart: 10 items', '9+'],
])('with %i things in the cart it is called “%s” and shows %s', async (quantity, name, badge) => {
  open(quantity);
  await expect
    .element(role('link', { name }))
    .toHaveAttribute('href', expect.stringContaining('/cart'));
  await expect.element(words(badge).last()).toBeVisible();
  await expectAccessible(document.body);
});

test('an empty cart shows no number', async () => {
  const api = open(0);
  await expect.element(role('link', { name: 'Cart' })).toBeVisible();
  await expect.poll(() => api.callsOf('GET /marketplace/cart/')).toHaveLength(1);
  expect(words('0').query()).toBe(null);
});

test('on a page of others a visitor causes no call', async () => {
  const api = open(3, null, 'https://site.example');
  await expect.element(role('link', { name: 'Cart' })).toBeVisible();
  await expect.poll(() => api.callsOf('GET /user/')).toHaveLength(1);
  expect(api.callsOf('GET /marketplace')).toEqual([]);
});
