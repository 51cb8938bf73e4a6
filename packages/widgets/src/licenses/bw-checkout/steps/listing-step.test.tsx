import { expect, test } from 'vitest';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { openCheckout } from '../checkout.fixture.ts';

registerElement(table);

const own = { id: 7, title: 'Elm Roofing', subcategory: 'ROOFING', city: 'Hamilton' };
const licensees = 'GET /license/licensees';

test('without a listing one of one’s own is chosen, and the price of the plan stands by', async () => {
  const { element } = openCheckout(
    { [licensees]: [{ ...own, primaryImage: null }], 'GET /customer/cards': [] },
    { 'listing-id': '0' },
  );
  await expect.element(role('heading', { name: /Step 3 of 5/ })).toBeVisible();
  await expect.element(words('Main Street: $960.00 a year, before taxes')).toBeVisible();
  await expectAccessible(document.body);
  await role('radio', { name: /Elm Roofing/ }).click();
  await expect.poll(() => element.getAttribute('listing-id')).toBe('7');
  await expect.element(words('To pay: $1,084.80, taxes included')).toBeVisible();
  await role('button', { name: 'Continue' }).click();
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
});

test('whoever has no listing goes back to the map, which leads to one', async () => {
  openCheckout({ [licensees]: [] }, { 'listing-id': '0' });
  await expect.element(words('You have not created a merchant listing yet.')).toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Back to the boards' }).click();
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
});
