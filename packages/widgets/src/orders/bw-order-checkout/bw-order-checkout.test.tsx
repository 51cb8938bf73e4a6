import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  address,
  bigCart,
  bigTotals,
  calls,
  cart,
  orderIn,
  potteryTotals,
  totals,
} from '../shared/testing/orders.fixture.ts';
import table from './bw-order-checkout.element.tsx';
import { openOrderCheckout } from './order-checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $299.45' });
const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

test('where everything is known, one press pays for what the review shows', async () => {
  const { api, element } = openOrderCheckout();
  const paid = vi.fn();
  const went: string[] = [];
  element.addEventListener('bw-order-paid', paid);
  element.addEventListener('bw-navigate', (event) => {
    went.push((event as CustomEvent).detail.route.name);
  });
  await expect.element(pay).toBeVisible();
  for (const said of [
    'Salt-glazed mug',
    'Blue · Large',
    'HST (13%)',
    '12 Elm St',
    'Visa ending in 4242',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expectAccessible(document.body);
  await userEvent.dblClick(pay);
  await expect.poll(() => paid.mock.calls.length).toBe(1);
  const [ordered, ...more] = api.callsOf(calls.order);
  expect(more).toEqual([]);
  expect(bodyOf(ordered)).toEqual({
    payment_method: 'pm_4242',
    address,
    shops: [{ id: 'maple-pottery', delivery: potteryTotals.delivery, note: '' }],
    agreed: [{ key: 'CA:CAD', currency: 'CAD', amount: 29_945 }],
  });
  expect(went).toEqual(['checkoutSuccess']);
});

test('several payments say before paying why they are several', async () => {
  openOrderCheckout({ [calls.cart]: bigCart, [calls.totals]: bigTotals });
  await expect.element(role('button', { name: 'Pay AU$45.00 and $299.45' })).toBeVisible();
  await expect
    .element(words('You pay 2 times: once for each currency, and each Australian shop'))
    .toBeVisible();
  await expect
    .element(words('AU$45.00 for Koala Crafts, charged by the shop itself'))
    .toBeVisible();
  await expect.element(words('Includes GST (10%) AU$4.09')).toBeVisible();
  await expectAccessible(document.body);
});

test('a total that has changed is shown, old and new, and is agreed to anew', async () => {
  const now = {
    shops: [{ ...potteryTotals, shipping: 2_500, total: 31_075 }],
    groups: [{ key: 'CA:CAD', currency: 'CAD', shopIds: ['maple-pottery'], amount: 31_075 }],
  };
  let isChanged = false;
  const { api } = openOrderCheckout({
    [calls.totals]: () => (isChanged ? now : totals),
    [calls.order]: () => {
      if (isChanged) return { order: orderIn('PAID'), steps: [] };
      isChanged = true;
      return problem('conflict', 'body.agreed');
    },
  });
  await pay.click();
  await expectText(role('alert'), 'Maple Pottery: $299.45 before, $310.75 now');
  await expectAccessible(document.body);
  await role('button', { name: 'Pay $310.75' }).click();
  await expect.poll(() => api.callsOf(calls.order).length).toBe(2);
  expect(bodyOf(api.callsOf(calls.order)[1]).agreed[0].amount).toBe(31_075);
});

test('a conflict about anything else is said in its own words', async () => {
  openOrderCheckout({ [calls.order]: () => problem('conflict') });
  await pay.click();
  await expect.element(role('alert')).toBeVisible();
  await expect.element(words('The total has changed')).not.toBeInTheDocument();
});

test('who has no address yet types one, which is checked by the rules of its country', async () => {
  const { api } = openOrderCheckout({
    'GET /user/profile': {
      ...(await import('../shared/testing/orders.fixture.ts')).profile,
      billing: { countryCode: null, postalCode: null, state: null, city: null, line1: null },
    },
    [calls.cart]: { ...cart, shops: [{ ...cart.shops[0], pickup: null }] },
  });
  await expect.element(role('heading', { name: /Step 1 of 4 Address/ })).toBeVisible();
  await expect.element(role('textbox', { name: 'Full name' })).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.element(words('Fill this in.').first()).toBeVisible();
  await userEvent.fill(role('textbox', { name: 'Full name' }), ' Rosa   Lindqvist ');
  await userEvent.selectOptions(role('combobox', { name: /^Country/ }).first(), 'Canada');
  await userEvent.fill(role('textbox', { name: /Street and number/ }), '12 Elm St');
  await userEvent.fill(role('textbox', { name: /City/ }), 'Hamilton');
  await userEvent.selectOptions(role('combobox', { name: /Province/ }), 'Ontario');
  await userEvent.fill(role('textbox', { name: /Postal code/ }), 'V5K 0A1');
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect
    .element(words('This code is of another province or territory.').first())
    .toBeVisible();
  await userEvent.fill(role('textbox', { name: /Postal code/ }), 'l8p1a1');
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.element(role('heading', { name: /Step 2 of 4 Delivery/ })).toBeVisible();
  await expect
    .poll(() => bodyOf(api.callsOf(calls.totals).at(-1)))
    .toEqual({ destination: { countryCode: 'CA', state: 'ON', postalCode: 'L8P 1A1' } });
  await expectAccessible(document.body);
});

test('an address and a card that were chosen are found again after a reload', async () => {
  openOrderCheckout({}, { at: 'address' });
  await role('radio', { name: 'Another address' }).click();
  await userEvent.fill(role('textbox', { name: 'Full name' }), 'Milo Okafor');
  document.body.replaceChildren();
  openOrderCheckout({}, { at: 'address' });
  await expect.element(role('textbox', { name: 'Full name' })).toHaveValue('Milo Okafor');
});

test('another person in the same browser finds nothing of it', async () => {
  openOrderCheckout({}, { at: 'address' });
  await role('radio', { name: 'Another address' }).click();
  await userEvent.fill(role('textbox', { name: 'Full name' }), 'Milo Okafor');
  document.body.replaceChildren();
  openOrderCheckout(
    { 'GET /user/': { id: 4, firstName: 'Milo', profilePicture: null, actor: null } },
    { at: 'address' },
  );
  await expect.element(role('radio', { name: 'Another address' })).toBeVisible();
  await expect.element(role('textbox', { name: 'Full name' })).not.toBeInTheDocument();
});

test('a delivery is chosen per shop, and its price is that of the cart', async () => {
  const { api } = openOrderCheckout({ [calls.choose]: cart }, { at: 'delivery' });
  await expect.element(role('group', { name: 'How does Maple Pottery deliver?' })).toBeVisible();
  await expectAccessible(document.body);
  await role('radio', { name: /Express/ }).click();
  await expect
    .poll(() => bodyOf(api.callsOf(calls.choose)[0]))
    .toEqual({
      delivery: potteryTotals.options[1]?.choice,
    });
  await role('button', { name: 'Add a note for Maple Pottery' }).click();
  await userEvent.fill(role('textbox', { name: 'Note for Maple Pottery' }), 'At the door');
  await userEvent.tab();
  await expect.poll(() => bodyOf(api.callsOf(calls.choose)[1])).toEqual({ note: 'At the door' });
});

test.each([
  ['en-CA', { from: 0, to: 1 }, 'up to 1 day'],
  ['en-CA', { from: 0, to: 0 }, 'the same day'],
  ['en-CA', { from: 1, to: 1 }, '1 day'],
  ['en-CA', { from: 0, to: 3 }, 'up to 3 days'],
  ['fr-CA', { from: 0, to: 1 }, '1 jour au plus'],
  ['fr-CA', { from: 0, to: 0 }, 'le jour même'],
  ['fr-CA', { from: 0, to: 3 }, '3 jours au plus'],
  ['fr-CA', { from: 2, to: 5 }, 'de 2 à 5 jours'],
] as const)('in %s a delivery of %j takes “%s”', async (locale, days, said) => {
  const options = [{ ...potteryTotals.options[0], days }];
  openOrderCheckout(
    { [calls.totals]: { ...totals, shops: [{ ...potteryTotals, options }] } },
    { at: 'delivery', locale },
  );
  await expect.element(words(said)).toBeVisible();
});

test.each([
  ['uncovered', 'Maple Pottery doesn’t send this to Hamilton, Ontario.', 'Change the address'],
  ['by-code', 'depends on a postal code', 'Change the address'],
] as const)('a shop that can’t send it says why: %s', async (reason, said, way) => {
  const none = { ...potteryTotals, options: [], delivery: null, problem: reason };
  openOrderCheckout({ [calls.totals]: { ...totals, shops: [none] } });
  await expect.element(role('heading', { name: /Step 2 of 4 Delivery/ })).toBeVisible();
  await expect.element(words(said)).toBeVisible();
  await role('button', { name: way }).click();
  await expect.element(role('heading', { name: /Step 1 of 4 Address/ })).toBeVisible();
});

test.each([
  ['ask', 'The price of delivery of this is named by Maple Pottery'],
  ['no-pickup', 'Maple Pottery hands nothing out now'],
] as const)('a shop that has to be asked leads to it: %s', async (reason, said) => {
  const none = { ...potteryTotals, options: [], delivery: null, problem: reason };
  const { toasts } = openOrderCheckout({ [calls.totals]: { ...totals, shops: [none] } });
  await expect.element(words(said)).toBeVisible();
  await expect.element(role('link', { name: 'See Maple Pottery' })).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.poll(() => toasts).toContain('Choose a delivery for every shop first.');
  await expectAccessible(document.body);
});

test('everything that is picked up needs no address', async () => {
  const picked = {
    ...potteryTotals,
    options: [{ choice: { kind: 'pickup' }, name: '', price: 0, days: null }],
    delivery: { kind: 'pickup' },
    shipping: 0,
  };
  const { api } = openOrderCheckout(
    {
      [calls.choose]: { ...cart, shops: [{ ...cart.shops[0], delivery: { kind: 'pickup' } }] },
      [calls.totals]: { ...totals, shops: [picked] },
    },
    { at: 'address' },
  );
  await role('radio', { name: 'I pick everything up' }).click();
  await expect.poll(() => api.callsOf(calls.choose).length).toBe(1);
  await role('button', { name: 'Continue' }).click();
  await expect.element(role('radio', { name: /Pick up in Hamilton/ })).toBeChecked();
  await role('button', { name: 'Continue' }).click();
  await role('button', { name: 'Continue' }).click();
  await pay.click();
  await expect.poll(() => bodyOf(api.callsOf(calls.order)[0])?.address).toBe(null);
});

test('what has changed in the cart is mended there first', async () => {
  const { toasts, api } = openOrderCheckout({
    [calls.cart]: { ...cart, items: [{ ...cart.items[0], problem: 'sold-out' }] },
  });
  await expectText(role('alert'), 'Something in your cart has changed');
  await expectText(role('alert'), cart.items[0]?.product.title ?? 'no product');
  await pay.click();
  await expect.poll(() => toasts.length).toBe(1);
  expect(api.callsOf(calls.order)).toEqual([]);
});

test('an empty cart leads back to it, and a visitor signs in first', async () => {
  openOrderCheckout({ [calls.cart]: { ...cart, items: [], shops: [], count: 0 } });
  await expect.element(words('Your cart is empty')).toBeVisible();
  document.body.replaceChildren();
  openOrderCheckout({ 'GET /user/': null });
  await expect.element(role('link', { name: 'Sign in to check out' })).toBeVisible();
});
