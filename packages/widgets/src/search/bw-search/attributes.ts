import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { searchSorts } from '@boardwalk/sdk-core/search/query/sorts';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-search>`; those with `url` make up its shareable state. */
export const searchAttributes = defineAttributes({
  category: {
    type: 'list',
    values: listingKinds,
    url: 'push',
    description: 'One kind of listings or several; by default all seven.',
  },
  subcategory: {
    type: 'list',
    url: 'push',
    description: 'Subcategories of the one category.',
  },
  text: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'Words that listings must have, or must not: "garden -basement".',
  },
  near: {
    type: 'string',
    default: '',
    url: 'push',
    description:
      'A city ("Hamilton, ON") or its id, a region ("Ontario"), a postal code ("L8P 1A1"), or a position ("43.25,-79.87").',
  },
  distance: {
    type: 'number',
    minimum: 0,
    maximum: 2_000_000,
    default: 0,
    url: 'push',
    description:
      'Metres around `near`; by default 25,000, or 10,000 around a quarter or a postal code.',
  },
  price: {
    type: 'string',
    pattern: /^$|^[\d.]*\.\.[\d.]*( [A-Z]+){0,2}$/,
    accepts: 'a range such as "250000..500000" or "..2000 CAD MONTHLY"',
    default: '',
    url: 'push',
    description:
      'Lowest and highest price in whole units, with currency and period if they matter.',
  },
  filters: {
    type: 'string',
    default: '',
    url: 'push',
    description: 'Filters of the one category: "bedroomsTotal=2..&features=POOL,GARAGE".',
  },
  listedWithinDays: {
    type: 'number',
    minimum: 0,
    maximum: 365,
    integer: true,
    default: 0,
    url: 'push',
    description: 'Only what was listed in so many days; 0 for all.',
  },
  hasPictures: { type: 'boolean', url: 'push', description: 'Only listings with pictures.' },
  isReduced: { type: 'boolean', url: 'push', description: 'Only listings with a reduced price.' },
  tags: { type: 'list', url: 'push', description: 'Tags that listings must all carry.' },
  owner: {
    type: 'number',
    minimum: 0,
    integer: true,
    default: 0,
    description: 'The number of an account whose listings alone show; 0 for everybody’s.',
  },
  sort: {
    type: 'enum',
    values: searchSorts,
    url: 'push',
    description:
      'The order; the best match first where there are words, which around a place is near and new as well, without words what is near and new there, else the newest.',
  },
  bounds: {
    type: 'string',
    pattern: /^$|^-?[\d.]+(,-?[\d.]+){3}$/,
    accepts: 'south,west,north,east in degrees',
    default: '',
    url: 'replace',
    description: 'The part of the map to search, in place of `near`.',
  },
  view: {
    type: 'enum',
    values: ['list', 'split', 'map'],
    default: 'list',
    url: 'push',
    description: 'The list, the map, or both side by side from 1,024 px on.',
  },
  page: {
    type: 'number',
    minimum: 1,
    maximum: 626,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Sixteen listings each, from 1.',
  },
  alert: {
    type: 'number',
    minimum: 0,
    integer: true,
    default: 0,
    url: 'replace',
    description:
      'On our own site: the number of an alert that saving the search may change; 0 for none.',
  },
  heading: { type: 'string', default: '', description: 'A heading over the search.' },
});
