import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-shop-summary.element.tsx';
import { call, newShop, summary, summaryAnswers } from './shop-summary.fixture.ts';

registerElement(table);

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-shop-summary',
    { shop: 'maple', ...attributes },
    { ...summaryAnswers, ...answers },
  );
}

const dashboard = `${siteOrigin}/dashboard/marketplace/shops/shop/maple`;

test('what is to do leads to where it is done', async () => {
  open();
  await expect
    .element(role('link', { name: '2 orders to send or get ready' }))
    .toHaveAttribute('href', `${dashboard}/invoices?fulfilment=toSend`);
  await expect
    .element(role('link', { name: '1 request for a price of delivery to answer' }))
    .toHaveAttribute('href', `${dashboard}/invoices`);
  await expect.element(words('The first until')).toBeVisible();
  await expect
    .element(role('link', { name: '7 products are sold out or running low' }))
    .toHaveAttribute('href', `${dashboard}/products`);
  await expect
    .element(role('link', { name: 'Wool scarf · Red · M' }))
    .toHaveAttribute('href', `${dashboard}/product/edit?product=wool-scarf-4d5e6f`);
  await expect.element(words('Sold out').first()).toBeVisible();
  await expect.element(words('2 left')).toBeVisible();
  await expectAccessible(document.body);
});

test('this month stands beside the month before by the same day', async () => {
  const { element } = open();
  await expect.element(words('$375.00').first()).toBeVisible();
  const figures = [...(element.shadowRoot?.querySelectorAll('.summary-figure') ?? [])].map((one) =>
    [...one.children].map(({ textContent }) => textContent),
  );
  expect(figures).toEqual([
    ['Sales', '$375.00', 'Last month by this day: $375.00'],
    ['Orders', '3', 'Last month by this day: 3'],
    ['Visits', '280', 'Last month by this day: 140'],
    ['Orders per 100 visits', '1.1', 'Last month by this day: 2.1'],
  ]);
});

test('charts show days, and months once they are chosen, with a table of each', async () => {
  const { element } = open();
  await userEvent.click(role('radio', { name: 'Months' }));
  await expect.element(words('Sales a month').first()).toBeVisible();
  await userEvent.click(role('button', { name: /table/i }).first());
  await expect.element(role('rowheader', { name: 'Dec 2025' })).toBeVisible();
  await expect.element(role('cell', { name: '$1,100.00' })).toBeVisible();
  expect(element.getAttribute('by')).toBe('month');
  await expectAccessible(document.body);
});

test('a new shop has nothing to do, and no rate of visits', async () => {
  open({ [call]: newShop });
  await expect.element(words('Nothing is waiting for you.')).toBeVisible();
  await expect.element(words('No visits yet').first()).toBeVisible();
  await expect.element(words('Nothing was sold in this time.')).toBeVisible();
  await expect.element(words('Nobody has visited the shop in this time.')).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  ['not-found', 'There is no such shop'],
  ['forbidden', 'Only people of this shop'],
  ['internal', 'Try again'],
] as const)('a summary that is refused (%s) says why', async (code, text) => {
  open({ [call]: () => problem(code) });
  await expect.element(words(text).first()).toBeVisible();
  await expectAccessible(document.body);
});

test('a visitor is led to the sign-in', async () => {
  open({ 'GET /user/': null, [call]: () => problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});

test.each(['ltr', 'rtl'])(
  'in French, on a phone, nothing is wider than the page, %s',
  async (dir) => {
    const { element } = open({ [call]: summary }, { locale: 'fr-CA', dir });
    narrow(element, 390);
    await expect.element(role('heading', { name: 'Résumé' })).toBeVisible();
    await expect.element(words('375,00').first()).toBeVisible();
    expect(element.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible(document.body);
  },
);
