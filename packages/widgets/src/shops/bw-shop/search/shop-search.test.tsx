import type { ProductSearchAnswer } from '@boardwalk/sdk-core/shops/search/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import productTable from '../../bw-product/bw-product.element.tsx';
import { sampleProduct, sampleProductSummary } from '../../testing/sample-product.fixture.ts';
import { sampleShop } from '../../testing/sample-shop.fixture.ts';
import shopTable from '../bw-shop.element.tsx';
import server from '../bw-shop.server.ts';

registerElement(shopTable);
registerElement(productTable);

const path = 'GET /marketplace/shop/maple-lane';
const listing = `${path}/products`;
const call = 'POST /marketplace/search';
const all = Array.from({ length: 14 }, (_, index) => sampleProductSummary(index + 1));

const facets: NonNullable<ProductSearchAnswer['facets']> = {
  category: [{ value: 'KITCHEN_AND_DINING', count: 3 }],
  leaves: [],
  condition: [],
  price: [
    { from: null, to: 2_000, count: 2 },
    { from: 2_000, to: null, count: 1 },
  ],
  isCapped: false,
};

/** An answer with so many products, of which it has a page. */
function found(count: number, more: Partial<ProductSearchAnswer> = {}): ProductSearchAnswer {
  const shop = { name: 'Maple Lane Pottery', city: 'Welland' };
  return {
    results: all.slice(0, Math.min(count, 12)).map((product) => ({ ...product, shop })),
    total: { count, isCapped: false },
    ...{ nextCursor: null, place: null, currency: 'CAD', isSimilar: false, repairs: [] },
    ...more,
  };
}

interface Asked {
  readonly include: readonly string[];
  readonly text?: string;
  readonly [option: string]: unknown;
}

const bodyOf = (init: RequestInit): Asked => JSON.parse(String(init.body));

/** Answers counts, and pages as a test has them. */
function answerBy(answer: (asked: Asked, url: string) => unknown) {
  return (init: RequestInit, url: string) => {
    const asked = bodyOf(init);
    return asked.include.includes('facets') ? found(0, { facets }) : answer(asked, url);
  };
}

function addShop(
  answers: Readonly<Record<string, unknown>> = {},
  more: Readonly<Record<string, string>> = {},
) {
  return openWidget(
    'bw-shop',
    { shop: 'maple-lane', ...more },
    {
      [path]: sampleShop(),
      [listing]: { results: all.slice(0, 12), total: 14 },
      [call]: answerBy(() => found(3)),
      ...answers,
    },
  );
}

type Opened = ReturnType<typeof addShop>;

/** Bodies of the searches for a page. */
const searches = ({ api }: Opened): readonly Asked[] =>
  api
    .callsOf(call)
    .map((one): Asked => JSON.parse(one.slice(call.length)))
    .filter(({ include }) => include.includes('page'));

const field = role('searchbox', { name: 'Search in Maple Lane Pottery' });
const filters = role('button', { name: 'Filters' });
const cards = (element: Element) => shadowOf(element).querySelectorAll('.product-grid .card');

async function search(text: string) {
  await userEvent.fill(field, text);
  await userEvent.keyboard('{Enter}');
}

test('nothing is searched for until somebody does', async () => {
  const opened = addShop();
  await expect.element(field).toBeVisible();
  await expect.element(words('14 products')).toBeVisible();
  await userEvent.fill(field, 'mug');
  expect(opened.api.callsOf(call)).toEqual([]);
  expect(cards(opened.element)).toHaveLength(12);
});

test('words find products of this shop alone, by Enter and by the button', async () => {
  const opened = addShop();
  await search(' mug ');
  await expect.element(role('status').getByText('3 products for “mug”')).toBeVisible();
  expect(cards(opened.element)).toHaveLength(3);
  expect(opened.element.getAttribute('text')).toBe('mug');
  await expect.poll(() => focused()?.getAttribute('type')).toBe('search');
  await userEvent.fill(field, 'bowl');
  await role('button', { name: 'Search', exact: true }).click();
  await expect.element(words('3 products for “bowl”')).toBeVisible();
  expect(searches(opened)).toMatchObject([
    { shop: 'maple-lane', text: 'mug' },
    { shop: 'maple-lane', text: 'bowl' },
  ]);
  expect(opened.api.callsOf(listing)).toHaveLength(1);
  await expectAccessible(document.body);
});

test('cleared, the shop is as it was, without another call, and the field has the focus', async () => {
  const opened = addShop();
  await search('mug');
  await expect.element(words('3 products for “mug”')).toBeVisible();
  await role('button', { name: 'Clear the words' }).click();
  await expect.element(words('14 products')).toBeVisible();
  expect(opened.element.hasAttribute('text')).toBe(false);
  expect(cards(opened.element)).toHaveLength(12);
  expect(focused()?.getAttribute('type')).toBe('search');
  expect(opened.api.callsOf(listing)).toHaveLength(1);
});

test('shelves count what is found, and one of them narrows it', async () => {
  const opened = addShop();
  await search('mug');
  await expect.element(role('link', { name: 'Kitchen and dining 3' })).toBeVisible();
  await expect.element(role('link', { name: 'Home decor 0' })).toBeVisible();
  await role('link', { name: 'Kitchen and dining 3' }).click();
  await expect.poll(() => searches(opened).at(-1)?.category).toBe('KITCHEN_AND_DINING');
  expect(opened.element.getAttribute('shelf')).toBe('KITCHEN_AND_DINING');
  expect(opened.api.callsOf(listing)).toHaveLength(1);
});

test('price, stock and order narrow and order what is found', async () => {
  const opened = addShop();
  await filters.click();
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  const price = role('combobox', { name: 'Price' });
  await expect.element(price.getByRole('option', { name: 'Up to $20 (2)' })).toBeInTheDocument();
  await price.selectOptions('Up to $20 (2)');
  await role('checkbox', { name: 'In stock' }).click();
  await role('combobox', { name: 'Sort by' }).selectOptions('Price, high to low');
  await expect
    .poll(() => searches(opened).at(-1))
    .toMatchObject({
      ...{ shop: 'maple-lane', inStock: true, sort: 'price-high' },
      price: { max: 2_000, currency: 'CAD' },
    });
  expect(opened.element.getAttribute('price')).toBe('..20 CAD');
  expect(opened.element.hasAttribute('in-stock')).toBe(true);
  expect(opened.element.getAttribute('sort')).toBe('-price');
  await expect.element(role('button', { name: 'Filters 2 set' })).toBeVisible();
  await expectAccessible(document.body);
});

test('filters that are folded again without a choice leave the shop', async () => {
  const opened = addShop();
  await filters.click();
  await expect.element(role('checkbox', { name: 'In stock' })).toBeVisible();
  await filters.click();
  await expect.element(words('14 products')).toBeVisible();
  expect(role('checkbox', { name: 'In stock' }).elements()).toEqual([]);
  expect(opened.element.getAttributeNames()).not.toContain('in-stock');
});

test('the best match comes first, and another order is a choice', async () => {
  const opened = addShop();
  await search('mug');
  const sort = role('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveValue('relevance');
  expect(searches(opened)[0]?.sort).toBeUndefined();
  await sort.selectOptions('Newest');
  await expect.poll(() => searches(opened).at(-1)?.sort).toBe('newest');
});

test('nothing found says how to find something, and a misspelt word is repaired', async () => {
  const repairs = [
    { drop: 'text', text: 'mug', count: 3, isCapped: false },
    { drop: 'inStock', count: 1, isCapped: false },
  ];
  const opened = addShop(
    { [call]: answerBy(({ text }) => (text === 'mgu' ? found(0, { repairs }) : found(3))) },
    { 'in-stock': '' },
  );
  await search('mgu');
  await expect.element(words('Nothing in Maple Lane Pottery matches this search.')).toBeVisible();
  await expect.element(role('button', { name: 'Without in stock: 1 product' })).toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Search for “mug”: 3 products' }).click();
  await expect.element(words('3 products for “mug”')).toBeVisible();
  await expect.element(field).toHaveValue('mug');
  await expect.poll(() => focused()?.className).toBe('shop-count');
  expect(opened.element.getAttribute('text')).toBe('mug');
});

test('from nothing, all products of the shop are one press away', async () => {
  const { element } = addShop({ [call]: answerBy(() => found(0)) }, { price: '..1' });
  await search('zebra');
  await role('button', { name: 'Show all products' }).click();
  await expect.element(words('14 products')).toBeVisible();
  for (const name of ['text', 'price']) expect(element.hasAttribute(name)).toBe(false);
});

test('similar titles are called so', async () => {
  addShop({ [call]: answerBy(() => found(2, { isSimilar: true })) });
  await search('mugg');
  await expect.element(words('Nothing matches “mugg” exactly.')).toBeVisible();
});

test('more than a page has pages, and its reader goes on at the head', async () => {
  const starts: (string | null)[] = [];
  const opened = addShop({
    [call]: answerBy((_, url) => {
      starts.push(new URLSearchParams(url.replace(/^.*\?/, '')).get('start'));
      return found(14, { nextCursor: 'more' });
    }),
  });
  await search('mug');
  await role('button', { name: 'Page 2' }).click();
  await expect.poll(() => starts).toEqual(['0', '12']);
  expect(opened.element.getAttribute('page')).toBe('2');
  await expect.poll(() => focused()?.className).toBe('shop-count');
  await search('bowl');
  await expect.poll(() => opened.element.hasAttribute('page')).toBe(false);
});

test('a search that fails is tried again', async () => {
  let isDown = true;
  addShop({ [call]: answerBy(() => (isDown ? problem('internal') : found(3))) });
  await search('mug');
  await expectText(role('alert'), 'The products can’t be reached right now.');
  await expectAccessible(document.body);
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(words('3 products for “mug”')).toBeVisible();
});

test('what was found stays where the next search can’t be reached', async () => {
  let isDown = false;
  const { element } = addShop({
    [call]: answerBy(() => (isDown ? problem('internal') : found(3))),
  });
  await search('mug');
  await expect.element(words('3 products for “mug”')).toBeVisible();
  isDown = true;
  await search('bowl');
  await expect.element(words('These are the last results.')).toBeVisible();
  expect(cards(element)).toHaveLength(3);
});

test.each([
  ['too-many-requests', 'That was a lot of searching at once.'],
  ['invalid-request', 'This search can’t be understood.'],
] as const)('“%s” reads “%s”', async (code, sentence) => {
  addShop({ [call]: answerBy(() => problem(code)) });
  await search('mug');
  await expectText(role('alert'), sentence);
});

test('what shows stays in its place while a search is on its way', async () => {
  const answer = Promise.withResolvers<ProductSearchAnswer>();
  const { element } = addShop({ [call]: answerBy(() => answer.promise) });
  await expect.element(words('14 products')).toBeVisible();
  const top = () => shadowOf(element).querySelector('.product-grid')?.getBoundingClientRect().top;
  const before = top();
  await search('mug');
  await expect.element(role('status').getByText('Looking for products …')).toBeVisible();
  expect(cards(element)).toHaveLength(12);
  expect(top()).toBe(before);
  answer.resolve(found(3));
  await expect.element(words('3 products for “mug”')).toBeVisible();
  expect(top()).toBe(before);
});

test('an address with words searches at once, and Back leaves the search', async () => {
  const opened = addShop({}, { text: 'mug' });
  await expect.element(words('3 products for “mug”')).toBeVisible();
  await expect.element(field).toHaveValue('mug');
  opened.element.removeAttribute('text');
  await expect.element(words('14 products')).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('a shop whose products all show at once has no field, but one that is searched has', async () => {
  const small = sampleShop({ shelves: [{ category: 'HOME_DECOR', products: 12 }] });
  const opened = addShop({
    [path]: small,
    [listing]: { results: all.slice(0, 12), total: 12 },
  });
  await expect.element(words('12 products')).toBeVisible();
  expect(field.elements()).toEqual([]);
  opened.element.setAttribute('text', 'mug');
  await expect.element(field).toBeVisible();
});

test('what is found opens in place on a page of others', async () => {
  addShop({
    [`${path}/product/product-1`]: sampleProduct({ id: 'product-1', title: 'Product 1' }),
  });
  await search('mug');
  await expect.element(words('3 products for “mug”')).toBeVisible();
  await role('link', { name: 'Product 1', exact: true }).click();
  await expect.element(role('dialog', { name: 'Product' })).toBeVisible();
});

test('by the keyboard alone', async () => {
  addShop();
  await expect.element(field).toBeVisible();
  field.element().focus();
  await userEvent.keyboard('mug{Tab}');
  expect(focused()?.getAttribute('aria-label')).toBe('Clear the words');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(words('3 products for “mug”')).toBeVisible();
  await userEvent.keyboard('{Tab} ');
  await expect.element(role('combobox', { name: 'Price' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(focused()?.localName).toBe('select');
});

test('what a server renders without words is as it was, and is not requested again', async () => {
  const api = fakeApi({
    [path]: sampleShop(),
    [listing]: { results: all.slice(0, 12), total: 14 },
  });
  const element = await hydrate(shopTable, { shop: 'maple-lane' }, { server });
  expect(api.calls.filter((one) => !one.includes('visit'))).toEqual([path, listing]);
  expect(shadowOf(element).querySelector('.shop-search input')).not.toBe(null);
});

test('an address with words is taken over from a server, and searched by the browser', async () => {
  fakeApi({
    [path]: sampleShop(),
    [listing]: { results: all.slice(0, 12), total: 14 },
    [call]: answerBy(() => found(3)),
  });
  await hydrate(shopTable, { shop: 'maple-lane', text: 'mug' }, { server });
  await expect.element(words('3 products for “mug”')).toBeVisible();
});

test('moved, doubled and removed, each searches for itself', async () => {
  const opened = addShop({}, { text: 'mug' });
  await expect.element(words('3 products for “mug”')).toBeVisible();
  const other = opened.element.cloneNode() as HTMLElement;
  other.setAttribute('text', 'bowl');
  document.body.append(other);
  await expect.element(words('3 products for “bowl”')).toBeVisible();
  document.body.prepend(other);
  await expect.element(words('3 products for “bowl”')).toBeVisible();
  other.remove();
  await expect.element(words('3 products for “bowl”')).not.toBeInTheDocument();
  await expect.element(words('3 products for “mug”')).toBeVisible();
});

test.each(['light', 'dark'])(
  'right to left and 280 px wide nothing sticks out, %s',
  async (theme) => {
    document.documentElement.dir = 'rtl';
    const { element } = addShop({}, { text: 'Donaudampfschifffahrtsgesellschaft', theme });
    narrow(element, 280);
    const shown = await untilShown(element, '.shop');
    await expect.element(words('3 products for')).toBeVisible();
    await filters.click();
    await expect.element(role('combobox', { name: 'Price' })).toBeVisible();
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    await expectAccessible(document.body);
  },
);

test('it speaks French', async () => {
  addShop({}, { locale: 'fr-CA', text: 'tasse' });
  await expect.element(words('3 produits pour «\u00a0tasse\u00a0»')).toBeVisible();
  await expect
    .element(page.getByRole('searchbox', { name: 'Chercher chez Maple Lane Pottery' }))
    .toBeVisible();
});
