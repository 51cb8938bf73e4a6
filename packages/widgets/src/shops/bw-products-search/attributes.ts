import { productConditions } from '@boardwalk/sdk-core/listings/enumerations/trade/product-conditions';
import { productSearchSorts } from '@boardwalk/sdk-core/shops/search/product-search-sorts';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-products-search>`; those with `url` make up its shareable state. */
export const productsSearchAttributes = defineAttributes({
  text: {
    type: 'string',
    default: '',
    url: 'push',
    description: 'Words that products must have, or must not: "mug -plastic".',
  },
  shop: {
    type: 'string',
    pattern: new RegExp(`^$|${shopIdPattern.source}`),
    accepts: 'the address of a shop: "maple-lane"',
    default: '',
    description: 'Only products of this shop; by default of all.',
  },
  shelf: {
    type: 'string',
    pattern: /^$|^[A-Z_]{3,40}$/,
    accepts: 'a shelf of items and products: "FURNITURE"',
    default: '',
    url: 'push',
    description: 'Only products of this shelf; by default of all.',
  },
  leaf: {
    type: 'string',
    pattern: /^$|^[A-Z_]{3,40}$/,
    accepts: 'a part of the shelf: "CHAIRS"',
    default: '',
    url: 'push',
    description: 'Only products of this part of the shelf.',
  },
  condition: {
    type: 'list',
    values: productConditions,
    url: 'push',
    description: 'Conditions of products; by default any.',
  },
  price: {
    type: 'string',
    pattern: /^$|^[\d.]*\.\.[\d.]*( [A-Z]{3})?$/,
    accepts: 'a range such as "10..50" or "..20 CAD"',
    default: '',
    url: 'push',
    description: 'Lowest and highest price in whole units, with the currency if it matters.',
  },
  inStock: { type: 'boolean', url: 'push', description: 'Only products that can be had now.' },
  shipsTo: {
    type: 'string',
    pattern: /^$|^[A-Z]{2}(?:-[A-Z]{2,3})?(?: [A-Za-z0-9 -]{1,12})?$/,
    accepts: '"CA", "CA-ON" or "CA-ON L8P 4Y5"',
    default: '',
    url: 'push',
    description: 'Only products that are sent to this country, region or postal code.',
  },
  near: {
    type: 'string',
    default: '',
    url: 'push',
    description:
      'Where the shop is: a city ("Hamilton, ON") or its id, a region ("Ontario"), a postal code ("L8P 1A1"), or a position ("43.25,-79.87").',
  },
  distance: {
    type: 'number',
    minimum: 0,
    maximum: 2_000_000,
    default: 0,
    url: 'push',
    description: 'Metres around `near`; by default as far as the place itself reaches.',
  },
  sort: {
    type: 'enum',
    values: productSearchSorts,
    url: 'push',
    description: 'The order; the best match first where there are words, else the newest.',
  },
  page: {
    type: 'number',
    minimum: 1,
    maximum: 834,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Twelve products each, from 1.',
  },
  opens: {
    type: 'enum',
    values: ['page', 'dialog'],
    description:
      'Where a product opens: on its page, or in a dialog in place; by default on its page on our own site and where the page has one of its own, else in a dialog.',
  },
  heading: { type: 'string', default: '', description: 'The heading; by default one of ours.' },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
