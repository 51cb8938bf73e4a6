import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const popover = page.getByRole('dialog', { name: 'Price' });
const lowest = popover.getByRole('textbox', { name: 'Lowest' });
const highest = popover.getByRole('textbox', { name: 'Highest' });
const offer = page.getByRole('combobox', { name: 'Sale or rent' });
const foundForSale = '40 properties for sale near Hamilton, ON, within 160 km';
const sales = { filters: 'saleType=SALE' };

test('a price is typed, or picked from the bands that are there', async () => {
  const api = fakeApi();
  const search = openSearch(sales);
  await search.shows(foundForSale);
  await expect.element(page.getByRole('button', { name: 'Residential 30' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await userEvent.type(highest, '900000');
  await expect.element(popover.getByRole('combobox')).not.toBeInTheDocument();
  await expectAccessible(search.element);
  await userEvent.click(popover.getByRole('button', { name: 'Show results' }));
  await expect
    .poll(() => api.searches().at(-1)?.body.price)
    .toEqual({ max: 90_000_000, currency: 'CAD', period: 'ONCE' });
  expect(search.element.getAttribute('price')).toBe('..900000 CAD ONCE');
  await expect.poll(() => search.shadow.activeElement?.textContent).toBe('Price Up to $900K');

  await userEvent.click(page.getByRole('button', { name: 'Price Up to $900K', exact: true }));
  await userEvent.click(popover.getByRole('button', { name: 'From $500K 36' }));
  await expect.poll(() => search.element.getAttribute('price')).toBe('500000.. CAD ONCE');
  await expect.poll(() => search.shadow.activeElement?.textContent).toBe('Price From $500K');
});

test('a price that is the wrong way round is not searched for', async () => {
  const api = fakeApi();
  const search = openSearch(sales);
  await search.shows(foundForSale);
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await userEvent.type(lowest, '900');
  await userEvent.type(highest, '500');
  await expect.element(highest).toHaveAccessibleDescription('Lower than the lowest');
  await userEvent.click(page.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => search.shadow.activeElement).toBe(highest.element());
  expect(search.element.hasAttribute('price')).toBe(false);
  await userEvent.fill(highest, '950.5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search.element.getAttribute('price')).toBe('900..950.5 CAD ONCE');
  await expect
    .poll(() => api.searches().at(-1)?.body.price)
    .toMatchObject({ min: 90_000, max: 95_050 });
});

test('no price is asked for before sale or rent is chosen, and a rent is by the month', async () => {
  const api = fakeApi();
  const search = openSearch();
  await search.shows(found);
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await expect.element(popover.getByText(/prices can’t be compared/)).toBeVisible();
  await expect.element(highest).not.toBeInTheDocument();
  await expectAccessible(search.element);
  await userEvent.click(popover.getByRole('button', { name: 'For rent' }));
  await expect.poll(() => search.element.getAttribute('filters')).toBe('saleType=RENT');
  await expect.poll(() => search.shadow.activeElement).toBe(lowest.element());
  await expect.element(offer).toHaveValue('RENT');
  await userEvent.type(highest, '2000');
  const period = popover.getByRole('combobox', { name: 'Price for' });
  expect([...period.element().querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    'A month',
    'A week',
  ]);
  await userEvent.click(popover.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => search.element.getAttribute('price')).toBe('..2000 CAD MONTHLY');
  expect(api.searches().at(-1)?.body.filters).toEqual({ saleType: ['RENT'] });
});

test('the bar begins with sale or rent, which prices and their order follow', async () => {
  const api = fakeApi();
  const search = openSearch({ filters: 'bedroomsTotal=2..' });
  await search.shows(found);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toBeVisible();
  const sorts = () => [...sort.element().querySelectorAll('option')].map((one) => one.value);
  expect(sorts()).toEqual(['nearby', 'newest', 'distance']);
  await userEvent.selectOptions(offer, 'For sale');
  await expect
    .poll(() => search.element.getAttribute('filters'))
    .toBe('saleType=SALE&bedroomsTotal=2..');
  await expect.poll(sorts).toEqual(['nearby', 'newest', 'price-low', 'price-high', 'distance']);
  // The bar says it: no chip, no filter in the sheet, and no more than one that is counted.
  await expect.element(page.getByRole('button', { name: 'Filters 1 set' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /Remove filter Offered/ }))
    .not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /^Filters/ }));
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet.getByRole('group', { name: 'Bedrooms' })).toBeVisible();
  await expect.element(sheet.getByRole('group', { name: 'Offered' })).not.toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Clear' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 40 properties' }));
  await expect.poll(() => api.searches().at(-1)?.body.filters).toEqual({ saleType: ['SALE'] });
});

test('the order can be changed to what makes sense', async () => {
  const api = fakeApi();
  await openSearch(sales).shows(foundForSale);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toBeVisible();
  const choices = [...sort.element().querySelectorAll('option')].map((one) => one.textContent);
  expect(choices).toEqual([
    'Near and new',
    'Newest',
    'Price, low to high',
    'Price, high to low',
    'Nearest',
  ]);
  await userEvent.selectOptions(sort, 'Nearest');
  await expect.poll(() => api.searches().at(-1)?.body.sort).toBe('distance');
});

test('an offer takes the price of the other one away', async () => {
  fakeApi();
  const search = openSearch({ ...sales, price: '..500000 CAD ONCE' });
  await search.shows(foundForSale);
  await userEvent.selectOptions(offer, 'For rent');
  await expect.poll(() => search.element.hasAttribute('price')).toBe(false);
  expect(search.element.getAttribute('filters')).toBe('saleType=RENT');
  await search.shows('40 properties for rent near Hamilton, ON, within 160 km');
  await userEvent.selectOptions(offer, 'Sale or rent');
  await expect.poll(() => search.element.hasAttribute('filters')).toBe(false);
});

test('several offers of an address are said by a chip, and can be taken away', async () => {
  fakeApi();
  const search = openSearch({ filters: 'saleType=RENT,LEASE' });
  await search.shows(found);
  await expect.element(offer).toHaveValue('');
  await userEvent.click(
    page.getByRole('button', { name: 'Remove filter Offered: For rent, For lease' }),
  );
  await expect.poll(() => search.element.hasAttribute('filters')).toBe(false);
});

test('kinds without a price have neither Price nor an order by it', async () => {
  fakeApi();
  const search = openSearch({ category: 'realtor' });
  await search.shows('40 realtors near Hamilton, ON, within 160 km');
  await expect.element(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Price/ })).not.toBeInTheDocument();
  await expect.element(offer).not.toBeInTheDocument();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toBeVisible();
  expect(sort.element().textContent).not.toMatch(/Price/);
});

test('what was typed is grouped once it is left, and can be gone on with', async () => {
  fakeApi();
  const search = openSearch(sales);
  await search.shows(foundForSale);
  await userEvent.click(page.getByRole('button', { name: 'Price' }));
  await userEvent.type(highest, '900000');
  await expect.element(highest).toHaveValue('900000');
  await userEvent.click(lowest);
  await expect.element(highest).toHaveValue('900,000');
  await userEvent.click(highest);
  await userEvent.keyboard('{End}0');
  await expect.element(highest).toHaveValue('900,0000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search.element.getAttribute('price')).toBe('..9000000 CAD ONCE');
});
