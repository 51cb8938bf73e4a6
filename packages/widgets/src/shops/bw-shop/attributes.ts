import { productSorts } from '@boardwalk/sdk-core/shops/products/product-sorts';
import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-shop>`; the first three make up its shareable state. */
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
    default: 'newest',
    url: 'push',
    description: 'The order of the products.',
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
