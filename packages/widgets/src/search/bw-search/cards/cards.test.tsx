import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

/** Two frames, after which the browser has looked at what is near. */
function twoFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Cards out of view are skipped, from the first view on. */
function skipsCards(shadow: ShadowRoot): void {
  const last = shadow.querySelector('.results > li:last-child');
  if (!last) throw new Error('There are no cards');
  expect(getComputedStyle(last).contentVisibility).toBe('auto');
}

test('cards that took another place out of view are there once they come into view', async () => {
  const reversed = { ...firstPage, results: [...firstPage.results].reverse() };
  const api = fakeApi().answer('search', ({ body }) => (body.sort ? reversed : firstPage));
  const search = openSearch();
  await search.shows('40 properties near Hamilton, ON, within 160 km');
  await expect.element(page.getByRole('article')).toHaveLength(16);
  skipsCards(search.shadow);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
  await expect.poll(() => api.searches()).toHaveLength(2);
  await expect.poll(() => search.shadow.querySelector('.card-title')?.textContent).toMatch(/^16 /);
  await expect.element(page.getByRole('article')).toHaveLength(16);

  const titles = [...search.shadow.querySelectorAll('.card-title')];
  for (const title of titles.toReversed()) {
    title.scrollIntoView({ block: 'center' });
    await twoFrames();
    const { x, y, width, height } = title.getBoundingClientRect();
    const shown = search.shadow.elementFromPoint(x + width / 2, y + height / 2);
    expect(shown?.closest('.card')?.querySelector('.card-title')).toBe(title);
  }
  expect(titles.map(({ textContent }) => textContent).at(-1)).toBe('1 Elm Street, Hamilton');
});

test.each([
  [390, 2],
  [1440, 40],
])(
  'at %i px what is out of view has its height already, give or take %i px',
  async (width, most) => {
    await page.viewport(width, 700);
    fakeApi();
    const search = openSearch();
    await search.shows('40 properties near Hamilton, ON, within 160 km');
    await expect.element(page.getByRole('article')).toHaveLength(16);
    const last = search.shadow.querySelector('.results > li:last-child');
    if (!last) throw new Error('There are no cards');
    const before = last.getBoundingClientRect().height;
    last.scrollIntoView({ block: 'center' });
    await twoFrames();
    expect(Math.abs(last.getBoundingClientRect().height - before)).toBeLessThan(most);
  },
);
