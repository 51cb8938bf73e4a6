import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { productAnswer } from '../../shared/products-below/product-answer.fixture.ts';
import {
  addSearchedShop as addShop,
  answerSearch as answerBy,
  productSearch as call,
  shownCards as cards,
  wordsField as field,
  filtersButton as filters,
  shelfListing as listing,
  searchWords as search,
  pageSearches as searches,
} from './shop-search.fixture.ts';

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
    {
      [call]: answerBy(({ text }) =>
        text === 'mgu' ? productAnswer(0, { repairs }) : productAnswer(3),
      ),
    },
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
  const { element } = addShop({ [call]: answerBy(() => productAnswer(0)) }, { price: '..1' });
  await search('zebra');
  await role('button', { name: 'Show all products' }).click();
  await expect.element(words('14 products')).toBeVisible();
  for (const name of ['text', 'price']) expect(element.hasAttribute(name)).toBe(false);
});

test('similar titles are called so', async () => {
  addShop({ [call]: answerBy(() => productAnswer(2, { isSimilar: true })) });
  await search('mugg');
  await expect.element(words('Nothing matches “mugg” exactly.')).toBeVisible();
});

test('more than a page has pages, and its reader goes on at the head', async () => {
  const starts: (string | null)[] = [];
  const opened = addShop({
    [call]: answerBy((_, url) => {
      starts.push(new URLSearchParams(url.replace(/^.*\?/, '')).get('start'));
      return productAnswer(14, { nextCursor: 'more' });
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
