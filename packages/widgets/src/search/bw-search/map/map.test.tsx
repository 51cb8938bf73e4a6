import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { ApiProblem, fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';
import { clusters, group, pin } from '../testing/some-clusters.fixture.ts';
import { someListing, someListings } from '../testing/some-listing.fixture.ts';
import { inListOrder, isOneSpot, pinOf } from './pin-order.ts';

function mappedApi(shown: readonly SearchCluster[] = clusters) {
  return fakeApi().answer('map', () => ({
    ...firstPage,
    results: [],
    clusters: { clusters: shown, isSampled: false },
  }));
}

const firstPin = page.getByRole('button', { name: 'Home number 1, $100K' });
const picked = page.getByRole('dialog', { name: 'Picked on the map' });

describe('the order of pins', () => {
  test('is that of the list, then from north to south', () => {
    const names = inListOrder(clusters, [someListing(3), someListing(1)]).map(
      ({ listing }) => listing?.id ?? 'group',
    );
    expect(names).toEqual([3, 1, 'group', 5]);
  });

  test('a listing without a pin of its own is in the group around it', () => {
    expect(pinOf(clusters, someListing(5))?.listing?.id).toBe(5);
    expect(pinOf(clusters, someListing(9, { lat: 43.4, lng: -79.6 }))).toBe(group);
    expect(pinOf(clusters, someListing(9, { lat: null, lng: null }))).toBeUndefined();
  });

  test('listings in one spot can’t be parted by coming closer', () => {
    expect(isOneSpot(group)).toBe(false);
    expect(isOneSpot(pin(1))).toBe(true);
  });
});

describe('a map of the results', () => {
  test('shows prices on pins and numbers on groups, within the view', async () => {
    const api = mappedApi();
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toHaveTextContent('$100K');
    await expect
      .element(page.getByRole('button', { name: 'Zoom in on 24 listings, $200K to $900K' }))
      .toHaveTextContent('24');
    const asked = api.calls.find(({ body }) => String(body.include) === 'clusters');
    expect(asked?.body).toMatchObject({ near: 'Hamilton, ON', zoom: 9 });
    await expect.element(page.getByText('Coasts by GSHHG')).toBeVisible();
    await expectAccessible(search.element);
  });

  test('is walked through by keys in the order of the list', async () => {
    mappedApi();
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    const pins = () => [...search.shadow.querySelectorAll<HTMLElement>('.pin')];
    await expect.poll(() => pins().filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
    firstPin.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .poll(() => search.shadow.activeElement?.getAttribute('aria-label'))
      .toBe('Home number 3, $300K');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect
      .poll(() => search.shadow.activeElement?.getAttribute('aria-label'))
      .toBe('Home number 1, $100K');
  });

  test('a picked pin shows its card, and Escape goes back to the pin', async () => {
    mappedApi();
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    const lies = () => search.shadow.querySelector('.leaflet-map-pane')?.getAttribute('style');
    const before = lies();
    firstPin.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(picked.getByRole('link', { name: '1 Elm Street, Hamilton' }))
      .toBeVisible();
    await expect.poll(() => search.shadow.activeElement?.localName).toBe('a');
    await expectAccessible(search.element);
    await userEvent.keyboard('{Escape}');
    await expect.element(picked).not.toBeInTheDocument();
    await expect
      .poll(() => search.shadow.activeElement?.getAttribute('aria-label'))
      .toBe('Home number 1, $100K');
    // Picking never moves the map.
    expect(lies()).toBe(before);
    expect(search.element.hasAttribute('bounds')).toBe(false);
  });

  test('a group is come closer to, and what is there is searched', async () => {
    const api = mappedApi();
    const search = openSearch({ view: 'map' });
    await userEvent.click(page.getByRole('button', { name: /^Zoom in on 24 listings/ }));
    await expect.poll(() => api.searches().at(-1)?.body.bounds).toBeDefined();
    const { bounds, near } = api.searches().at(-1)?.body ?? {};
    expect(near).toBeUndefined();
    expect(search.element.getAttribute('bounds')?.split(',')).toHaveLength(4);
    // The view holds the group, and little more.
    expect(bounds).toMatchObject({
      south: expect.closeTo(43.2, 0),
      north: expect.closeTo(43.6, 0),
    });
    await search.shows('40 properties in this part of the map');
  });

  test('a picked pin whose listing can’t be loaded says so, and is tried again', async () => {
    let isDown = true;
    mappedApi([pin(20)]).answer('/api/v1/preview/search', () => {
      if (isDown) throw new ApiProblem(404, 'not-found');
      return { results: [someListing(20)] };
    });
    const search = openSearch({ view: 'map' });
    await userEvent.click(page.getByRole('button', { name: 'Home number 20, $2M' }));
    await expect.element(picked.getByRole('alert')).toBeVisible();
    await expectAccessible(search.element);
    const again = picked.getByRole('button', { name: 'Try again' });
    await expect.poll(() => search.shadow.activeElement).toBe(again.element());
    isDown = false;
    await userEvent.click(again);
    await expect
      .element(picked.getByRole('link', { name: '20 Elm Street, Hamilton' }))
      .toBeVisible();
  });

  test('listings in one spot are listed', async () => {
    const spot: SearchCluster = { ...pin(1), count: 2 };
    const { listing: _, ...tower } = spot;
    mappedApi([tower]);
    openSearch({ view: 'map' });
    await userEvent.click(page.getByRole('button', { name: /^Show 2 listings/ }));
    await expect.element(picked.getByRole('article')).toHaveLength(16);
  });

  test('a spot with more listings than a page says so, and shows the rest', async () => {
    const { listing: _, ...tower }: SearchCluster = { ...pin(1), count: 20 };
    const rest = { ...firstPage, results: someListings(20).slice(16) };
    mappedApi([tower]).answer('search', ({ query }) => (query.start === '16' ? rest : firstPage));
    openSearch({ view: 'map' });
    await userEvent.click(page.getByRole('button', { name: /^Show 20 listings/ }));
    await expect.element(picked.getByRole('article')).toHaveLength(16);
    await expect.element(picked.getByText('16 of 20 listings')).toBeVisible();
    await userEvent.click(picked.getByRole('button', { name: 'Show more' }));
    await expect.element(picked.getByRole('article')).toHaveLength(20);
    await expect.element(picked.getByText('16 of 20 listings')).not.toBeInTheDocument();
    await expect.poll(() => focused()?.textContent).toContain('17 Elm Street');
  });

  test('moves without searching when that is not wanted', async () => {
    const api = mappedApi();
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Search as I move' }));
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(page.getByRole('button', { name: 'Search this part' }));
    await expect.poll(() => api.searches().at(-1)?.body.bounds).toBeDefined();
    expect(search.element.hasAttribute('bounds')).toBe(true);
    await expect
      .element(page.getByRole('button', { name: 'Search this part' }))
      .not.toBeInTheDocument();
  });

  test('a map that goes with the press of its zoom is left alone', async () => {
    mappedApi();
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    (page.getByRole('button', { name: 'Zoom in' }).element() as HTMLButtonElement).click();
    search.element.setAttribute('view', 'list');
    await expect.element(firstPin).not.toBeInTheDocument();
    search.element.setAttribute('view', 'map');
    await expect.element(firstPin).toBeVisible();
  });

  test('beside the list, a card marks its pin and a pin its card', async () => {
    await page.viewport(1280, 800);
    mappedApi();
    const search = openSearch({ view: 'split' });
    await expect.element(firstPin).toBeVisible();
    await userEvent.hover(page.getByRole('link', { name: '3 Elm Street, Hamilton' }));
    await expect
      .poll(() => search.shadow.querySelector('.pin.is-marked')?.getAttribute('aria-label'))
      .toBe('Home number 3, $300K');
    expect(search.shadow.querySelector('.card.is-marked')).toBeNull();
    await userEvent.hover(firstPin);
    await expect
      .poll(() => search.shadow.querySelector('.card.is-marked')?.textContent)
      .toContain('1 Elm Street');
  });

  test('is no search when only its box changes, or hides it', async () => {
    await page.viewport(1400, 800);
    const api = mappedApi();
    const search = openSearch({ view: 'split' });
    await expect.element(firstPin).toBeVisible();
    const seen = () => api.calls.filter(({ body }) => String(body.include) === 'clusters').length;
    await expect.poll(seen).toBe(1);
    await page.viewport(1100, 800);
    await expect.poll(seen).toBe(2);
    search.element.setAttribute('view', 'map');
    await expect.poll(seen).toBe(3);
    search.element.setAttribute('view', 'split');
    await expect.poll(seen).toBe(4);
    const { pass, release } = holdTimers();
    await page.viewport(700, 800);
    await expect.element(firstPin).not.toBeInTheDocument();
    // Longer than the map rests before it searches.
    await pass(500);
    release();
    expect(search.element.hasAttribute('bounds')).toBe(false);
    expect(api.searches()).toHaveLength(1);
    await page.viewport(1100, 800);
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(() => search.element.hasAttribute('bounds')).toBe(true);
  });

  test('still offers to search where somebody went, after its box changed', async () => {
    await page.viewport(1400, 800);
    mappedApi();
    openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    await userEvent.click(page.getByRole('checkbox', { name: 'Search as I move' }));
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    const again = page.getByRole('button', { name: 'Search this part' });
    await expect.element(again).toBeVisible();
    await page.viewport(1100, 800);
    await userEvent.click(again);
    await expect.element(again).not.toBeInTheDocument();
  });

  test('is said to fail when what is there can’t be told', async () => {
    fakeApi().answer('map', () => ({ ...firstPage, results: [] }));
    openSearch({ view: 'map' });
    await expect
      .element(page.getByText('The map can’t show what is here right now.'))
      .toBeVisible();
  });

  test('says where nothing was found, and leads back to where something was', async () => {
    const answer = (shown: readonly SearchCluster[]) => ({
      ...firstPage,
      results: [],
      clusters: { clusters: shown, isSampled: false },
    });
    fakeApi().answer('map', ({ body }) => answer(Number(body.zoom) > 9 ? [] : clusters));
    const search = openSearch({ view: 'map' });
    await expect.element(firstPin).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    const empty = page.getByText('Nothing was found in this part of the map.', { exact: false });
    await expect.element(empty).toBeVisible();
    await expectAccessible(search.element);
    await userEvent.click(page.getByRole('button', { name: 'Back to the listings' }));
    await expect.element(firstPin).toBeVisible();
    await expect.element(empty).not.toBeInTheDocument();
    await expect.poll(() => search.shadow.activeElement?.classList).toContain('map-place');
  });
});
