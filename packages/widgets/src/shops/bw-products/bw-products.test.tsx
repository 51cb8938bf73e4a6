import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { openDialogBy } from '../../kit/testing/dialog.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  colleague,
  listedOf,
  settingsOf,
  shopAnswers,
  shopPath,
  variantOf,
} from '../testing/shop.fixture.ts';
import table from './bw-products.element.tsx';

registerElement(table);

const list = `GET ${shopPath}/products/all`;
const settings = `GET ${shopPath}/settings`;
const answer = (...results: object[]) => ({ results, total: results.length });

const mug = listedOf('mug', { title: 'Stoneware mug' });
const shirt = listedOf('shirt', {
  ...{ title: 'Linen shirt', priceFrom: 4500, priceTo: 5200, variants: 6, stock: 3 },
  ...{ availability: 'low', isActive: false },
});
const bench = listedOf('bench', { title: 'Pine bench', stock: null, availability: 'on-order' });

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-products',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, [list]: answer(mug, shirt, bench), ...answers },
  );
}

const queryOf = (url: string) => url.replace(/.*\?/, '').replace(/&key=.*/, '');
const shown = () => expect.element(role('link', { name: 'Stoneware mug' })).toBeVisible();
const choose = (title: string) => userEvent.click(role('checkbox', { name: `Select ${title}` }));
const bulk = (name: string) => role('button', { name, exact: true }).first();
const openMenu = (title: string) =>
  userEvent.click(role('button', { name: `More for “${title}”` }));

test('each product says what it costs, how many there are, and whether it shows', async () => {
  const { element } = open();
  await expect.element(role('link', { name: 'Stoneware mug' })).toBeVisible();
  const text = element.shadowRoot?.textContent;
  for (const part of ['Maple & Pine', '$45.00 to $52.00', '6 variants', 'Few left', 'Hidden']) {
    expect(text).toContain(part);
  }
  for (const part of ['Not counted', 'Made to order', 'Shown', '$25.00', '12']) {
    expect(text).toContain(part);
  }
  await expect
    .element(role('link', { name: 'Stoneware mug' }))
    .toHaveAttribute('href', expect.stringContaining('/product/edit?product=mug'));
  await expectAccessible(document.body);
});

test('a shop without products leads to the first one', async () => {
  open({ [list]: answer() });
  await expect
    .element(role('link', { name: 'Add the first product' }))
    .toHaveAttribute('href', expect.stringContaining('/shops/shop/maple/product/post'));
  await expect.element(role('searchbox')).not.toBeInTheDocument();
  await expectAccessible(document.body);
});

test('who may only read sees no ways to change anything', async () => {
  open({ [settings]: colleague('read') });
  await shown();
  await expect.element(role('link', { name: 'New product' })).not.toBeInTheDocument();
  await expect.element(role('checkbox')).not.toBeInTheDocument();
  await openMenu('Stoneware mug');
  expect(
    role('menuitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['See it as visitors do']);
});

test('words, a shelf and an order are requested', async () => {
  const requested: string[] = [];
  open({
    [list]: (_: unknown, url: string) => {
      requested.push(queryOf(url));
      return answer(mug);
    },
  });
  await shown();
  expect(requested.at(-1)).toBe('text=&sort=newest&start=0&size=12');
  await userEvent.fill(role('searchbox', { name: 'Search products' }), 'mug');
  await expect.poll(() => requested.at(-1)).toContain('text=mug');
  await userEvent.selectOptions(role('combobox', { name: 'Category' }), 'Lighting');
  await expect.poll(() => requested.at(-1)).toContain('category=LIGHTING');
  await userEvent.selectOptions(role('combobox', { name: 'Visibility' }), 'Hidden');
  await expect.poll(() => requested.at(-1)).toContain('shows=no');
  await userEvent.selectOptions(role('combobox', { name: 'Order' }), 'Highest price first');
  await expect.poll(() => requested.at(-1)).toContain('sort=-price');
});

test('what leads nowhere in an address is as if it were not there', async () => {
  const requested: string[] = [];
  open(
    {
      [list]: (_: unknown, url: string) => {
        requested.push(queryOf(url));
        return answer(mug);
      },
    },
    { sort: '-colour', filters: 'category=WEAPONS&shows=maybe', page: '2' },
  );
  await expect.poll(() => requested).toEqual(['text=&sort=newest&start=12&size=12']);
});

test('several are shown at once, and what was refused of them is said', async () => {
  const { api, toasts } = open({
    [`POST ${shopPath}/product/mug/activate`]: null,
    [`POST ${shopPath}/product/shirt/activate`]: () => problem('conflict'),
  });
  await shown();
  await choose('Stoneware mug');
  await choose('Linen shirt');
  await userEvent.click(bulk('Show'));
  await expectText(role('alert'), '1 product was not changed');
  await expectText(role('alert'), 'Linen shirt: ');
  expect(toasts).toEqual(['1 product is shown.']);
  expect(api.callsOf('POST')).toHaveLength(2);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Close this note' }));
  await expect.element(role('alert')).not.toBeInTheDocument();
});

test('one is hidden by its menu', async () => {
  const { api, toasts } = open({ [`POST ${shopPath}/product/mug/deactivate`]: null });
  await shown();
  await openMenu('Stoneware mug');
  await userEvent.click(role('menuitem', { name: 'Hide' }));
  await expect.poll(() => toasts).toEqual(['1 product is hidden.']);
  expect(api.callsOf(`POST ${shopPath}/product/mug/deactivate`)).toHaveLength(1);
});

const read = (id: string) => `GET ${shopPath}/product/${id}/settings`;
const change = (id: string) => `POST ${shopPath}/product/${id}`;
const mugSettings = settingsOf('mug', {
  title: 'Stoneware mug',
  variants: [variantOf(1, [], { price: 1999, compareAt: 2100 })],
});
const shirtSettings = settingsOf(
  'shirt',
  {
    title: 'Linen shirt',
    options: [{ name: 'Size', values: ['S', 'M'] }],
    variants: [variantOf(2, ['S'], { price: 4500 }), variantOf(3, ['M'], { price: 5200 })],
  },
  { version: 9 },
);

async function openRepricing(answers: Answers = {}) {
  const opened = open({
    [read('mug')]: mugSettings,
    [read('shirt')]: shirtSettings,
    [change('mug')]: mugSettings,
    [change('shirt')]: shirtSettings,
    ...answers,
  });
  await shown();
  await choose('Stoneware mug');
  await choose('Linen shirt');
  await openDialogBy(bulk('Change prices'));
  await expect.element(role('textbox', { name: 'Percent' })).toBeVisible();
  return opened;
}

const submitRepricing = () =>
  userEvent.click(role('dialog').getByRole('button', { name: /^Change .*prices?$/ }));

test('prices are shown as they would be, to the cent, before they change', async () => {
  const sent: { ifMatch: string | null; body: unknown }[] = [];
  const { toasts } = await openRepricing({
    [change('mug')]: (init: RequestInit) => {
      const headers = new Headers(init.headers);
      sent.push({ ifMatch: headers.get('if-match'), body: JSON.parse(String(init.body)) });
      return mugSettings;
    },
    [change('shirt')]: (init: RequestInit) => {
      const headers = new Headers(init.headers);
      sent.push({ ifMatch: headers.get('if-match'), body: JSON.parse(String(init.body)) });
      return shirtSettings;
    },
  });
  await userEvent.fill(role('textbox', { name: 'Percent' }), '10');
  const dialog = role('dialog');
  await expectText(dialog, '$21.99');
  await expectText(dialog, '$49.50 to $57.20');
  await expectText(dialog, 'Its earlier price is no longer higher');
  expect(sent).toEqual([]);
  await expectAccessible(document.body);
  await submitRepricing();
  await expect.poll(() => toasts).toEqual(['The prices of 2 products were changed.']);
  expect(sent).toMatchObject([
    { ifMatch: '"2"', body: { product: { variants: [{ id: 1, price: 2199, compareAt: null }] } } },
    { ifMatch: '"9"', body: { product: { variants: [{ price: 4950 }, { price: 5720 }] } } },
  ]);
});

test('a product that somebody else has changed meanwhile is named, and the others change', async () => {
  const { toasts } = await openRepricing({
    [change('shirt')]: () => problem('precondition-failed'),
  });
  await userEvent.fill(role('textbox', { name: 'Percent' }), '10');
  await submitRepricing();
  await expectText(role('alert'), 'Linen shirt: Somebody else has changed it meanwhile');
  expect(toasts).toEqual(['The price of 1 product was changed.']);
});

test('a price that nobody can ask for is not sent', async () => {
  const { api } = await openRepricing();
  await userEvent.selectOptions(role('combobox', { name: 'What to do' }), 'Lower prices');
  await userEvent.selectOptions(role('combobox', { name: 'By' }), 'An amount');
  await userEvent.fill(role('textbox', { name: 'Amount' }), '20');
  await expectText(role('dialog'), 'This product stays as it is.');
  await userEvent.fill(role('textbox', { name: 'Amount' }), '90');
  await submitRepricing();
  await expect
    .element(role('textbox', { name: 'Amount' }))
    .toHaveAccessibleDescription('No price would change. Enter another amount.');
  await userEvent.fill(role('textbox', { name: 'Amount' }), '20');
  await submitRepricing();
  await expect.poll(() => api.callsOf('POST')).toHaveLength(1);
  expect(api.callsOf('POST')[0]).toContain('"price":2500');
});

test.each([
  ['', 'Enter a number above 0'],
  ['0', 'Enter a number above 0'],
  ['12.345', 'two decimals'],
  ['1e15', 'Enter a number above 0'],
  ['<b>5</b>', 'Enter a number above 0'],
])('"%s" is no percentage', async (text, message) => {
  const { api } = await openRepricing();
  await userEvent.fill(role('textbox', { name: 'Percent' }), text);
  await submitRepricing();
  await expect
    .element(role('textbox', { name: 'Percent' }))
    .toHaveAccessibleDescription(expect.stringContaining(message));
  expect(api.callsOf('POST')).toEqual([]);
});

test.each([
  ['not-found', 'There is no such shop'],
  ['forbidden', 'Only people of this shop'],
  ['internal', 'Try again'],
] as const)('a list that is refused (%s) says why', async (code, text) => {
  open({ [list]: () => problem(code) });
  await expect.element(words(text).first()).toBeVisible();
  await expectAccessible(document.body);
});

test('a visitor is led to the sign-in', async () => {
  open({ 'GET /user/': null, [list]: () => problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test('in French, on a phone, each product is a card', async () => {
  const { element } = open({}, { locale: 'fr-CA' });
  narrow(element, 390);
  await expect.element(role('link', { name: 'Nouveau produit' })).toBeVisible();
  await expect.element(words('de 45,00')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
