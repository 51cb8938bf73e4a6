import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import type { ProductDetails } from '@boardwalk/sdk-core/shops/products/schemas';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { pageEnvironment } from '../../element/environment/browser-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { sampleCart, sampleLine } from '../shared/testing/sample-cart.fixture.ts';
import { sampleOffer, sampleOffered } from '../shared/testing/sample-offer.fixture.ts';
import table from './bw-add-to-cart.element.tsx';

registerElement(table);

const rosa = { id: 3, firstName: 'Rosa', profilePicture: null, actor: null };
const plain = sampleOffered({ options: [], variants: [sampleOffer(7)] });
const path = 'GET /marketplace/shop/maple-lane/product/stoneware-mug';
const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

function ledTo(led: ReturnType<typeof vi.fn<(event: Event) => void>>): string[] {
  return led.mock.calls.map(([event]) => (event as CustomEvent).detail.route.path);
}

interface Open {
  readonly product?: ProductDetails;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly answers?: Answers;
  readonly siteOrigin?: string;
}

function open({ product = plain, attributes, answers, siteOrigin = location.origin }: Open = {}) {
  return openWidget(
    'bw-add-to-cart',
    { shop: 'maple-lane', product: 'stoneware-mug', locale: 'en-CA', ...attributes },
    {
      [path]: product,
      'GET /marketplace/cart/': sampleCart({ items: [sampleLine(7, { quantity: 2 })] }),
      'POST /marketplace/cart/': sampleCart(),
      ...answers,
    },
    { siteOrigin },
  );
}

test('a press adds to what the cart holds, says so, and leads there', async () => {
  const { api, element } = open();
  const added = vi.fn<(event: Event) => void>();
  element.addEventListener('bw-cart-add', added);
  await expect.element(role('button', { name: 'Add to cart' })).toBeEnabled();
  expect(api.callsOf('GET /marketplace/cart/')).toEqual([]);
  await role('button', { name: 'One more' }).click();
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(words('Added to your cart.')).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('View cart');
  expect(role('button', { name: 'Add to cart' }).elements()).toEqual([]);
  expect(bodyOf(api.callsOf('POST /marketplace/cart/ ')[0])).toEqual({
    ...{ item: 7, quantity: 4, price: 4800, isSaved: false },
  });
  expect((added.mock.lastCall?.[0] as CustomEvent | undefined)?.detail).toEqual({
    ...{ shop: 'maple-lane', product: 'stoneware-mug', item: 7, quantity: 2 },
  });
  await expectAccessible(document.body);
});

test('the button that has added leads to the cart, until something else is chosen', async () => {
  const { api, element } = open();
  const led = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element.addEventListener('bw-navigate', led);
  await role('button', { name: 'Add to cart' }).click();
  await role('button', { name: 'View cart' }).click();
  expect(ledTo(led)).toEqual(['/dashboard/marketplace/cart']);
  await role('button', { name: 'One more' }).click();
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(role('button', { name: 'View cart' })).toBeVisible();
  expect(api.callsOf('POST /marketplace/cart/')).toHaveLength(2);
});

test('what was just added is bought without being added once more', async () => {
  const { api, element } = open({ attributes: { both: '' } });
  const led = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element.addEventListener('bw-navigate', led);
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(role('button', { name: 'View cart' })).toBeVisible();
  await role('button', { name: 'Buy now' }).click();
  await expect.poll(() => ledTo(led)).toEqual(['/dashboard/marketplace/cart?step=checkout']);
  expect(api.callsOf('POST /marketplace/cart/')).toHaveLength(1);
});

test('one that is bought now leads straight to checkout', async () => {
  const { element } = open({ attributes: { 'buy-now': '', quantity: '1' } });
  const led = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  element.addEventListener('bw-navigate', led);
  expect(role('textbox').query()).toBe(null);
  await role('button', { name: 'Buy now' }).click();
  await expect.poll(() => led.mock.calls).toHaveLength(1);
  const detail = (led.mock.lastCall?.[0] as CustomEvent | undefined)?.detail;
  expect(detail.route.path).toBe('/dashboard/marketplace/cart?step=checkout');
});

test('where the page names no variant, the visitor chooses', async () => {
  const { api } = open({ product: sampleOffered() });
  const choice = role('combobox', { name: 'Colour, Size' });
  await expect.element(choice).toHaveValue('1');
  await choice.selectOptions('Oat, Large: $56.00');
  await role('button', { name: 'Add to cart' }).click();
  await expect
    .poll(() => bodyOf(api.callsOf('POST /marketplace/cart/ ')[0]))
    .toMatchObject({
      ...{ item: 2, price: 5600 },
    });
  await expectAccessible(document.body);
});

const { shop } = sampleOffered();
test.each([
  [
    'Sold out',
    sampleOffered({ options: [], variants: [sampleOffer(7, [], { availability: 'sold-out' })] }),
  ],
  [
    'The shop takes no orders now.',
    { ...plain, shop: { ...shop, state: 'away' as const, away: { until: null, message: '' } } },
  ],
  ['This can’t be ordered yet', { ...plain, isActive: false }],
])('what can’t be added says why: %s', async (sentence, product) => {
  open({ product });
  await expect.element(words(sentence)).toBeVisible();
  await expect.element(role('button', { name: 'Add to cart' })).toBeDisabled();
  await expectAccessible(document.body);
});

test.each([
  ['expected at most 2', 'Only 2 can be had, with what is in your cart.'],
  ['expected at most 0', 'Sold out'],
  ['expected something of another’s shop', 'This is your own shop.'],
  ['expected something that is still sold', 'This isn’t sold any more.'],
  ['expected fewer different things in a cart', 'Your cart is full.'],
])('a refusal (%s) says what to do', async (message, sentence) => {
  const facts = { type: '/problems/conflict', code: 'conflict', status: 409, title: 'Conflict' };
  const refused = { ...facts, fields: [{ path: 'body.item', message }] };
  open({ answers: { 'POST /marketplace/cart/': () => Response.json(refused, { status: 409 }) } });
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(words(sentence)).toBeVisible();
  await expectAccessible(document.body);
});

test('a product that is gone, and one that can’t be reached, say so', async () => {
  open({ answers: { [path]: () => problem('gone') } });
  await expect.element(words('This isn’t sold.')).toBeVisible();
  document.body.replaceChildren();
  let isDown = true;
  open({ answers: { [path]: () => (isDown ? problem('internal') : plain) } });
  await expect.element(words('This can’t be ordered right now.')).toBeVisible();
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('button', { name: 'Add to cart' })).toBeEnabled();
});

test('on a page of others the first press signs in, and then adds what was pressed', async () => {
  let user: object | null = null;
  const { api, element } = open({
    siteOrigin: 'https://site.example',
    answers: { 'GET /user/': () => user },
  });
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(role('dialog', { name: 'Sign in to use your cart' })).toBeVisible();
  expect(api.callsOf('POST')).toEqual([]);
  expect(api.callsOf('GET /marketplace/cart/')).toEqual([]);
  const signIn = element.shadowRoot?.querySelector('bw-sign-in');
  expect(signIn?.getAttribute('scopes')).toBe('profile:basic,cart');
  user = { ...rosa, scopes: ['profile:basic', 'cart'] };
  await pageEnvironment('en-CA').store(createSessionStore).refresh();
  await expect.element(words('Added to your cart.')).toBeVisible();
  expect(bodyOf(api.callsOf('POST /marketplace/cart/ ')[0])).toMatchObject({
    item: 7,
    quantity: 3,
  });
});

test('who says no there adds nothing', async () => {
  const { api } = open({ siteOrigin: 'https://site.example' });
  await role('button', { name: 'Add to cart' }).click();
  await expect.element(role('dialog', { name: 'Sign in to use your cart' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(role('dialog')).not.toBeInTheDocument();
  expect(api.callsOf('POST')).toEqual([]);
});
