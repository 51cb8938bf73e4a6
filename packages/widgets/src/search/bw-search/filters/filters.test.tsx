import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { countedPage, fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const filtersButton = page.getByRole('button', { name: /^Filters/ });
const sheet = page.getByRole('dialog', { name: 'Filters' });

test('filters are chosen in a sheet that counts what they would find', async () => {
  const api = fakeApi();
  const search = openSearch();
  await search.shows(found);
  await userEvent.click(filtersButton);
  await expect.element(sheet).toBeVisible();
  await userEvent.click(page.getByRole('checkbox', { name: 'Detached house 11' }));
  await userEvent.click(
    sheet.getByRole('group', { name: 'Bedrooms' }).getByRole('button', { name: '3+' }),
  );
  await userEvent.type(
    sheet.getByRole('group', { name: 'Living area' }).getByRole('textbox', { name: 'From' }),
    '1000',
  );
  const wanted = {
    buildingType: ['DETACHED_HOUSE'],
    bedroomsTotal: { min: 3 },
    livingArea: { min: 92.903 },
  };
  await expect.poll(() => api.calls.at(-1)?.body.filters).toEqual(wanted);
  expect(api.calls.at(-1)?.body.include).toEqual(['total', 'facets']);
  expect(api.searches()).toHaveLength(1);
  await expectAccessible(search.element);
  await userEvent.click(page.getByRole('button', { name: 'Show 40 properties' }));
  await expect.poll(() => api.searches().at(-1)?.body.filters).toEqual(wanted);
  expect(search.element.getAttribute('filters')).toBe(
    'buildingType=DETACHED_HOUSE&bedroomsTotal=3..&livingArea=92.903..',
  );
});

test('a range is typed end by end, and one that is the wrong way round is not applied', async () => {
  const api = fakeApi();
  const search = openSearch({ filters: 'livingArea=92.903..&availabilityDate=2026-12-01..' });
  await search.shows(found);
  await userEvent.click(filtersButton);
  const area = sheet.getByRole('group', { name: 'Living area' });
  const least = area.getByRole('textbox', { name: 'From' });
  const most = area.getByRole('textbox', { name: 'To' });
  await expect.element(least).toHaveValue('1000');
  await userEvent.type(most, '2');
  await expect.element(most).toHaveAccessibleDescription('Lower than the lowest');
  await userEvent.click(sheet.getByRole('button', { name: 'Show results' }));
  await expect.poll(() => search.shadow.activeElement).toBe(most.element());
  await userEvent.keyboard('{End}000.5');
  await expect.element(least).toHaveValue('1000');
  await expect.element(most).toHaveValue('2000.5');
  await expect.element(most).not.toHaveAttribute('aria-invalid');

  const available = sheet.getByRole('group', { name: 'Available from' });
  // As the year is typed: a date is whole from its first figure on.
  await userEvent.fill(available.getByLabelText('To'), '0002-12-31');
  await expect.element(available.getByLabelText('From')).toHaveValue('2026-12-01');
  await expect
    .element(available.getByLabelText('To'))
    .toHaveAccessibleDescription('Before the first date');
  await expectAccessible(search.element);
  await userEvent.fill(available.getByLabelText('To'), '2026-12-31');
  expect(api.searches()).toHaveLength(1);
  await userEvent.click(sheet.getByRole('button', { name: 'Show 40 properties' }));
  await expect
    .poll(() => api.searches().at(-1)?.body.filters)
    .toEqual({
      livingArea: { min: 92.903, max: 185.8525 },
      availabilityDate: { from: '2026-12-01', to: '2026-12-31' },
    });
});

test('what few ask for is folded, unless it is set, and pets are asked for early', async () => {
  fakeApi();
  const search = openSearch({ filters: 'heating=NATURAL_GAS' });
  await search.shows(found);
  await userEvent.click(filtersButton);
  const shown = () =>
    [...search.shadow.querySelectorAll('.filters legend')]
      .filter((legend) => legend.checkVisibility())
      .map((legend) => legend.textContent);
  await expect.poll(shown).toContain('Heating');
  expect(shown()).not.toContain('Cooling');
  expect(shown().indexOf('Pets')).toBeLessThan(shown().indexOf('Heating'));
  await userEvent.click(sheet.getByText('Cooling', { exact: true }).first());
  await expect.poll(shown).toContain('Cooling');
  await expectAccessible(search.element);
});

test('choices that changed their order while they were folded are all in sight', async () => {
  const counted = (features: readonly [value: string, count: number][]) => ({
    ...countedPage,
    facets: {
      ...countedPage.facets,
      fields: { features: features.map(([value, count]) => ({ value, count })) },
    },
  });
  fakeApi().answer('counts', ({ body }) =>
    body.filters
      ? counted([
          ['DISHWASHER', 9],
          ['POOL', 8],
        ])
      : counted([
          ['POOL', 20],
          ['DISHWASHER', 12],
        ]),
  );
  const search = openSearch();
  await search.shows(found);
  await userEvent.click(filtersButton);
  // Folded as they are counted: Chromium has lost the first of them when they were unfolded.
  const threeOrMore = sheet.getByRole('group', { name: 'Bedrooms' }).getByText('3+');
  await expect.element(sheet.getByRole('button', { name: 'Show 40 properties' })).toBeVisible();
  await userEvent.click(threeOrMore);
  const choices = () => [...search.shadow.querySelectorAll<HTMLElement>('.filter-fold .checkbox')];
  await expect.poll(() => choices()[0]?.textContent).toBe('Dishwasher9');
  await userEvent.click(sheet.getByText('Features', { exact: true }).first());
  const shown = () =>
    choices().flatMap((choice) => (choice.checkVisibility() ? choice.textContent : []));
  await expect.poll(() => shown().slice(0, 3)).toEqual(['Dishwasher9', 'Pool8', 'Hot tub0']);
});

test('a sheet that is closed changes nothing', async () => {
  const api = fakeApi();
  const search = openSearch();
  await search.shows(found);
  await userEvent.click(filtersButton);
  await userEvent.click(page.getByRole('checkbox', { name: 'Detached house 11' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.click(filtersButton);
  await expect.element(page.getByRole('checkbox', { name: 'Detached house 11' })).not.toBeChecked();
  expect(api.searches()).toHaveLength(1);
});

test('the distance that the search added itself is the one that is chosen, and 160 km is one more', async () => {
  const place = { label: 'Hamilton, ON', lat: 43.25, lng: -79.87, distance: 25_000 };
  const api = fakeApi().answer('search', () => ({ ...firstPage, place }));
  const search = openSearch();
  await search.shows('40 properties near Hamilton, ON, within 25 km');
  expect(api.searches()[0]?.body).toMatchObject({ ownRadius: true });
  await userEvent.click(filtersButton);
  const distance = page.getByRole('combobox', { name: 'Distance' });
  await expect.element(distance).toHaveValue('25000');
  await userEvent.selectOptions(distance, '160 km');
  await userEvent.click(page.getByRole('button', { name: /^Show \d+ properties/ }));
  await expect.poll(() => api.searches().at(-1)?.body).toMatchObject({ distance: 160_000 });
  expect(search.element.getAttribute('distance')).toBe('160000');
});

test('everything but words and place can be cleared', async () => {
  const api = fakeApi();
  const search = openSearch({ filters: 'hasVideo=yes', 'has-pictures': '', text: 'pool' });
  await userEvent.click(filtersButton);
  await expect.element(page.getByRole('checkbox', { name: 'With pictures' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Video' })).toBeChecked();
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await userEvent.click(page.getByRole('button', { name: 'Show 40 properties' }));
  await expect.poll(() => api.searches()).toHaveLength(2);
  expect(api.searches()[1]?.body).toEqual({
    homeCountry: 'CA',
    include: ['page', 'total'],
    near: 'Hamilton, ON',
    ownRadius: true,
    text: 'pool',
  });
  expect(search.element.hasAttribute('filters')).toBe(false);
});

test('filters in force are counted and can be taken away one by one', async () => {
  const api = fakeApi();
  const search = openSearch({ filters: 'bedroomsTotal=2..&features=POOL', price: '..900000' });
  await search.shows(found);
  await expect.element(page.getByRole('button', { name: 'Filters 3 set' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove filter Features: Pool' }));
  await expect
    .poll(() => api.searches().at(-1)?.body.filters)
    .toEqual({ bedroomsTotal: { min: 2 } });
  await userEvent.click(page.getByRole('button', { name: 'Remove filter Up to $900K' }));
  await expect.poll(() => search.element.hasAttribute('price')).toBe(false);
  expect(search.element.getAttribute('filters')).toBe('bedroomsTotal=2..');

  await expect.poll(() => search.shadow.activeElement?.textContent).toBe('Bedrooms: 2+');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => search.element.hasAttribute('filters')).toBe(false);
  await expect.poll(() => search.shadow.activeElement?.className).toBe('results-sentence');
});
