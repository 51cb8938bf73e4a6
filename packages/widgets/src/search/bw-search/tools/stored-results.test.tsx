import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const sort = page.getByRole('combobox', { name: 'Sort by' });
const stale = page.getByText('The listings can’t be reached. These are the last results.');

test('out of reach, title, order and sentence are those of what shows', async () => {
  const api = fakeApi();
  const search = openSearch();
  const titles: string[] = [];
  search.element.addEventListener('bw-search', (event) => {
    // The event table says what the event holds.
    titles.push((event as CustomEvent<{ title: string }>).detail.title);
  });
  await search.shows(found);
  await expect.element(sort).toBeVisible();
  const { value: before } = sort.element() as HTMLSelectElement;
  api.offline = true;
  await userEvent.selectOptions(sort, 'Nearest');
  await expect.element(stale).toBeVisible();
  await expect.element(sort).toHaveValue(before);
  search.element.setAttribute('text', 'pool');
  await expect.poll(() => titles.length).toBeGreaterThan(1);
  await search.shows(found);
  expect(new Set(titles).size).toBe(1);
  // Picked once more, the same order is asked for once more.
  api.offline = false;
  await userEvent.selectOptions(sort, 'Nearest');
  await expect.element(sort).toHaveValue('distance');
  await search.shows('40 properties for “pool” near Hamilton, ON, within 160 km');
  expect(titles.at(-1)).toContain('“pool”');
});
