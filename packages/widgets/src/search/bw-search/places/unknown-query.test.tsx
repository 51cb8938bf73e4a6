import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { ApiProblem, fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';

test('a place that nobody knows has a way out', async () => {
  fakeApi().answer('search', ({ body }) => {
    if (body.near) throw new ApiProblem(404, 'unknown-place');
    return { ...firstPage, place: null };
  });
  const search = openSearch({ near: 'Atlantis' });
  await expect.element(page.getByText('We don’t know the place “Atlantis”.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Search everywhere' }));
  await search.shows('40 properties');
  expect(search.element.hasAttribute('near')).toBe(false);
  await expect.poll(() => focused()?.className).toBe('results-sentence');
});

test('a place that nobody knows may be a misspelt one, which a press searches', async () => {
  const api = fakeApi()
    .answer('search', ({ body }) => {
      if (body.near === 'Hamliton') throw new ApiProblem(404, 'unknown-place');
      return firstPage;
    })
    .answer('/api/v1/places/suggest', () => ({
      places: [
        { id: 'h', name: 'Hamilton', detail: 'Ontario, Canada', label: 'Hamilton, ON' },
        { id: 'o', name: 'Hamilton', detail: 'Ohio, United States', label: 'Hamilton, OH' },
      ],
      isSimilar: true,
    }));
  const search = openSearch({ near: 'Hamliton' });
  const guess = 'Did you mean Hamilton, Ontario, Canada?';
  await expect.element(page.getByRole('button', { name: guess })).toBeVisible();
  await expectAccessible(search.element);
  expect(api.calls.find(({ path }) => path.endsWith('suggest'))?.query.q).toBe('Hamliton');
  await userEvent.click(page.getByRole('button', { name: guess }));
  await search.shows(found);
  expect(search.element.getAttribute('near')).toBe('Hamilton, ON');
  await expect.poll(() => focused()?.className).toBe('results-sentence');
});

test('sentence, title and alert say the same of a search that failed', async () => {
  fakeApi().answer('search', ({ body }) => {
    if (body.near === 'Atlantis') throw new ApiProblem(404, 'unknown-place');
    return firstPage;
  });
  const search = openSearch();
  const titles: string[] = [];
  search.element.addEventListener('bw-search', (event) => {
    if (event instanceof CustomEvent) titles.push(event.detail.title);
  });
  await search.shows(found);
  search.element.setAttribute('near', 'Atlantis');
  await expect.element(page.getByText('We don’t know the place “Atlantis”.')).toBeVisible();
  expect(search.shadow.querySelector('[role="status"]')?.textContent).toBe('');
  await expect.poll(() => titles.at(-1)).toBe('Properties');
});

test('a region is searched in, not near', async () => {
  const place = { label: 'Ontario, Canada', lat: 43.7, lng: -79.4, distance: 0, isRegion: true };
  fakeApi().answer('search', () => ({ ...firstPage, place }));
  const search = openSearch({ near: 'Ontario' });
  await search.shows('40 properties in Ontario, Canada');
  // Its middle is nowhere, so there is nothing to be near to.
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await expect.element(sort).toHaveValue('newest');
  expect(sort.element().textContent).not.toContain('Near');
});

test('a type that nobody knows leads to its category, with a word about it', async () => {
  fakeApi().answer('search', ({ body }) => {
    if (!body.subcategory) return firstPage;
    throw new ApiProblem(400, 'invalid-request', [
      { path: 'body.subcategory.0', message: 'expected one of RESIDENTIAL, …' },
    ]);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const search = openSearch({ subcategory: 'CASTLE' });
  await search.shows(found);
  await expect.element(page.getByText(/We don’t know the type “CASTLE”/)).toBeVisible();
  expect(search.shadow.querySelector('[role="alert"]')).toBeNull();
  await expectAccessible(search.element);
});

test('a misspelt word is mended by a press', async () => {
  const empty = {
    ...firstPage,
    results: [],
    total: { count: 0, isCapped: false },
    nextCursor: null,
  };
  const repairs = [{ drop: 'text', text: 'dishwasher', count: 48, isCapped: false }];
  fakeApi().answer('search', ({ body }) =>
    body.text === 'dishwaser' ? { ...empty, repairs } : firstPage,
  );
  const search = openSearch({ text: 'dishwaser' });
  const offer = page.getByRole('button', { name: 'Search for “dishwasher”: 48 properties' });
  await expect.element(offer).toBeVisible();
  await page.viewport(320, 400);
  offer.element().scrollIntoView({ block: 'start' });
  const below = window.scrollY;
  await userEvent.click(offer);
  await search.shows('40 properties for “dishwasher” near Hamilton, ON, within 160 km');
  expect(search.element.getAttribute('text')).toBe('dishwasher');
  // The results begin in view, below the bar.
  expect(below).toBeGreaterThan(200);
  const head = search.shadow.querySelector('.results-sentence')?.getBoundingClientRect();
  expect(head?.top).toBeGreaterThan(0);
  expect(head?.bottom).toBeLessThan(400);
});
