import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { countedPage, fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const foundForSale = '40 properties for sale near Hamilton, ON, within 160 km';
const sales = { filters: 'saleType=SALE' };
const popover = page.getByRole('dialog', { name: 'Price' });
const note = 'Prices in other currencies are converted at our current rates.';

/** An API whose place has Australian dollars, and whose prices are in the currencies. */
function australianApi(currencies: readonly string[]) {
  const priceUnit = { currency: 'AUD', period: 'ONCE' };
  const facets = { ...countedPage.facets, priceUnit, currencies };
  const results = firstPage.results.map((one) => ({ ...one, price: null }));
  return fakeApi()
    .answer('search', () => ({ ...firstPage, results, currency: 'AUD' }))
    .answer('counts', () => ({ ...countedPage, currency: 'AUD', facets }));
}

test('a price without a currency is shown in that which the search takes it for', async () => {
  const api = australianApi(['AUD']);
  const search = openSearch({ ...sales, price: '..500000' });
  await search.shows(foundForSale);
  expect(api.searches().at(-1)?.body.price).toEqual({ max: 50_000_000 });
  await expect
    .element(page.getByRole('button', { name: 'Remove filter Up to AU$500K' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Price Up to AU$500K', exact: true }));
  await expect.element(popover.getByText('AU$').first()).toBeVisible();
  await expect.element(popover.getByText(note)).not.toBeInTheDocument();
  await userEvent.click(popover.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => search.element.getAttribute('price')).toBe('..500000 AUD ONCE');
});

test('a conversion is said beside the price and its bands', async () => {
  australianApi(['AUD', 'CAD']);
  const search = openSearch(sales);
  await search.shows(foundForSale);
  await expect.element(page.getByRole('button', { name: 'Residential 30' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await expect.element(popover.getByText(note)).toBeVisible();
  await expect
    .element(popover.getByRole('group', { name: 'Price' }))
    .toHaveAccessibleDescription(note);
  await expect.element(popover.getByRole('button', { name: 'Up to AU$500K 4' })).toBeVisible();
  await expectAccessible(search.element);
});

test('a conversion is said where an order by price is chosen', async () => {
  australianApi(['AUD', 'CAD']);
  const search = openSearch(sales);
  await search.shows(foundForSale);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(page.getByRole('button', { name: 'Residential 30' })).toBeVisible();
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
  const chosenFrom = sort.element();
  await userEvent.selectOptions(sort, 'Price, low to high');
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(sort).toHaveAccessibleDescription(note);
  // It would lose the focus.
  expect(sort.element()).toBe(chosenFrom);
  await expect.poll(() => search.shadow.querySelector('.is-old, [aria-busy=true]')).toBeNull();
  await expectAccessible(search.element);
});

test('what is compared in one currency is not converted', async () => {
  australianApi(['CAD']);
  const search = openSearch({ ...sales, sort: 'price-low', price: '..500000 CAD ONCE' });
  await search.shows(foundForSale);
  await expect.element(page.getByRole('button', { name: 'Residential 30' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Price Up to $500K', exact: true }));
  await expect.element(popover.getByRole('button', { name: 'Show results' })).toBeVisible();
  await expect.element(page.getByText(note)).not.toBeInTheDocument();
});

test('of several kinds the prices of the page tell', async () => {
  const [one, two, ...others] = firstPage.results;
  const price = { amount: 10_000, currency: 'USD', period: 'ONCE' };
  fakeApi().answer('search', () => ({
    ...firstPage,
    results: [{ ...one, price }, { ...two, price: { ...price, currency: 'CAD' } }, ...others],
  }));
  const search = openSearch({ category: 'item,event', sort: 'price-low' });
  await search.shows('40 listings near Hamilton, ON, within 160 km');
  await expect.element(page.getByText(note)).toBeVisible();
});

test.each([
  ['..2000 CAD MONTHLY', 'Up to $2K a month', 'MONTHLY'],
  ['..500 CAD WEEKLY', 'Up to $500 a week', 'WEEKLY'],
  ['..500000 CAD ONCE', 'Up to $500K to buy', 'ONCE'],
])('the price %s of any offer says what it is for', async (price, words, period) => {
  fakeApi();
  const search = openSearch({ price });
  await search.shows(found);
  await expect.element(page.getByRole('button', { name: `Remove filter ${words}` })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: `Price ${words}`, exact: true }));
  await expect.element(popover.getByRole('combobox', { name: 'Price for' })).toHaveValue(period);
});
