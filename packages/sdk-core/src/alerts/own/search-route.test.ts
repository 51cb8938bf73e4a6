import { expect, test } from 'vitest';
import { readNarrowing } from '../../search/query/narrowing.ts';
import { emptyQuery, searchOptions } from '../../search/rules.ts';
import type { RuleId } from '../../vocabulary/ids.ts';
import type { AlertRule } from '../schemas.ts';
import { searchRouteOf } from './search-route.ts';

// Ids are branded by the contract's schemas, which tests of rules do without.
const id = 7 as RuleId;
const pathOf = (search: AlertRule['search']) =>
  searchRouteOf({ id, listingType: 'property', search })?.path;

/** What the page at an address asks for, as its search reads it. */
function readBack(path: string): object {
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  const list = (name: string) => query.get(name)?.split(',') ?? [];
  const asked = {
    ...emptyQuery,
    category: ['property' as const],
    subcategory: list('subcategory'),
    tags: list('tags'),
    text: query.get('text') ?? '',
    near: query.get('near') ?? '',
    distance: Number(query.get('distance') ?? 0),
    price: query.get('price') ?? '',
    filters: query.get('filters') ?? '',
    bounds: query.get('bounds') ?? '',
    listedWithinDays: Number(query.get('listed-within-days') ?? 0),
    hasPictures: query.has('has-pictures'),
    isReduced: query.has('is-reduced'),
  };
  const { include, ...options } = searchOptions(asked, readNarrowing(asked), ['page']);
  return options;
}

test.each<AlertRule['search']>([
  {},
  { text: 'garden -basement', near: 'Hamilton, ON', distance: 2_000 },
  { near: { lat: 43.25, lng: -79.87 }, distance: 160_000, hasPictures: true, isReduced: true },
  { subcategory: ['RESIDENTIAL', 'CONDO'], tags: ['lake', 'dock'], listedWithinDays: 7 },
  { price: { max: 80_000_000, currency: 'CAD', period: 'ONCE' } },
  { filters: { bedroomsTotal: { min: 3 }, heating: ['GEOTHERMAL'], newConstruction: true } },
  { bounds: { south: 43.1, west: -80.2, north: 43.6, east: -79.5 } },
])('the page of %j searches for just that', (search) => {
  const path = pathOf(search) ?? '';
  expect(path).toMatch(/^\/search\/v2\/property\?(.+&)?alert=7$/);
  expect(readBack(path)).toEqual(search);
});

test('a rule that names no distance is shown as far as it looks', () => {
  const path = pathOf({ near: 'Hamilton, ON' }) ?? '';
  expect(readBack(path)).toEqual({ near: 'Hamilton, ON', distance: 160_000 });
});

test('without a rule the page has none to change', () => {
  const route = searchRouteOf({ listingType: 'item', search: { text: 'canoe' } });
  expect(route?.path).toBe('/search/v2/item?text=canoe');
});

test.each<AlertRule['search']>([
  {
    polygon: [
      [43, -79],
      [44, -79],
      [44, -80],
    ],
  },
  { ids: [4] },
  { owner: 3 },
  { isOpenNow: true },
])('no page can be told of %j', (search) => {
  expect(pathOf(search)).toBe(undefined);
});
