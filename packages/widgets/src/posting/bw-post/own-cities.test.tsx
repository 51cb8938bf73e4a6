import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { configure } from '../../element/environment/settings.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

registerElement(postTable);

const bodyOf = (call: string | undefined) => JSON.parse(call?.slice(call.indexOf('{')) ?? '{}');
const hamilton = { city: 'Hamilton', region: 'ON', country: 'CA' };
const laval = { city: 'Laval', region: 'QC', country: 'CA' };
const place = { id: '1', kind: 'city', label: 'Laval, QC', detail: 'Quebec, Canada' };
const entry = {
  ...draftOf({ ...written, subcategory: 'CITY_HALL', price: null, attributes: {} }),
  listingType: 'city_service',
};

function open(groups: object[], answers: Answers = {}) {
  configure({ key: `pk_test_cities_${Math.random()}` });

  const { api } = openWidget(
    'bw-post',
    { type: 'city_service', draft: '70', step: 'place' },
    {
      'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
      'GET /user/groups/': groups,
      'GET /user/profile': { missing: [] },
      'GET /listing/draft/70': entry,
      'PUT /listing/draft/70': { ...entry, version: 2 },
      'GET /places/suggest': {
        isSimilar: false,
        places: [
          {
            ...place,
            name: 'Laval',
            region: 'QC',
            country: 'CA',
            lat: 45.6,
            lng: -73.7,
            timeZone: 'America/Toronto',
          },
        ],
      },
      ...answers,
    },
  );
  return api;
}

test('a city service is placed in a city of its writer, and nowhere else', async () => {
  const api = open([
    { name: 'city_administrators', permissions: ['create'], cities: [hamilton, laval] },
  ]);
  const city = role('combobox', { name: 'City' });
  await expect.element(city).toHaveValue('0');
  expect(role('combobox', { name: /^(Province|State)/ }).elements()).toEqual([]);
  const offered = [...city.element().querySelectorAll('option')].map((one) => one.textContent);
  expect(offered.slice(1)).toEqual(['Hamilton, ON', 'Laval, QC']);
  await expectAccessible(document.body);
  await userEvent.selectOptions(city, 'Laval, QC');
  await expect.poll(() => api.callsOf('GET /places/suggest')).toHaveLength(1);
  await expect
    .poll(() => api.callsOf('PUT /listing/draft/70').map(bodyOf).at(-1))
    .toMatchObject({ body: { place: { city: 'Laval', region: 'QC', country: 'CA' } } });
});

test('an administrator places it anywhere', async () => {
  open([{ name: 'administrators', permissions: ['administration'] }]);
  await expect.element(role('combobox', { name: /^(Province|State)/ })).toBeVisible();
});
