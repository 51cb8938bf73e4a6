import type { PageSettings } from '@boardwalk/sdk-core/vocabulary/routes/page-settings';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import productTable from '../bw-product/bw-product.element.tsx';
import {
  answerProductSearch,
  foundProducts,
  productSearchPath,
  sampleProductResult,
} from '../testing/found-products.fixture.ts';
import { sampleProduct } from '../testing/sample-product.fixture.ts';
import table from './bw-products-search.element.tsx';

registerElement(table);
registerElement(productTable);

function openProducts(
  find?: Parameters<typeof answerProductSearch>[0],
  attributes: Readonly<Record<string, string>> = {},
  settings: PageSettings = {},
) {
  const answers = { [productSearchPath]: answerProductSearch(find) };
  const { api, element } = openWidget('bw-products-search', attributes, answers, settings);
  /** The bodies of the searches so far, without those that count. */
  const bodies = () =>
    api
      .callsOf(productSearchPath)
      .map((call) => JSON.parse(call.slice(productSearchPath.length)))
      .filter(({ include }) => !include.includes('facets'));
  return { api, element, bodies };
}

const cards = (element: Element) => shadowOf(element).querySelectorAll('.found-products .card');
const what = page.getByRole('searchbox', { name: 'What' });

test('products of all shops show with their shops, prices and stock', async () => {
  const { element } = openProducts(() =>
    foundProducts({
      results: [
        sampleProductResult(1, { availability: 'low' }),
        sampleProductResult(2, { shop: { name: 'Harbour Street', city: null } }),
        sampleProductResult(3, { shop: { name: 'Nord', city: 'Québec', distance: 12_000 } }),
      ],
      total: { count: 1000, isCapped: true },
    }),
  );
  await expect.element(words('More than 1,000 products')).toBeVisible();
  await expect.element(role('heading', { name: 'Products from shops', level: 2 })).toBeVisible();
  await expect.poll(() => cards(element).length).toBe(3);
  const [first, second, third] = [...cards(element)].map(({ textContent }) => textContent);
  expect(first).toBe('Few left$48.00Product 1Maple Lane Pottery · Welland');
  expect(second).toBe('$48.00Product 2Harbour Street');
  expect(third).toBe('$48.00Product 3Nord · Québec, 12\u00a0km away');
  await expectAccessible(document.body);
});

test('words are searched for by Enter, and cleared again', async () => {
  const { element, bodies } = openProducts(({ text }) =>
    foundProducts(text === 'mug' ? { total: { count: 3, isCapped: false } } : {}),
  );
  await expect.element(words('14 products')).toBeVisible();
  await userEvent.type(what, ' mug {Enter}');
  await expect.element(words('3 products for “mug”')).toBeVisible();
  expect(element.getAttribute('text')).toBe('mug');
  expect(bodies().at(-1)).toMatchObject({ text: 'mug', include: ['page', 'total'] });
  await role('button', { name: 'Clear the words' }).click();
  await expect.element(words('14 products')).toBeVisible();
  expect(element.hasAttribute('text')).toBe(false);
  await expect.poll(() => focused()?.getAttribute('name')).toBe('text');
});

test('a misspelt word is mended by a press, and its reader goes on at the head', async () => {
  const { element } = openProducts(({ text }) =>
    text === 'mugg'
      ? foundProducts({
          ...{ results: [], total: { count: 0, isCapped: false } },
          repairs: [
            { drop: 'text', text: 'mug', count: 3, isCapped: false },
            { drop: 'text', count: 100, isCapped: true },
          ],
        })
      : foundProducts(),
  );
  await userEvent.type(what, 'mugg{Enter}');
  await expect.element(words('No product matches this search.')).toBeVisible();
  await expect
    .element(role('button', { name: 'Without “mugg”: more than 100 products' }))
    .toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Search for “mug”: 3 products' }).click();
  await expect.poll(() => element.getAttribute('text')).toBe('mug');
  await expect.poll(() => cards(element).length).toBe(12);
  await expect.element(what).toHaveValue('mug');
  await expect.poll(() => focused()?.className).toBe('products-sentence');
});

test.each([
  [{ shelf: 'LIGHTING', leaf: 'LAMPS' }, 'category', 'Without shelf: 5 products', 'shelf'],
  [{ 'in-stock': '' }, 'inStock', 'Without in stock: 5 products', 'in-stock'],
  [{ 'ships-to': 'US' }, 'shipsTo', 'Without ships to me: 5 products', 'ships-to'],
] as const)(
  'what %o leaves out comes back without its %s',
  async (attributes, drop, name, gone) => {
    let isEmpty = true;
    const { element } = openProducts(
      () =>
        isEmpty
          ? foundProducts({
              ...{ results: [], total: { count: 0, isCapped: false } },
              repairs: [{ drop, count: 5, isCapped: false }],
            })
          : foundProducts(),
      attributes,
    );
    const way = role('button', { name });
    await expect.element(way).toBeVisible();
    isEmpty = false;
    await way.click();
    await expect.poll(() => cards(element).length).toBe(12);
    expect(element.hasAttribute(gone)).toBe(false);
    expect(element.hasAttribute('leaf')).toBe(false);
  },
);

test('titles with similar words say so', async () => {
  openProducts(() => foundProducts({ isSimilar: true }), { text: 'mugg' });
  await expect.element(words('Nothing matches “mugg” exactly.')).toBeVisible();
  await expectAccessible(document.body);
});

test('where no shop sells anything, nothing is to be cleared', async () => {
  openProducts(() => foundProducts({ results: [], total: { count: 0, isCapped: false } }));
  await expect.element(words('No shop sells anything here yet.')).toBeVisible();
  expect(role('button', { name: 'Clear everything' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('a search without any way out is cleared', async () => {
  const { element } = openProducts(
    ({ text, inStock }) =>
      text || inStock
        ? foundProducts({ results: [], total: { count: 0, isCapped: false } })
        : foundProducts(),
    { text: 'xyzzy', 'in-stock': '' },
  );
  await role('button', { name: 'Clear everything' }).click();
  await expect.poll(() => cards(element).length).toBe(12);
  expect(element.getAttributeNames()).not.toContain('in-stock');
});

test('after a failure, another try brings the products', async () => {
  let isDown = true;
  const { element } = openProducts(() => (isDown ? problem('internal') : foundProducts()));
  await expect.element(words('The products can’t be reached right now.')).toBeVisible();
  await expectAccessible(document.body);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.poll(() => cards(element).length).toBe(12);
});

test('a failure later leaves the last products, and says that they are old', async () => {
  let isDown = false;
  const { element } = openProducts(() => (isDown ? problem('internal') : foundProducts()));
  await expect.poll(() => cards(element).length).toBe(12);
  isDown = true;
  await userEvent.type(what, 'mug{Enter}');
  await expect.element(words('These are the last results.')).toBeVisible();
  expect(cards(element)).toHaveLength(12);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(words('14 products for “mug”')).toBeVisible();
});

test('when the connection is back, what could not be reached is searched for again', async () => {
  let isDown = true;
  const { element } = openProducts(() => {
    if (isDown) throw new TypeError('Failed to fetch');
    return foundProducts();
  });
  await expect.element(words('The products can’t be reached right now.')).toBeVisible();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => cards(element).length).toBe(12);
});

test('a place that nobody knows leads to everywhere', async () => {
  const { element } = openProducts(
    ({ near }) => (near === undefined ? foundProducts() : problem('unknown-place')),
    { near: 'Atlantis', distance: '5000' },
  );
  await expect.element(words('We don’t know the place “Atlantis”.')).toBeVisible();
  await role('button', { name: 'Search everywhere' }).click();
  await expect.poll(() => cards(element).length).toBe(12);
  expect(element.hasAttribute('distance')).toBe(false);
});

test('a page is turned, and read from its head', async () => {
  const { element, bodies } = openProducts((_body, start) =>
    start > 0
      ? foundProducts({ results: [sampleProductResult(13), sampleProductResult(14)] })
      : foundProducts(),
  );
  await role('button', { name: 'Next page' }).click();
  await expect.poll(() => cards(element).length).toBe(2);
  expect(element.getAttribute('page')).toBe('2');
  await expect.poll(() => focused()?.className).toBe('products-sentence');
  await userEvent.type(what, 'mug{Enter}');
  await expect.poll(() => bodies().length).toBe(3);
  expect(element.hasAttribute('page')).toBe(false);
});

test('on a page of others a product opens in place; where it has pages of its own, there', async () => {
  const { element } = openWidget(
    'bw-products-search',
    {},
    {
      [productSearchPath]: answerProductSearch(),
      'GET /marketplace/shop/maple-lane/product/product-1': sampleProduct({ title: 'Product 1' }),
      'POST /marketplace/shop/maple-lane/visit': null,
    },
  );
  const opened: unknown[] = [];
  element.addEventListener('bw-product-open', (event) =>
    opened.push((event as CustomEvent).detail),
  );
  const link = role('link', { name: 'Product 1', exact: true });
  await expect.element(link).toHaveAttribute('href', `${siteOrigin}/product/maple-lane/product-1`);
  await link.click();
  await expect.element(role('dialog', { name: 'Product' })).toBeVisible();
  expect(opened).toEqual([{ shop: 'maple-lane', id: 'product-1' }]);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadowOf(element).querySelectorAll('dialog[open]').length).toBe(0);
});

test('a page’s own address of products is led to', async () => {
  openProducts(undefined, {}, { productTemplate: '/piece?shop={shopId}&id={id}' });
  await expect
    .element(role('link', { name: 'Product 1', exact: true }))
    .toHaveAttribute('href', '/piece?shop=maple-lane&id=product-1');
});

test('what shows is reported to its page', async () => {
  const { element } = openProducts(undefined, { text: 'mug', shelf: 'KITCHEN_AND_DINING' });
  const reported: unknown[] = [];
  for (const type of ['bw-results', 'bw-products-search']) {
    element.addEventListener(type, (event) => reported.push((event as CustomEvent).detail));
  }
  await expect
    .poll(() => reported)
    .toEqual([{ total: 14, isCapped: false }, { title: 'Kitchen and dining for “mug”' }]);
});

test('it speaks French', async () => {
  openProducts(() => foundProducts({ total: { count: 1, isCapped: false } }), {
    locale: 'fr-CA',
    text: 'tasse',
  });
  await expect.element(words('1 produit pour «\u00a0tasse\u00a0»')).toBeVisible();
  await expect.element(role('combobox', { name: 'Trier par' })).toBeVisible();
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const long = 'Donaudampfschifffahrtsgesellschaften';
  const { element } = openProducts(
    () =>
      foundProducts({
        results: [
          sampleProductResult(1, { title: long, shop: { name: long.repeat(2), city: long } }),
        ],
      }),
    { text: long, shelf: 'KITCHEN_AND_DINING', 'ships-to': 'CA-ON L8P 1A1', price: '10..5000' },
  );
  narrow(element, 280);
  const shown = await untilShown(element, '.products-search');
  await expect.element(words('14 products')).toBeVisible();
  expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  await expectAccessible(document.body);
});
