import { productSorts } from '@boardwalk/sdk-core/shops/products/product-sorts';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-shop>`; those with `url` make up its shareable state. */
export const shopAttributes = defineAttributes({
  shop: {
    type: 'string',
    pattern: shopIdPattern,
    accepts: 'the address of a shop: "maple-lane"',
    required: true,
    url: 'push',
    isFixedWhenSet: true,
    description: 'The address of the shop.',
  },
  shelf: {
    type: 'string',
    pattern: /^$|^[A-Z_]{3,40}$/,
    accepts: 'a shelf of items and products: "FURNITURE"',
    default: '',
    url: 'push',
    description: 'Only products of this shelf; by default all.',
  },
  sort: {
    type: 'enum',
    values: productSorts,
    url: 'push',
    description:
      'The order of the products; by default the newest, or the best match where there are words.',
  },
  text: {
    type: 'string',
    default: '',
    url: 'push',
    description: 'Words that products must have, or must not: "mug -plastic".',
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
  page: {
    type: 'number',
    minimum: 1,
    maximum: 834,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Twelve of the products that words, price or stock find, from 1.',
  },
  opens: {
    type: 'enum',
    values: ['page', 'dialog'],
    description:
      'Where a product opens: on its page, or in a dialog in place; by default on its page on our own site and where the page has one of its own, else in a dialog.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its name in the outline of the page; its sections are one below.',
  },
});
