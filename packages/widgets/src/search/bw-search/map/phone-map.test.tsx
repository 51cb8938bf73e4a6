import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { fakeApi, page as firstPage } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';
import { clusters } from '../testing/some-clusters.fixture.ts';

beforeEach(() => page.viewport(390, 844));

function openMap(attributes: Readonly<Record<string, string>> = { view: 'map' }) {
  const api = fakeApi().answer('map', () => ({
    ...firstPage,
    results: [],
    clusters: { clusters, isSampled: false },
  }));
  document.body.style.margin = '0';
  const level = () => api.calls.findLast(({ body }) => 'zoom' in body)?.body.zoom;
  return Object.assign(openSearch(attributes), { level });
}

const firstPin = page.getByRole('button', { name: 'Home number 1, $100K' });
const list = page.getByRole('button', { name: 'List', exact: true });
const box = (element: Element) => element.getBoundingClientRect();

test('the map fills a phone from edge to edge, with the way to the list below it', async () => {
  const search = openMap({});
  await userEvent.click(page.getByRole('button', { name: 'Map', exact: true }));
  await expect.element(firstPin).toBeVisible();
  const map = search.shadow.querySelector('.search-map');
  if (!map) throw new Error('There is no map');
  const bar = search.shadow.querySelector('.search-bar');
  if (!bar) throw new Error('There is no bar');
  expect([box(bar).top, box(map).top]).toEqual([0, box(bar).bottom]);
  expect(box(bar).height).toBeLessThan(64);
  expect(box(map).bottom).toBe(box(list.element()).top - 8);
  expect(box(list.element()).bottom).toBeLessThanOrEqual(innerHeight);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await expect
    .element(page.getByText('40 properties near Hamilton', { exact: false }))
    .toBeVisible();
  await expectAccessible(search.element);
  await expect.poll(() => search.shadow.activeElement).toBe(list.element());
  await userEvent.click(list);
  await expect.element(page.getByRole('searchbox')).toBeVisible();
});

test.each([390, 320])('place, price and filters are at hand on the map at %i px', async (width) => {
  await page.viewport(width, 640);
  const search = openMap({ view: 'map', filters: 'saleType=SALE' });
  await expect.element(firstPin).toBeVisible();
  const where = page.getByRole('combobox', { name: 'Where' }).element();
  const filters = page.getByRole('button', { name: 'Filters' });
  const price = page.getByRole('button', { name: 'Price' });
  const tops = [where, price.element(), filters.element()].map((one) => box(one).top);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  expect(box(where).width).toBeGreaterThan(100);
  expect(document.documentElement.scrollWidth).toBe(width);
  await userEvent.click(filters);
  await expect.element(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await expectAccessible(search.element);
});

test('the card of a pin has a heart, and covers no neighbour of the pin', async () => {
  openMap();
  await expect.element(firstPin).toBeVisible();
  await userEvent.click(firstPin);
  const picked = page.getByRole('dialog', { name: 'Picked on the map' });
  await expect
    .poll(() => picked.element().querySelector('bw-favourite')?.getAttribute('listing'))
    .toBe('1');
  const heart = box(picked.element().querySelector('.card-control') ?? document.body);
  const close = box(picked.getByRole('button', { name: 'Close' }).element());
  expect(heart.right <= close.left || heart.top >= close.bottom).toBe(true);
  const map = box(picked.element().closest('.map-area') ?? document.body);
  const card = box(picked.element());
  expect(Math.min(card.top - map.top, map.bottom - card.bottom)).toBeCloseTo(12, 0);
});

test('no control lies over a pin', async () => {
  const search = openMap();
  await expect.element(firstPin).toBeVisible();
  const pins = [...search.shadow.querySelectorAll('.pin')];
  expect(pins).toHaveLength(4);
  const area = search.shadow.querySelector('.map-place');
  for (const name of ['Zoom in', 'Zoom out', 'List']) {
    const control = page.getByRole('button', { name, exact: true }).element();
    const { top, bottom } = box(control);
    const room = area ? box(area) : undefined;
    expect(bottom <= (room?.top ?? 0) || top >= (room?.bottom ?? 0), name).toBe(true);
  }
});

test.each([
  [390, 844],
  [320, 640],
])('what is picked is seen whole at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  openMap();
  await expect.element(firstPin).toBeVisible();
  await userEvent.click(firstPin);
  const picked = page.getByRole('dialog', { name: 'Picked on the map' });
  await expect.element(picked.getByRole('link', { name: '1 Elm Street, Hamilton' })).toBeVisible();
  const card = picked.element();
  expect(card.scrollHeight).toBe(card.clientHeight);
  for (const line of card.querySelectorAll('.card-text > *')) {
    expect(line.scrollWidth, line.className).toBeLessThanOrEqual(line.clientWidth);
  }
  expect(box(card).top).toBeGreaterThanOrEqual(0);
  expect(box(card).bottom).toBeLessThanOrEqual(box(list.element()).top);
  const pin = box(firstPin.element());
  expect(box(card).top >= pin.bottom || box(card).bottom <= pin.top).toBe(true);
});

test('where the map ends before the streets it says so, and leads to them', async () => {
  const { level } = openMap();
  await expect.element(firstPin).toBeVisible();
  const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
  await expect.element(page.getByText('This map ends before the streets.')).not.toBeInTheDocument();
  for (const zoom of [10, 11, 12]) {
    await userEvent.click(zoomIn);
    await expect.poll(level).toBe(zoom);
  }
  const streets = page.getByRole('link', { name: 'See them on OpenStreetMap (new tab)' });
  await expect.element(streets).toBeVisible();
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
  const link = streets.element();
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link.getAttribute('href')).toMatch(
    /^https:\/\/www\.openstreetmap\.org\/#map=16\/43\.\d+\/-79\.\d+$/,
  );
  await expect.element(page.getByRole('button', { name: /^Show 24 listings/ })).toBeVisible();
});

function touch(on: Element, name: string, clientY: number) {
  const facts = { pointerId: 3, pointerType: 'touch', isPrimary: true, clientX: 90, clientY };
  on.dispatchEvent(new PointerEvent(name, { ...facts, bubbles: true, composed: true }));
}

test.each([
  [-47, 'map'],
  [60, 'map'],
  [-48, 'list'],
])('a finger that pulls the bar below the map by %i px sees the %s', async (pixels, view) => {
  const search = openMap();
  await expect.element(firstPin).toBeVisible();
  const sentence = page.getByText('40 properties near Hamilton', { exact: false }).element();
  touch(sentence, 'pointerdown', 800);
  touch(sentence, 'pointermove', 800 + pixels);
  touch(sentence, 'pointerup', 800 + pixels);
  await expect
    .poll(() => search.shadow.querySelector('.search')?.getAttribute('data-view'))
    .toBe(view);
  const bar = search.shadow.querySelector('.results-head');
  expect(bar && getComputedStyle(bar).touchAction).toBe(view === 'map' ? 'none' : 'auto');
});

test('what is pulled up from below the map is the list', async () => {
  const search = openMap();
  await expect.element(firstPin).toBeVisible();
  const sentence = page.getByText('40 properties near Hamilton', { exact: false }).element();
  const card = page.getByRole('article').first();
  await expect.element(card).not.toBeInTheDocument();
  const height = document.documentElement.scrollHeight;
  touch(sentence, 'pointerdown', 800);
  touch(sentence, 'pointermove', 600);
  await expect.element(card).toBeVisible();
  expect(box(card.element()).top).toBeLessThan(innerHeight - 100);
  expect(box(card.element()).top).toBeGreaterThan(box(list.element()).top);
  expect(document.documentElement.scrollHeight).toBe(height);
  touch(sentence, 'pointercancel', 600);
  await expect.element(card).not.toBeInTheDocument();
  expect(search.shadow.querySelector('.search')?.getAttribute('data-view')).toBe('map');
});

test.each([
  [390, 844],
  [320, 568],
])('what stands in place of the list is readable at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  const repairs = [{ drop: 'text', count: 48, isCapped: false }];
  const total = { count: 0, isCapped: false };
  fakeApi().answer('search', () => ({ ...firstPage, results: [], total, repairs }));
  document.body.style.margin = '0';
  openSearch({ view: 'map', text: 'castle' });
  const way = page.getByRole('button', { name: 'Without “castle”: 48 properties' });
  await expect.element(way).toBeVisible();
  expect(box(way.element()).bottom).toBeLessThanOrEqual(box(list.element()).top);
  expect(box(list.element()).bottom).toBeLessThanOrEqual(height);
  expect(box(way.element()).height).toBeLessThan(60);
});

test('the switch lies over nothing that is said offline', async () => {
  await page.viewport(320, 568);
  const api = fakeApi();
  document.body.style.margin = '0';
  const search = openSearch();
  await search.shows('40 properties near Hamilton, ON, within 160 km');
  api.offline = true;
  search.element.setAttribute('text', 'pool');
  search.element.setAttribute('view', 'map');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  expect(box(again.element()).bottom).toBeLessThanOrEqual(box(list.element()).top);
  expect(box(list.element()).bottom).toBeLessThanOrEqual(innerHeight);
});

test('a finger on the map itself pulls no list', async () => {
  const search = openMap();
  await expect.element(firstPin).toBeVisible();
  const map = search.shadow.querySelector('.map-place');
  if (!map) throw new Error('There is no map');
  touch(map, 'pointerdown', 400);
  touch(map, 'pointerup', 200);
  await expect.element(list).toBeVisible();
});
