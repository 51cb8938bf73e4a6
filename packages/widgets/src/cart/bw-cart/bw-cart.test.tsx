import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  pickup,
  sampleCart,
  sampleCartShop,
  sampleLine,
  sampleShopTotals,
  sampleTotals,
} from '../shared/testing/sample-cart.fixture.ts';
import cartTable from './bw-cart.element.tsx';
import { openCart } from './cart.fixture.ts';

registerElement(cartTable);
afterEach(() => localStorage.removeItem('boardwalk.delivery'));

const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

test('a cart shows its lines by shop with what they come to, to eyes and ears', async () => {
  const { element } = openCart();
  await expect.element(role('heading', { name: 'Cart', level: 2 })).toBeVisible();
  await expect.element(words('3 items')).toBeVisible();
  await expect.element(role('link', { name: 'Maple Lane Pottery' })).toBeVisible();
  await expect
    .element(role('link', { name: 'Product 1' }))
    .toHaveAttribute('href', expect.stringContaining('/product/maple-lane/product-1?variant=1'));
  await expect.element(words('$96.00')).toBeVisible();
  await expect.element(words('$48.00 each')).toBeVisible();
  await expect.element(words('HST (13%)')).toBeVisible();
  await expect.element(words('$179.67')).toBeVisible();
  await expect.element(words('Delivery to L8P 1A1, Ontario, Canada')).toBeVisible();
  await expect.element(role('radio', { name: 'Parcel' })).toBeChecked();
  await expect
    .element(role('textbox', { name: 'Quantity of Product 1, Oat, Small' }))
    .toHaveValue('2');
  await expectAccessible(document.body);
  narrow(element, 280);
  await expect.poll(() => element.scrollWidth).toBeLessThanOrEqual(280);
});

test('a quantity is stepped and typed, and shows at once', async () => {
  const { api } = openCart({ answers: { 'POST /marketplace/cart/': sampleCart() } });
  const quantity = role('textbox', { name: 'Quantity of Product 2' });
  await role('button', { name: 'One more of Product 2' }).click();
  await expect
    .poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[0]))
    .toEqual({
      item: 2,
      quantity: 2,
    });
  await expect.element(role('button', { name: 'One less of Product 2' })).toBeDisabled();
  await quantity.fill('7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[1])?.quantity).toBe(7);
  await quantity.fill('abc');
  await userEvent.tab();
  await expect.element(quantity).toHaveValue('1');
  await quantity.fill('0');
  await userEvent.tab();
  await expect.element(words('Product 2 was removed.')).toBeVisible();
  expect(bodyOf(api.callsOf('POST /marketplace/cart/ ')[2])).toMatchObject({ quantity: 0 });
});

test('what is removed is gone at once, and comes back by one press', async () => {
  const less = sampleCart({ items: [sampleLine(2)] });
  const { api } = openCart({
    answers: {
      'POST /marketplace/cart/': ({ body }: RequestInit) =>
        JSON.parse(String(body)).quantity === 0 ? less : sampleCart(),
    },
  });
  await role('button', { name: 'Remove Product 1' }).click();
  await expect.element(words('Product 1 was removed.')).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Undo');
  expect(role('link', { name: 'Product 1' }).query()).toBe(null);
  await userEvent.keyboard('{Enter}');
  await expect.element(role('link', { name: 'Product 1' })).toBeVisible();
  expect(api.callsOf('POST /marketplace/cart/ ').map(bodyOf)).toEqual([
    { item: 1, quantity: 0 },
    { item: 1, quantity: 2, price: 4800 },
  ]);
});

test.each([
  ['too-many', { left: 1 }, 'Only 1 can be had.', 'Take 1', { item: 1, quantity: 1 }],
  [
    'price',
    { price: 5200 },
    'The price was $48.00, and is $52.00 now.',
    'Accept $52.00',
    { item: 1, quantity: 2, price: 5200 },
  ],
  ['sold-out', { left: 0 }, 'This is sold out.', 'Remove', { item: 1, quantity: 0 }],
  ['gone', {}, 'This isn’t sold any more.', 'Remove', { item: 1, quantity: 0 }],
  ['shop-closed', {}, 'The shop is closed.', 'Remove', { item: 1, quantity: 0 }],
  [
    'shop-away',
    {},
    'The shop takes no orders now.',
    'Save for later',
    { item: 1, quantity: 2, isSaved: true },
  ],
] as const)(
  'a line that is %s says so, and one press mends it',
  async (fault, facts, sentence, mend, body) => {
    const line = sampleLine(1, { quantity: 2, problem: fault, ...facts });
    const { api } = openCart({
      cart: sampleCart({ items: [line] }),
      answers: { 'POST /marketplace/cart/': sampleCart() },
    });
    await expect.element(words(sentence)).toBeVisible();
    await expectAccessible(document.body);
    await role('button', { name: 'Check out' }).click();
    await expect.element(words('Mend what is marked in your cart first.')).toBeVisible();
    await expect.poll(() => focused()?.textContent).toBe(mend);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[0])).toEqual(body);
    await expect.poll(() => words(sentence).query()).toBe(null);
  },
);

test('what the server refuses is as before, and says what is left', async () => {
  const refused = {
    ...{ type: '/problems/conflict', code: 'conflict', status: 409, title: 'Conflict' },
    fields: [{ path: 'body.quantity', message: 'expected at most 4' }],
  };
  const { api } = openCart({
    answers: { 'POST /marketplace/cart/': () => Response.json(refused, { status: 409 }) },
  });
  const quantity = role('textbox', { name: 'Quantity of Product 1' });
  await quantity.fill('9');
  await userEvent.tab();
  await expect.element(words('Only 4 of Product 1 can be had.')).toBeVisible();
  await expect.element(quantity).toHaveValue('2');
  await role('button', { name: 'Take 4' }).click();
  await expect.poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[1])?.quantity).toBe(4);
});

test('another way of delivery and a note for the shop are stored', async () => {
  const { api } = openCart({
    answers: {
      'PUT /marketplace/cart/shop/maple-lane': ({ body }: RequestInit) =>
        sampleCart({ shops: [sampleCartShop(JSON.parse(String(body)))] }),
    },
  });
  await role('radio', { name: 'Pickup in Welland' }).click();
  await expect.element(role('radio', { name: 'Pickup in Welland' })).toBeChecked();
  await expect.poll(() => api.callsOf('POST /marketplace/cart/tax')).toHaveLength(2);
  await role('button', { name: 'Add a note for the shop' }).click();
  await expect.poll(() => focused()?.localName).toBe('textarea');
  await userEvent.keyboard('Ring twice.');
  await userEvent.tab();
  await expect
    .poll(() => api.callsOf('PUT').map(bodyOf))
    .toEqual([{ delivery: pickup.choice }, { note: 'Ring twice.' }]);
});

test('the place is chosen where totals depend on it', async () => {
  const { api } = openCart();
  await expect.element(words('Delivery to L8P 1A1')).toBeVisible();
  await role('button', { name: 'Change where it goes' }).click();
  await role('combobox', { name: 'Province or territory' }).selectOptions('NU');
  await role('textbox', { name: 'Postal code' }).fill('x0a 0h0');
  await role('button', { name: 'Show delivery' }).click();
  await expect
    .poll(() => bodyOf(api.callsOf('POST /marketplace/cart/tax').at(-1)))
    .toEqual({
      destination: { countryCode: 'CA', state: 'NU', postalCode: 'X0A 0H0' },
    });
  await expect.poll(() => focused()?.textContent).toBe('Change');
});

test('several payments are shown before anybody pays, and why there are several', async () => {
  const koala = sampleCartShop({
    id: 'koala',
    name: 'Koala Crafts',
    currency: 'AUD',
    isTaxIncluded: true,
  });
  const totals = sampleTotals(
    [
      sampleShopTotals(),
      sampleShopTotals({
        ...{ shopId: 'koala', currency: 'AUD', isTaxIncluded: true, shipping: 0, total: 4800 },
        taxes: [{ tax: 'australianGst', portion: 100_000, amount: 436 }],
      }),
    ],
    [
      { key: 'CA:CAD', currency: 'CAD', shopIds: ['maple-lane'], amount: 17_967 },
      { key: 'AU:koala', currency: 'AUD', shopIds: ['koala'], amount: 4800 },
    ],
  );
  openCart({
    cart: sampleCart({
      items: [sampleLine(1), sampleLine(2, { shopId: 'koala' })],
      shops: [sampleCartShop(), koala],
    }),
    answers: { 'POST /marketplace/cart/tax': totals },
  });
  await expect
    .element(words('You pay 2 times, as each Australian shop is paid by itself.'))
    .toBeVisible();
  await expect.element(words('Includes GST (10%)')).toBeVisible();
  await expectText(words('Payment 2').first(), 'Koala Crafts');
  await expectAccessible(document.body);
});

test('what is saved for later stands apart and goes back', async () => {
  const saved = [sampleLine(5, { problem: 'sold-out' }), sampleLine(6)];
  const { api } = openCart({
    cart: sampleCart({ saved }),
    answers: { 'POST /marketplace/cart/': sampleCart() },
  });
  await expect.element(role('heading', { name: 'Saved for later' })).toBeVisible();
  await expect.element(words('Sold out')).toBeVisible();
  expect(role('button', { name: 'Move to cart: Product 5' }).query()).toBe(null);
  await role('button', { name: 'Move to cart: Product 6, Oat, Small' }).click();
  await expect
    .poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[0]))
    .toEqual({
      item: 6,
      quantity: 1,
      isSaved: false,
    });
  await expect.poll(() => focused()?.textContent).toBe('Cart');
});

test('a joined cart says what could not be added, until that is dismissed', async () => {
  const notices = [{ item: 1, title: 'Product 1', requested: 5, quantity: 4 }];
  openCart({ cart: sampleCart({ notices }) });
  await expect.element(words('Of Product 1 it holds 4')).toBeVisible();
  await role('button', { name: 'Dismiss' }).click();
  await expect.poll(() => words('Of Product 1 it holds 4').query()).toBe(null);
});

test('an empty cart, and one that can’t be read, say what to do', async () => {
  openCart({ cart: sampleCart({ items: [], shops: [] }) });
  await expect.element(words('Your cart is empty.')).toBeVisible();
  await expect.element(role('link', { name: 'Look around' })).toBeVisible();
  await expectAccessible(document.body);
  document.body.replaceChildren();
  let isDown = true;
  openCart({
    answers: { 'GET /marketplace/cart/': () => (isDown ? problem('internal') : sampleCart()) },
  });
  await expect.element(role('alert')).toBeVisible();
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(words('3 items')).toBeVisible();
});

test('totals that fail are tried again, and the lines stay', async () => {
  let isDown = true;
  openCart({
    answers: {
      'POST /marketplace/cart/tax': () => (isDown ? problem('internal') : sampleTotals()),
    },
  });
  await expect.element(words('The total can’t be shown right now.')).toBeVisible();
  await expect.element(role('link', { name: 'Product 1' })).toBeVisible();
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(words('$179.67')).toBeVisible();
});

test.each([
  ['uncovered', 'Maple Lane Pottery doesn’t send this to where you are.'],
  ['by-code', 'Delivery depends on your postal code.'],
  ['ask', 'Maple Lane Pottery names the price of delivery itself'],
  ['no-pickup', 'This has to be picked up'],
] as const)('a shop whose goods can’t be sent (%s) says so', async (fault, sentence) => {
  const part = sampleShopTotals({
    problem: fault,
    options: [],
    delivery: null,
    shipping: null,
    taxes: [],
  });
  openCart({ answers: { 'POST /marketplace/cart/tax': sampleTotals([part]) } });
  await expect.element(words(sentence)).toBeVisible();
  await expect.element(words('Not known yet')).toBeVisible();
  await expect.element(words('Total before delivery and tax')).toBeVisible();
  await expectAccessible(document.body);
});
