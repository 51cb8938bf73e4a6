import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { ApiProblem, fakeApi, page as firstPage } from './testing/fake-api.fixture.ts';
import { openSearch } from './testing/open-search.fixture.ts';
import { someListing } from './testing/some-listing.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';

describe('a page of results', () => {
  test('says how many there are and shows each as a link', async () => {
    const api = fakeApi();
    const search = openSearch();
    await search.shows(found);
    const link = page.getByRole('link', { name: '3 Elm Street, Hamilton' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('/property/listing/3'));
    await expect.element(page.getByRole('article')).toHaveLength(16);
    const card = page.getByRole('article').nth(2).element().textContent;
    expect(card).toContain('$300,000');
    expect(card).toContain('Bedrooms: 3');
    expect(card).toContain('14 days ago');
    expect(api.searches()[0]).toMatchObject({
      path: '/api/v1/property/search',
      body: { near: 'Hamilton, ON', include: ['page', 'total'] },
    });
  });

  test('passes the accessibility check', async () => {
    fakeApi();
    const search = openSearch({ heading: 'Homes' });
    await search.shows(found);
    await expect.element(page.getByRole('article')).toHaveLength(16);
    await expect.element(page.getByRole('button', { name: 'Residential 30' })).toBeVisible();
    await expectAccessible(search.element);
  });

  test('has its places kept while it is on its way', async () => {
    const pending = Promise.withResolvers<unknown>();
    fakeApi().answer('search', () => pending.promise);
    const search = openSearch();
    await search.shows('Searching…');
    expect(search.shadow.querySelectorAll('.results > .card-place')).toHaveLength(16);
    await expectAccessible(search.element);
    pending.resolve(firstPage);
    await search.shows(found);
  });

  test.each([
    [{ category: 'item' }, true],
    [{ category: '' }, false],
    [{ category: '', price: '..2000' }, true],
    [{ category: '', bounds: '43,-80,44,-79' }, true],
    [{ category: '', tags: 'pool' }, true],
  ])('the row of chips has its place from the start: %j', async (attributes, expected) => {
    fakeApi().answer('search', () => new Promise(() => {}));
    const search = openSearch(attributes);
    await search.shows('Searching…');
    expect(search.shadow.querySelector('.search-chips') !== null).toBe(expected);
  });

  test('a card that is clicked tells where it leads', async () => {
    fakeApi();
    const search = openSearch();
    await search.shows(found);
    const routes: unknown[] = [];
    search.element.addEventListener('bw-navigate', (event) => {
      event.preventDefault();
      routes.push(event instanceof CustomEvent && event.detail);
    });
    await userEvent.click(page.getByRole('link', { name: '2 Elm Street, Hamilton' }));
    expect(routes).toMatchObject([
      { route: { name: 'listing', params: { type: 'property', id: 2 } } },
    ]);
  });

  test('another page is asked for once its press has shown, and read from its head', async () => {
    const api = fakeApi();
    const search = openSearch();
    await search.shows(found);
    const next = page.getByRole('button', { name: 'Next page' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLButtonElement).click();
    expect(search.element.hasAttribute('page')).toBe(false);
    await expect.poll(() => api.searches().at(-1)?.query.start).toBe('16');
    expect(search.element.getAttribute('page')).toBe('2');
    await expect
      .poll(() => search.shadow.activeElement?.textContent.replace('\u00a0', ' '))
      .toBe(found);
  });

  test('several kinds are searched at once, and each card says what it is', async () => {
    const answer = {
      ...firstPage,
      results: [someListing(1), someListing(2, { listingType: 'event', title: 'Yard sale' })],
      total: { count: 2, isCapped: false },
    };
    const api = fakeApi().answer('search', () => answer);
    const search = openSearch({ category: 'property,event' });
    await search.shows('2 listings near Hamilton, ON, within 160 km');
    expect(api.searches()[0]).toMatchObject({
      path: '/api/v1/listing/search',
      body: { categories: ['property', 'event'] },
    });
    await expect.element(page.getByText('Event', { exact: true })).toBeVisible();
  });

  test('tells the page that holds it', async () => {
    fakeApi();
    const totals: unknown[] = [];
    const listen = (event: Event) => totals.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('bw-results', listen);
    await openSearch().shows(found);
    await expect.poll(() => totals).toEqual([{ total: 40, isCapped: false }]);
    document.removeEventListener('bw-results', listen);
  });

  test('tells what a page could call it, each time it is another', async () => {
    fakeApi();
    const titles: unknown[] = [];
    const listen = (event: Event) => titles.push(event instanceof CustomEvent && event.detail);
    document.addEventListener('bw-search', listen);
    const search = openSearch();
    await expect.poll(() => titles).toEqual([{ title: 'Properties near Hamilton, ON' }]);
    search.element.setAttribute('subcategory', 'RESIDENTIAL');
    await expect.poll(() => titles[1]).toEqual({ title: 'Residential near Hamilton, ON' });
    document.removeEventListener('bw-search', listen);
  });
});

describe('asking for something else', () => {
  test('words are searched for when typing rests', async () => {
    const api = fakeApi();
    const search = openSearch();
    await search.shows(found);
    const states: unknown[] = [];
    search.element.addEventListener('bw-state', (event) =>
      states.push(event instanceof CustomEvent && event.detail.mode),
    );
    // At once, as a slow machine's keys would rest in between.
    await userEvent.click(page.getByRole('searchbox', { name: 'What' }));
    for (const letter of 'pool') document.execCommand('insertText', false, letter);
    await expect.poll(() => api.searches().at(-1)?.body.text).toBe('pool');
    expect(api.searches()).toHaveLength(2);
    expect(states).toEqual(['replace']);
    await search.shows('40 properties for “pool” near Hamilton, ON, within 160 km');
  });

  test('types show their counts, and several can be chosen', async () => {
    const api = fakeApi();
    const search = openSearch({ subcategory: 'VACATION' });
    const residential = page.getByRole('button', { name: 'Residential 30' });
    await userEvent.click(residential);
    await expect
      .poll(() => api.searches().at(-1)?.body.subcategory)
      .toEqual(['VACATION', 'RESIDENTIAL']);
    expect(search.element.getAttribute('subcategory')).toBe('VACATION,RESIDENTIAL');
  });
});

describe('when nothing is found', () => {
  const nothing = { ...firstPage, results: [], total: { count: 0, isCapped: false } };

  test('the ways out say how many they bring back', async () => {
    const repairs = [
      { drop: 'filters.bedroomsTotal', count: 1000, isCapped: true },
      { drop: 'distance', count: 5, isCapped: false, distance: 500_000 },
    ];
    const api = fakeApi().answer('search', ({ body }) =>
      body.filters ? { ...nothing, repairs } : firstPage,
    );
    const search = openSearch({ filters: 'bedroomsTotal=9..' });
    await expect
      .element(page.getByText('Nothing matches this search near Hamilton, ON.'))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Search within 500 km: 5 properties' }))
      .toBeVisible();
    await expectAccessible(search.element);
    await userEvent.click(
      page.getByRole('button', { name: 'Without Bedrooms: more than 1,000 properties' }),
    );
    await search.shows(found);
    expect(search.element.hasAttribute('filters')).toBe(false);
    expect(api.searches().at(-1)?.body.filters).toBeUndefined();
    await expect.poll(() => focused()?.className).toBe('results-sentence');
  });

  test('words that no listing of the kind has are looked for in all kinds', async () => {
    const api = fakeApi().answer('search', ({ path }) =>
      path.endsWith('/property/search') ? nothing : firstPage,
    );
    const search = openSearch({ text: 'bicycle' });
    await userEvent.click(page.getByRole('button', { name: 'Search all categories' }));
    await search.shows('40 listings for “bicycle” near Hamilton, ON, within 160 km');
    expect(api.searches().at(-1)).toMatchObject({
      path: '/api/v1/listing/search',
      body: { text: 'bicycle', near: 'Hamilton, ON' },
    });
  });

  test('without a better way everything can be cleared', async () => {
    fakeApi().answer('search', ({ body }) => (body.text ? nothing : firstPage));
    const search = openSearch({ text: 'castle' });
    await userEvent.click(page.getByRole('button', { name: 'Clear everything' }));
    await search.shows(found);
    await expect.poll(() => focused()?.className).toBe('results-sentence');
  });
});

/** In one go: it is tried again by itself as well, and then the button is gone. */
function tryAgainOnline(api: ReturnType<typeof fakeApi>) {
  const button = page.getByRole('button', { name: 'Try again' }).element() as HTMLButtonElement;
  button.focus();
  api.offline = false;
  button.click();
}

describe('when the API fails', () => {
  test('the error can be tried again', async () => {
    const api = fakeApi();
    api.offline = true;
    const search = openSearch();
    await expect
      .element(page.getByRole('alert').getByText('The listings can’t be reached right now.'))
      .toBeVisible();
    await expectAccessible(search.element);
    tryAgainOnline(api);
    await search.shows(found);
    await expect.poll(() => focused()?.className).toBe('results-sentence');
  });

  test('it is tried again by itself', async () => {
    const api = fakeApi();
    api.offline = true;
    const search = openSearch();
    await expect.element(page.getByRole('alert')).toBeVisible();
    api.offline = false;
    await search.shows(found);
  });

  test('the last results stay, and it says so', async () => {
    const api = fakeApi();
    const search = openSearch();
    await search.shows(found);
    await expect.element(page.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    api.offline = true;
    search.element.setAttribute('text', 'pool');
    await expect
      .element(page.getByText('The listings can’t be reached. These are the last results.'))
      .toBeVisible();
    await expect.element(page.getByRole('article')).toHaveLength(16);
    await expectAccessible(search.element);
    tryAgainOnline(api);
    await search.shows('40 properties for “pool” near Hamilton, ON, within 160 km');
    await expect.poll(() => focused()?.className).toBe('results-sentence');
  });

  test('a site that is not registered where it must be says so in plain words', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeApi().answer('search', () => {
      throw new ApiProblem(403, 'origin-not-allowed');
    });
    openSearch();
    const alert = page.getByRole('alert');
    await expect.element(alert.getByText('Listings can’t be shown on this site.')).toBeVisible();
    await expect.element(alert.getByText(/not registered/)).toBeVisible();
    expect(alert.getByRole('button').query()).toBeNull();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });

  test('a search that the API refuses can be cleared', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeApi().answer('search', ({ body }) => {
      if (body.tags)
        throw new ApiProblem(400, 'invalid-request', [
          { path: 'body.tags.0', message: 'at most 40 characters' },
        ]);
      return firstPage;
    });
    const search = openSearch({ tags: 'castle' });
    await userEvent.click(page.getByRole('button', { name: 'Clear everything' }));
    await search.shows('40 properties near Hamilton, ON, within 160 km');
    expect(warn.mock.calls).toEqual([
      ['[boardwalk] <bw-search> attribute "tags" is "castle"; at most 40 characters'],
    ]);
  });
});

test('filters that can’t be read are told and left out', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const api = fakeApi();
  await openSearch({ filters: 'bedroomsTotal=2..&moat=yes' }).shows(found);
  expect(api.searches()[0]?.body.filters).toEqual({ bedroomsTotal: { min: 2 } });
  expect(warn.mock.calls.flat().join(' ')).toContain('moat');
});
