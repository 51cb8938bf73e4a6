import { afterEach, expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { sampleCart, sampleCartShop, sampleLine } from '../shared/testing/sample-cart.fixture.ts';
import cartTable from './bw-cart.element.tsx';
import { openCart } from './cart.fixture.ts';

registerElement(cartTable);
afterEach(() => localStorage.removeItem('boardwalk.delivery'));

const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

test('a link’s things show first, and a press adds them', async () => {
  const offered = {
    items: [sampleLine(12, { left: 3 }), sampleLine(15, { problem: 'sold-out' })],
    shops: [sampleCartShop()],
  };
  const { api, element } = openCart({
    attributes: { add: '12:5,15' },
    answers: {
      'GET /marketplace/cart/offers': offered,
      'POST /marketplace/cart/': sampleCart(),
    },
  });
  await expect.element(words('3 × Product 12, Oat, Small')).toBeVisible();
  await expect.element(words('$144.00').first()).toBeVisible();
  expect(api.callsOf('POST /marketplace/cart/ ')).toEqual([]);
  await expectAccessible(document.body);
  await role('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => api.callsOf('POST /marketplace/cart/ ').map(bodyOf))
    .toEqual([{ item: 12, quantity: 3, price: 4800, isSaved: false }]);
  await expect.poll(() => element.getAttribute('add')).toBe(null);
});

test('a link that names nothing that can be had adds nothing', async () => {
  openCart({
    attributes: { add: '99' },
    answers: { 'GET /marketplace/cart/offers': { items: [], shops: [] } },
  });
  await expect.element(words('What the link names can’t be had any more.')).toBeVisible();
  expect(role('button', { name: 'Add to cart' }).query()).toBe(null);
  await role('button', { name: 'No, thanks' }).click();
  await expect.poll(() => words('What the link names').query()).toBe(null);
});

test('checkout opens in place of the cart, for who is signed in', async () => {
  const { element } = openCart();
  await role('button', { name: 'Check out' }).click();
  await expect.poll(() => element.getAttribute('step')).toBe('checkout');
  await expect.poll(() => element.shadowRoot?.querySelector('bw-order-checkout')).not.toBe(null);
  await role('link', { name: 'Back to the cart' }).click();
  await expect.element(words('3 items')).toBeVisible();
});

test('a visitor has a cart, and signs in to check out', async () => {
  const { element } = openCart({ answers: { 'GET /user/': null } });
  await expect.element(words('3 items')).toBeVisible();
  await role('button', { name: 'Check out' }).click();
  await expect.element(words('Sign in to check out.')).toBeVisible();
  await expectAccessible(document.body);
  expect(element.shadowRoot?.querySelector('bw-order-checkout')).toBe(null);
  await role('button', { name: 'Sign in' }).click();
  await expect.element(role('dialog', { name: 'Check out' })).toBeVisible();
});

test('on a page of others a visitor signs in first, and nothing is requested before', async () => {
  const { api, element } = openCart({
    answers: { 'GET /user/': null },
    settings: { siteOrigin: 'https://site.example' },
  });
  await expect.element(words('Sign in to use your cart on this page.')).toBeVisible();
  expect(api.callsOf('GET /marketplace')).toEqual([]);
  const signIn = element.shadowRoot?.querySelector('bw-sign-in');
  expect(signIn?.getAttribute('scopes')).toBe('profile:basic,cart');
});
