import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused, shadowOf } from '../../../kit/testing/add-widget.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import {
  answerProductSearch,
  foundProducts,
  productSearchPath,
} from '../../testing/found-products.fixture.ts';
import table from '../bw-products-search.element.tsx';

registerElement(table);

const hamilton = { label: 'Hamilton, ON', lat: 43.25, lng: -79.87, distance: 25_000 };

function openProducts(attributes: Readonly<Record<string, string>> = {}) {
  const { api, element } = openWidget('bw-products-search', attributes, {
    [productSearchPath]: answerProductSearch(({ near }) =>
      foundProducts(near === undefined ? {} : { place: hamilton }),
    ),
    'GET /places/suggest': { places: [], isSimilar: false },
  });
  const bodies = () =>
    api.callsOf(productSearchPath).map((call) => JSON.parse(call.slice(productSearchPath.length)));
  const pages = () => bodies().filter(({ include }) => include.includes('page'));
  return { element, bodies, pages };
}

const openSheet = () => role('button', { name: 'Filters' }).first().click();
const apply = () => role('button', { name: 'Show products' }).click();

test('a shelf is chosen, then a part of it by how many it holds', async () => {
  const { element, bodies, pages } = openProducts();
  await role('combobox', { name: 'Shelves' }).selectOptions('Kitchen and dining');
  await expect.poll(() => element.getAttribute('shelf')).toBe('KITCHEN_AND_DINING');
  const leaf = role('button', { name: 'Tableware 11' });
  await expect.element(leaf).toBeVisible();
  expect(bodies().at(-1)).toMatchObject({ category: 'KITCHEN_AND_DINING', include: ['facets'] });
  await leaf.click();
  await expect.element(leaf).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => pages().at(-1)).toMatchObject({ leaf: 'TABLEWARE' });
  await expectAccessible(document.body);
  await leaf.click();
  await expect.poll(() => element.hasAttribute('leaf')).toBe(false);
});

test('every filter of the sheet is in the attributes once it is applied', async () => {
  const { element, pages } = openProducts({ shelf: 'KITCHEN_AND_DINING' });
  await openSheet();
  await expect.element(role('dialog', { name: 'Filters' })).toBeVisible();
  await userEvent.fill(role('textbox', { name: 'Lowest' }), '10');
  await userEvent.fill(role('textbox', { name: 'Highest' }), '50.5');
  await role('checkbox', { name: 'New 9' }).click();
  await role('checkbox', { name: 'In stock' }).click();
  await role('combobox', { name: 'Country' }).selectOptions('Canada');
  await role('combobox', { name: 'Province' }).selectOptions('Ontario');
  await userEvent.fill(role('textbox', { name: 'Postal code' }), 'l8p1a1');
  await expectAccessible(document.body);
  expect(pages()).toHaveLength(1);
  await apply();
  await expect
    .poll(() => pages().at(-1))
    .toMatchObject({
      ...{ category: 'KITCHEN_AND_DINING', condition: ['NEW'], inStock: true },
      price: { min: 1_000, max: 5_050, currency: 'CAD' },
      shipsTo: { country: 'CA', region: 'ON', postalCode: 'L8P 1A1' },
    });
  expect(element.getAttribute('ships-to')).toBe('CA-ON L8P 1A1');
  expect(element.getAttribute('price')).toBe('10..50.5 CAD');
  await expect.element(role('button', { name: 'Filters 4 set' })).toBeVisible();
  await expect.element(role('button', { name: 'Remove filter $10 – $50.50' })).toBeVisible();
  await role('button', { name: 'Remove filter Ships to L8P 1A1, Ontario, Canada' }).click();
  await expect.poll(() => element.hasAttribute('ships-to')).toBe(false);
});

test('a sheet that is closed changes nothing, and begins again', async () => {
  const { element } = openProducts();
  await openSheet();
  await role('checkbox', { name: 'In stock' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => shadowOf(element).querySelector('dialog[open]')).toBe(null);
  expect(element.hasAttribute('in-stock')).toBe(false);
  await openSheet();
  await expect.element(role('checkbox', { name: 'In stock' })).not.toBeChecked();
});

test('what is impossible is not searched for: its field is led to', async () => {
  const { pages } = openProducts();
  await openSheet();
  await userEvent.fill(role('textbox', { name: 'Lowest' }), '50');
  await userEvent.fill(role('textbox', { name: 'Highest' }), '10');
  await apply();
  const highest = role('textbox', { name: 'Highest' });
  await expect.poll(() => focused()).toBe(highest.element());
  await expect.element(words('Lower than the lowest')).toBeVisible();
  await role('button', { name: 'Clear', exact: true }).click();
  await expect.element(highest).toHaveValue('');
  await role('combobox', { name: 'Country' }).selectOptions('Canada');
  const code = role('textbox', { name: 'Postal code' });
  await userEvent.fill(code, '90210');
  await apply();
  await expect.poll(() => focused()).toBe(code.element());
  await expect.element(words('Enter a postal code of that country.')).toBeVisible();
  expect(pages()).toHaveLength(1);
});

test('a band of prices is picked, and taken back', async () => {
  const { element } = openProducts({ shelf: 'KITCHEN_AND_DINING' });
  await openSheet();
  const band = role('button', { name: 'Up to $20 8' });
  await band.click();
  await expect.element(band).toHaveAttribute('aria-pressed', 'true');
  await expect.element(role('textbox', { name: 'Highest' })).toHaveValue('20');
  await apply();
  await expect.poll(() => element.getAttribute('price')).toBe('..20 CAD');
});

test('a place narrows to shops around it, and then a distance', async () => {
  const { element, pages } = openProducts({ text: 'mug' });
  const where = page.getByRole('combobox', { name: 'Where the shop is' });
  await userEvent.fill(where, 'Hamilton, ON');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(words('14 products for “mug” near Hamilton, ON, within 25 km'))
    .toBeVisible();
  await openSheet();
  await role('combobox', { name: 'Distance' }).selectOptions('5000');
  await apply();
  await expect.poll(() => pages().at(-1)).toMatchObject({ near: 'Hamilton, ON', distance: 5_000 });
  await role('button', { name: 'Remove filter Within 5\u00a0km' }).click();
  await expect.poll(() => element.hasAttribute('distance')).toBe(false);
});

test('an order is an attribute, and the usual one is none', async () => {
  const { element, pages } = openProducts();
  const sort = role('combobox', { name: 'Sort by' });
  await sort.selectOptions('Price, low to high');
  await expect.poll(() => pages().at(-1)).toMatchObject({ sort: 'price-low' });
  await sort.selectOptions('Newest');
  await expect.poll(() => element.hasAttribute('sort')).toBe(false);
});

test('the search goes on by Back in the address of the page', async () => {
  const before = location.href;
  const { element } = openProducts({ 'url-sync': 'goods' });
  await role('combobox', { name: 'Shelves' }).selectOptions('Lighting');
  await expect.poll(() => location.search).toContain('goods.shelf=LIGHTING');
  await userEvent.fill(page.getByRole('searchbox', { name: 'What' }), 'lamp');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.search).toContain('goods.text=lamp');
  history.back();
  await expect.poll(() => element.hasAttribute('text')).toBe(false);
  expect(element.getAttribute('shelf')).toBe('LIGHTING');
  await expect.element(page.getByRole('searchbox', { name: 'What' })).toHaveValue('');
  history.back();
  await expect.poll(() => location.href).toBe(before);
});
