import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { sampleCart, sampleLine } from '../shared/testing/sample-cart.fixture.ts';
import cartTable from './bw-cart.element.tsx';
import { openCart } from './cart.fixture.ts';

registerElement(cartTable);
afterEach(() => localStorage.removeItem('boardwalk.delivery'));

test('the way to undo is in sight also where the cart is scrolled', async () => {
  await page.viewport(390, 500);
  const lines = [1, 2, 3, 4, 5, 6].map((item) => sampleLine(item));
  const cart = sampleCart({ items: lines });
  openCart({
    answers: {
      'GET /marketplace/cart/': cart,
      'POST /marketplace/cart/': sampleCart({ items: lines.slice(0, 5) }),
    },
  });
  const remove = role('button', { name: /^Remove Product 6/ });
  await remove.click();
  const undo = role('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  expect(scrollY).toBeGreaterThan(300);
  await expect.poll(() => undo.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  scrollTo(0, 0);
});
