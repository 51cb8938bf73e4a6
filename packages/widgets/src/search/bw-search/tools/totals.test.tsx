import type { SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const capped = { ...firstPage, total: { count: 1000, isCapped: true } };

function facets(isApproximate: boolean): SearchFacets {
  return {
    subcategory: [
      { value: 'RESIDENTIAL', count: 1457 },
      { value: 'LAND_LOTS', count: 664 },
    ],
    price: [],
    priceUnit: { currency: 'CAD', period: 'ONCE' },
    currencies: ['CAD'],
    fields: {},
    isApproximate,
  };
}

/** Thousands of properties, whose counts come when the answer to the first search has been shown. */
function manyProperties(isApproximate = false) {
  const counted = Promise.withResolvers<void>();
  const api = fakeApi()
    .answer('search', () => capped)
    .answer('counts', async () => {
      await counted.promise;
      return { ...capped, results: [], facets: facets(isApproximate) };
    });
  return { api, count: counted.resolve };
}

/** What the live region says, each time that it is to be said. */
function listen(shadow: ShadowRoot): readonly string[] {
  const said: string[] = [];
  const region = shadow.querySelector('[role="status"]');
  if (!region) throw new Error('There is no live region');
  new MutationObserver(() => {
    if (region.getAttribute('aria-live') !== 'off') said.push(region.textContent ?? '');
  }).observe(region, { childList: true, subtree: true, characterData: true });
  return said;
}

test('a sum over a thousand is told exactly once it is counted, and announced once', async () => {
  const { count } = manyProperties();
  const search = openSearch();
  await search.shows('1,000+ properties near Hamilton, ON, within 160 km');
  const said = listen(search.shadow);
  count();
  await search.shows('2,121 properties near Hamilton, ON, within 160 km');
  expect(said).toEqual([]);
  await userEvent.fill(page.getByRole('searchbox', { name: 'What' }), 'pool');
  await expect.poll(() => said.at(-1)).toMatch(/for “pool”/);
  await search.shows('2,121 properties for “pool” near Hamilton, ON, within 160 km');
  expect(said).toHaveLength(1);
});

test('another order and another page of a search keep its sum', async () => {
  const { api, count } = manyProperties();
  count();
  const search = openSearch();
  await search.shows('2,121 properties near Hamilton, ON, within 160 km');
  const said = listen(search.shadow);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  await expect.poll(() => api.searches()).toHaveLength(2);
  await search.shows('2,121 properties near Hamilton, ON, within 160 km');
  expect(said).toEqual([]);
});

test('dwellings are homes, and the sum is that of the types that are chosen', async () => {
  const { count } = manyProperties();
  count();
  const search = openSearch({ subcategory: 'RESIDENTIAL' });
  await search.shows('1,457 homes near Hamilton, ON, within 160 km');
});

test.each([
  [false, '2,121 properties'],
  [true, 'About 2,100 properties'],
])('the filters lead to the sum that the results tell (a sample: %s)', async (isSample, sum) => {
  const { count } = manyProperties(isSample);
  count();
  const search = openSearch();
  await search.shows(`${sum} near Hamilton, ON, within 160 km`);
  await userEvent.click(page.getByRole('button', { name: 'Filters' }));
  const shown = sum.replace('About', 'about');
  await expect.element(page.getByRole('button', { name: `Show ${shown}` })).toBeVisible();
});

test('of a sample it is about so many', async () => {
  const { count } = manyProperties(true);
  count();
  const search = openSearch();
  await search.shows('About 2,100 properties near Hamilton, ON, within 160 km');
  await userEvent.click(page.getByRole('button', { name: /^Filters/ }));
  await expect
    .element(page.getByRole('button', { name: 'Show about 2,100 properties' }))
    .toBeVisible();
});

test('a price that only rents have is offered by the month', async () => {
  const repairs = [
    { drop: 'price', period: 'MONTHLY', count: 66, isCapped: false },
    { drop: 'price', count: 1000, isCapped: true },
    { drop: 'filters.saleType', count: 2, isCapped: false },
  ] as const;
  const nothing = { ...firstPage, results: [], total: { count: 0, isCapped: false }, repairs };
  fakeApi().answer('search', ({ body }) =>
    JSON.stringify(body.filters) === '{"saleType":["SALE"]}' ? nothing : firstPage,
  );
  const search = openSearch({ filters: 'saleType=SALE', price: '..2000 CAD ONCE' });
  await expect
    .element(page.getByRole('button', { name: 'For sale or rent: 2 properties' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'At any price: more than 1,000 properties' }))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Up to $2,000 a month: 66 properties' }));
  await search.shows('40 properties for rent near Hamilton, ON, within 160 km');
  expect(search.element.getAttribute('price')).toBe('..2000 CAD MONTHLY');
  expect(search.element.getAttribute('filters')).toBe('saleType=RENT');
});
