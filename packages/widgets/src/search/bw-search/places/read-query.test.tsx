import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const interpretation = {
  without: ['pets', 'swimming pool'],
  rooms: { bedroomsTotal: { min: 3, max: 3 }, bathroomsTotal: { min: 2 } },
};
const note =
  'Your words were read as: Bedrooms: 3, Bathrooms: 2+, without pets, without swimming pool.';

test('what was read in the words is said over the results', async () => {
  fakeApi().answer('search', () => ({ ...firstPage, interpretation }));
  const search = openSearch({ text: '3 bedrooms 2+ baths no pets no swimming pool' });
  await expect.element(page.getByText(note)).toBeVisible();
  await expectAccessible(search.element);
});

test('it is said where nothing was found as well', async () => {
  fakeApi().answer('search', () => ({
    ...firstPage,
    results: [],
    total: { count: 0, isCapped: false },
    interpretation,
    repairs: [{ drop: 'text', count: 3, isCapped: false }],
  }));
  openSearch({ text: '3 bedrooms 2+ baths no pets no swimming pool' });
  await expect.element(page.getByText(note)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Without/ })).toBeVisible();
});

test('words alone have no such note', async () => {
  fakeApi();
  const search = openSearch({ text: 'house' });
  await search.shows('40 properties for “house” near Hamilton, ON, within 160 km');
  expect(search.element.shadowRoot?.querySelector('.results-note')).toBeNull();
});
