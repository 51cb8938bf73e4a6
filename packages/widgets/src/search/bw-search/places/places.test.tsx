import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../../kit/testing/add-widget.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { ApiProblem, fakeApi } from '../testing/fake-api.fixture.ts';
import { openSearch } from '../testing/open-search.fixture.ts';

const found = '40 properties near Hamilton, ON, within 160 km';
const where = page.getByRole('combobox', { name: 'Where' });
const suggest = '/api/v1/places/suggest';

const quebec = {
  id: 'quebec-qc',
  kind: 'city',
  name: 'Québec',
  detail: 'Quebec, Canada',
  region: 'QC',
  country: 'CA',
  label: 'Québec, QC',
  lat: 46.8,
  lng: -71.2,
  timeZone: 'America/Toronto',
};

describe('suggestions', () => {
  test('come from three letters on, once typing rests, asked for without accents', async () => {
    const api = fakeApi().answer(suggest, () => ({ places: [quebec], isSimilar: false }));
    const search = openSearch();
    await search.shows(found);
    const suggested = page.getByRole('option', { name: 'Québec, Quebec, Canada' });
    const requested = () =>
      api.calls.filter(({ path }) => path === suggest).map(({ query }) => query.q);
    const { pass, release } = holdTimers();
    await userEvent.fill(where, 'Québec');
    await expect.poll(() => pass(400).then(requested)).toEqual(['Quebec']);
    await expect.element(suggested).toBeVisible();
    await userEvent.fill(where, 'Qu');
    await pass(400);
    expect(requested()).toEqual(['Quebec']);
    await userEvent.keyboard('ébec');
    await pass(400);
    await expect.poll(requested).toEqual(['Quebec', 'Quebec']);
    await expect.element(suggested).toBeVisible();
    release();
    await expectAccessible(search.element);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => api.searches().at(-1)?.body.near).toBe('Quebec, QC');
    expect(search.element.getAttribute('near')).toBe('Quebec, QC');
  });

  test('are of the letters now typed, or said to be missing', async () => {
    const toronto = {
      ...quebec,
      id: 'toronto-on',
      name: 'Toronto',
      detail: 'Ontario, Canada',
      label: 'Toronto, ON',
    };
    const pending = Promise.withResolvers<unknown>();
    fakeApi().answer(suggest, async ({ query }) => {
      if (query.q === 'Tor') return { places: [toronto, quebec], isSimilar: false };
      await pending.promise;
      throw new ApiProblem(400, 'invalid-request');
    });
    const search = openSearch();
    await search.shows(found);
    const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    await userEvent.fill(where, 'Tor');
    await expect.element(options).toHaveLength(2);
    await userEvent.fill(where, 'TORÓ');
    await expect.element(options).toHaveLength(1);
    await expect.element(options).toHaveTextContent('Toronto, Ontario, Canada');
    await userEvent.fill(where, 'Ham');
    await expect.element(options).toHaveLength(0);
    pending.resolve(undefined);
    await expect.element(page.getByText('Places can’t be suggested right now.')).toBeVisible();
    await expect.element(options).toHaveLength(0);
  });

  test('are said to be none', async () => {
    fakeApi().answer(suggest, () => ({ places: [], isSimilar: false }));
    await openSearch().shows(found);
    await userEvent.fill(where, 'Xyzzy');
    await expect
      .element(
        page.getByText('No place in Canada, the United States or Australia begins with “Xyzzy”.'),
      )
      .toBeVisible();
  });

  test('are not needed: what was typed is searched for as it is', async () => {
    const api = fakeApi().answer(suggest, () => ({ places: [], isSimilar: false }));
    const search = openSearch();
    await search.shows(found);
    await userEvent.fill(where, '43.25,-79.87');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => api.searches().at(-1)?.body.near).toEqual({ lat: 43.25, lng: -79.87 });
    expect(search.element.getAttribute('near')).toBe('43.25,-79.87');
  });
});

test('what was typed before the widget heard of it is gone to as well', async () => {
  const api = fakeApi();
  const search = openSearch();
  await search.shows(found);
  await userEvent.click(where);
  (where.element() as HTMLInputElement).value = 'Guelph, ON';
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.searches().at(-1)?.body.near).toBe('Guelph, ON');
});

test('an emptied place searches everywhere', async () => {
  const api = fakeApi();
  const search = openSearch();
  await search.shows(found);
  await userEvent.clear(where);
  await userEvent.tab();
  await expect.poll(() => api.searches()).toHaveLength(2);
  expect(api.searches()[1]?.body).not.toHaveProperty('near');
  expect(search.element.hasAttribute('near')).toBe(false);
});

describe('from a part of the map', () => {
  const inView = '40 properties in this part of the map';
  const bounds = '43,-80,44,-79';

  test('the place that shows leads back', async () => {
    const api = fakeApi();
    const search = openSearch({ bounds });
    await search.shows(inView);
    await expect.element(where).toHaveValue('Map area');
    await userEvent.click(where);
    await userEvent.tab();
    expect(search.element.getAttribute('bounds')).toBe(bounds);
    await userEvent.click(where);
    await userEvent.keyboard('{Enter}');
    await search.shows(found);
    expect(search.element.hasAttribute('bounds')).toBe(false);
    expect(api.searches().at(-1)?.body.near).toBe('Hamilton, ON');
    await userEvent.keyboard('{Enter}');
    expect(api.searches()).toHaveLength(2);
  });

  test('a button leads back, and what is typed takes the words’ place', async () => {
    const api = fakeApi().answer(suggest, () => ({ places: [], isSimilar: false }));
    const search = openSearch({ bounds });
    await search.shows(inView);
    await userEvent.click(page.getByRole('button', { name: 'Leave the map area' }));
    await search.shows(found);
    await expect.poll(() => focused()?.getAttribute('role')).toBe('combobox');
    await expect.element(where).toHaveValue('Hamilton, ON');
    search.element.setAttribute('bounds', bounds);
    await search.shows(inView);
    await userEvent.click(where);
    await userEvent.keyboard('43.25,-79.87{Enter}');
    await expect.poll(() => api.searches().at(-1)?.body.near).toEqual({ lat: 43.25, lng: -79.87 });
    expect(search.element.hasAttribute('bounds')).toBe(false);
  });

  test.each(['property', 'property,event'])('a chip leads back, for %s', async (category) => {
    fakeApi();
    const search = openSearch({ category, bounds });
    await userEvent.click(page.getByRole('button', { name: 'Remove filter Part of the map' }));
    await expect.poll(() => search.element.hasAttribute('bounds')).toBe(false);
  });
});

describe('one’s own location', () => {
  const button = page.getByRole('button', { name: 'Use my location' });

  function locateAt(latitude: number, longitude: number) {
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFound) => {
      // Nothing else of a position is read.
      onFound({ coords: { latitude, longitude } } as GeolocationPosition);
    });
  }

  test('is the nearest city', async () => {
    const api = fakeApi().answer('/api/v1/places/nearest', () => quebec);
    const search = openSearch();
    await search.shows(found);
    locateAt(46.81, -71.21);
    await userEvent.click(button);
    await expect.poll(() => search.element.getAttribute('near')).toBe('Quebec, QC');
    expect(api.calls.find(({ path }) => path.endsWith('nearest'))?.query).toEqual({
      lat: '46.81',
      lng: '-71.21',
    });
  });

  test('may be nobody’s business', async () => {
    fakeApi();
    await openSearch().shows(found);
    vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((_, onError) => {
      // Nothing of the error is read.
      onError?.({} as GeolocationPositionError);
    });
    await userEvent.click(button);
    await expect.element(where).toHaveAccessibleDescription('Location services unavailable.');
  });

  test('may be far from any city', async () => {
    fakeApi().answer('/api/v1/places/nearest', () => {
      throw new ApiProblem(404, 'no-city-nearby');
    });
    await openSearch().shows(found);
    locateAt(0, 0);
    await userEvent.click(button);
    await expect
      .element(where)
      .toHaveAccessibleDescription('Unable to locate the nearest city using your co-ordinates.');
  });
});
