import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, narrow, shadowOf, untilShown } from '../../../kit/testing/add-widget.fixture.ts';
import { fakeApi, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../../kit/testing/hydrate.fixture.ts';
import { expectText, role, words } from '../../../kit/testing/role.fixture.ts';
import { productAnswer } from '../../shared/products-below/product-answer.fixture.ts';
import { sampleProduct } from '../../testing/sample-product.fixture.ts';
import { sampleShop } from '../../testing/sample-shop.fixture.ts';
import shopTable from '../bw-shop.element.tsx';
import server from '../bw-shop.server.ts';
import {
  addSearchedShop as addShop,
  shelvedProducts as all,
  answerSearch as answerBy,
  productSearch as call,
  shownCards as cards,
  wordsField as field,
  filtersButton as filters,
  shelfListing as listing,
  searchedShop as path,
  searchWords as search,
} from './shop-search.fixture.ts';

test('a search that fails is tried again', async () => {
  let isDown = true;
  addShop({ [call]: answerBy(() => (isDown ? problem('internal') : productAnswer(3))) });
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
    [call]: answerBy(() => (isDown ? problem('internal') : productAnswer(3))),
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
  const answer = Promise.withResolvers<ReturnType<typeof productAnswer>>();
  const { element } = addShop({ [call]: answerBy(() => answer.promise) });
  await expect.element(words('14 products')).toBeVisible();
  const top = () => shadowOf(element).querySelector('.product-grid')?.getBoundingClientRect().top;
  const before = top();
  await search('mug');
  await expect.element(role('status').getByText('Looking for products …')).toBeVisible();
  expect(cards(element)).toHaveLength(12);
  expect(top()).toBe(before);
  answer.resolve(productAnswer(3));
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
    [call]: answerBy(() => productAnswer(3)),
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
