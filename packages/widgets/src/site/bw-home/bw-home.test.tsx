import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createEnvironment } from '../../element/environment/create-environment.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { narrow, shadowOf, untilShown } from '../../kit/testing/add-widget.fixture.ts';
import { type Answers, fakeApi, problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { hydrate } from '../../kit/testing/hydrate.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { expectText, role } from '../../kit/testing/role.fixture.ts';
import { homeAnswers, sampleCard } from '../testing/sample-home.fixture.ts';
import homeTable from './bw-home.element.tsx';
import server from './bw-home.server.ts';

registerElement(homeTable);

function addHome(answers: Answers = {}) {
  const { api, element } = openWidget('bw-home', {}, { ...homeAnswers, ...answers });
  const routes: { name: string; path: string }[] = [];
  element.addEventListener('bw-navigate', (event) => {
    event.preventDefault();
    // The wrapper of every widget fires it with this detail.
    routes.push((event as CustomEvent<{ route: { name: string; path: string } }>).detail.route);
  });
  return { api, element, routes };
}

test('headline, categories with their numbers, chosen and newest listings, articles', async () => {
  const { element } = addHome();
  await expectText(role('heading', { level: 1 }), 'Homes, finds and services near you');
  await expect.element(role('heading', { level: 2, name: 'By the water' })).toBeVisible();
  await expect
    .element(role('heading', { level: 2, name: 'New homes and properties' }))
    .toBeVisible();
  const tiles = [...shadowOf(element).querySelectorAll('.tile')].map((tile) => tile.textContent);
  expect(tiles).toHaveLength(8);
  expect(tiles[2]).toBe('ShopsAll products');
  expect(tiles[0]).toBe('PropertiesMore than 1,000 listings');
  expect(tiles).toContain('ItemsAbout 24,000 listings');
  expect(tiles[5]).toBe('ClassifiedsNone yet');
  expect(role('heading', { name: 'Jobs and business' }).elements()).toHaveLength(0);
  await expect
    .element(role('link', { name: 'See all: Events' }))
    .toHaveAttribute('href', `${siteOrigin}/search/v2/event`);
  await expect.element(role('heading', { name: 'From the newsroom' })).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  [390, ['hero-words', 'search', 'hero-picture', 'hero-credit']],
  // The picture lies behind all, which moves nothing.
  [1280, ['hero-words', 'search', 'hero-credit']],
])('at %s px words, search and picture are seen as they are read', async (width, seen) => {
  const { element } = addHome();
  narrow(element, width);
  await untilShown(element, '.hero-credit');
  const hero = shadowOf(element).querySelector('.hero');
  const inFlow = [...(hero?.children ?? [])].filter(
    (part) => getComputedStyle(part).position !== 'absolute',
  );
  expect(inFlow.map(({ localName, className }) => className || localName)).toEqual(seen);
  const tops = inFlow.map((part) => part.getBoundingClientRect().top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test('a tile shows the picture that was chosen, else of a listing that may, else a drawing', async () => {
  const { kinds } = homeAnswers['GET /homepage/recent'];
  const [item, property] = ['item', 'property'].map((name) =>
    kinds.find(({ kind }) => kind === name),
  );
  const { element } = addHome({
    'GET /management/homepage/': {
      ...homeAnswers['GET /management/homepage/'],
      tiles: { property: 902, event: 7 },
    },
    // Where there is something, and nothing of it may show, the page is not empty.
    'GET /homepage/recent': { kinds: [property, { ...item, results: [] }] },
  });
  await untilShown(element, 'form');
  // No file of a picture is there, and none is to be missed.
  shadowOf(element).addEventListener('error', (event) => event.stopImmediatePropagation(), true);
  await untilShown(element, '.tile');
  const faces = [...shadowOf(element).querySelectorAll('.tile-picture')].map((tile) => {
    const [picture] = /picture-\d+/.exec(tile.querySelector('img')?.srcset ?? '') ?? [];
    return picture ?? tile.firstElementChild?.localName;
  });
  expect(faces.slice(0, 3)).toEqual(['picture-902', 'svg', 'svg']);
  expect(page.getByText('Nothing is listed here yet.').elements()).toHaveLength(0);
  await expectAccessible(document.body);
});

describe('the search', () => {
  const what = page.getByRole('searchbox', { name: 'What' });
  const where = page.getByRole('combobox', { name: 'Where' });

  test('leads to the results of what was asked', async () => {
    const { routes } = addHome();
    await userEvent.fill(what, ' canal ');
    await userEvent.fill(where, 'Welland, ON');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'event');
    await role('button', { name: 'Search' }).click();
    await expect
      .poll(() => routes.map(({ path }) => path))
      .toEqual(['/search/v2/event?text=canal&near=Welland%2C+ON']);
  });

  test('leads to homes unless another kind is picked', async () => {
    const { routes } = addHome();
    await userEvent.type(where, 'Hamilton, ON{Enter}');
    await expect
      .poll(() => routes.map(({ path }) => path))
      .toEqual(['/search/v2/property?near=Hamilton%2C+ON']);
  });

  test('of what shops sell leads to their products', async () => {
    const { routes } = addHome();
    const kind = page.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(kind, 'Products from shops');
    await userEvent.type(what, 'mugg{Enter}');
    await expect.poll(() => routes.map(({ path }) => path)).toEqual(['/marketplace?text=mugg']);
  });

  test('of everything goes by the Enter key', async () => {
    const { routes } = addHome();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Category' }), 'Everything');
    await userEvent.type(what, 'bicycle{Enter}');
    await expect
      .poll(() => routes.map(({ path }) => path))
      .toEqual(['/search/v2/listing?text=bicycle']);
  });

  test('suggests cities, which the keyboard picks', async () => {
    const places = [{ id: 'q', name: 'Québec', detail: 'Quebec, Canada', label: 'Québec, QC' }];
    const { routes } = addHome({ 'GET /places/suggest': { places, isSimilar: false } });
    await userEvent.type(where, 'Qué');
    await expect.element(role('option', { name: 'Québec, Quebec, Canada' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(where).toHaveValue('Quebec, QC');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => routes.map(({ path }) => path))
      .toEqual(['/search/v2/property?near=Quebec%2C+QC']);
  });

  test('works before anything else is there, and as a form without a script', async () => {
    const { element } = addHome({ 'GET /homepage/recent': () => new Promise(() => undefined) });
    const form = await untilShown(element, 'form');
    expect(form.getAttribute('action')).toBe(`${siteOrigin}/search/v2/listing`);
    const names = [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name'));
    expect(names).toEqual(['text', 'near', 'category']);
    await untilShown(element, '.row .card-place');
  });
});

describe('near you', () => {
  const button = role('button', { name: 'Show listings near me' });

  function locateAt(latitude: number, longitude: number) {
    return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFound) => {
      // Nothing else of a position is read.
      onFound({ coords: { latitude, longitude } } as GeolocationPosition);
    });
  }

  test('nobody is located before a press; then the nearest are there', async () => {
    const asked = locateAt(43.26, -79.88);
    const { api } = addHome({
      'GET /places/nearest': { label: 'Hamilton, ON', lat: 43.25, lng: -79.87 },
      'POST /listing/search': { results: [sampleCard(801), sampleCard(802, 'item')] },
    });
    await expect.element(button).toBeVisible();
    expect(asked.mock.calls).toHaveLength(0);
    await button.click();
    await expect.element(role('heading', { name: 'Near Hamilton, ON' })).toBeVisible();
    expect(api.callsOf('POST /listing/search')[0]).toContain('"lat":43.25');
    await expect
      .element(role('link', { name: 'See all: Near Hamilton, ON' }))
      .toHaveAttribute('href', `${siteOrigin}/search/v2/listing?near=Hamilton%2C+ON`);
    await expectAccessible(document.body);
  });

  test('may be nobody’s business', async () => {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, onError) => {
      // Nothing of the error is read.
      onError?.({} as GeolocationPositionError);
    });
    addHome();
    await button.click();
    await expect.element(page.getByText('Location services unavailable.')).toBeVisible();
    await expect.element(button).toBeEnabled();
  });

  test('may be far from any city', async () => {
    locateAt(0, 0);
    addHome({ 'GET /places/nearest': () => problem('no-city-nearby') });
    await button.click();
    await expect
      .element(page.getByText('Unable to locate the nearest city using your co-ordinates.'))
      .toBeVisible();
  });
});

test('where nothing is listed, it says so and leads to posting', async () => {
  const { element } = addHome({
    'GET /homepage/recent': { kinds: [] },
    'GET /management/homepage/': { headline: 'Hello', introduction: '', featured: [] },
    'GET /articles': { results: [], total: 0 },
  });
  await expect.element(page.getByText('Nothing is listed here yet.')).toBeVisible();
  expect(shadowOf(element).querySelector('.row')).toBe(null);
  await expectAccessible(document.body);
});

test('after a failure, another try brings the listings', async () => {
  let isDown = true;
  const recent = homeAnswers['GET /homepage/recent'];
  addHome({ 'GET /homepage/recent': () => (isDown ? problem('internal') : recent) });
  await expectText(role('alert'), 'can’t be reached');
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(role('heading', { name: 'By the water' })).toBeVisible();
});

test('right to left and 280 px wide, nothing sticks out', async () => {
  document.documentElement.dir = 'rtl';
  const { element } = addHome();
  element.style.width = '280px';
  await untilShown(element, '.tile');
  const home = await untilShown(element, '.home');
  expect(home.scrollWidth).toBeLessThanOrEqual(home.clientWidth + 6);
  await expectAccessible(document.body);
});

test('what the server rendered stays as it is, and is not asked for again', async () => {
  const api = fakeApi(homeAnswers);
  const element = await hydrate(homeTable, {}, { server });
  // Who is signed in only hearts ask, where the page has them.
  expect(api.calls.filter((call) => call !== 'GET /user/')).toHaveLength(4);
  expect(shadowOf(element).querySelectorAll('.row-cards a')).toHaveLength(14);
});

test('its head names the site, how to search it, and the picture that opens it', async () => {
  fakeApi(homeAnswers);
  const { createClient } = await import('@boardwalk/sdk-core/http/client');
  const env = createEnvironment({
    client: createClient({
      origin: siteOrigin,
      fetch: (url, init) => fetch(String(url).replace(siteOrigin, ''), init),
    }),
    clock: { now: () => 0 },
    locale: 'en-CA',
    timeZone: 'America/Toronto',
    apiOrigin: siteOrigin,
    siteOrigin,
  });
  const attributes = { headingLevel: 1 };
  const head = server.writeHead(await server.load(attributes, env), attributes, env);
  expect(head).toMatchObject({ path: '/', isIndexed: true });
  expect(head.preload?.srcset).toContain(`${siteOrigin}/media/picture-901/1280.avif 1280w`);
  expect(head.structuredData).toMatchObject([
    {
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: `${siteOrigin}/search/v2/listing?text={search_words}` },
      },
    },
    { '@type': 'Organization' },
  ]);
});
