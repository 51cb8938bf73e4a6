import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { property } from '../../element/attributes/element-table.ts';

/** What a page may set on `<bw-product>`; the first three make up its shareable state. */
export const productAttributes = defineAttributes({
  shop: {
    type: 'string',
    pattern: shopIdPattern,
    accepts: 'the address of a shop: "maple-lane"',
    required: true,
    url: 'push',
    isFixedWhenSet: true,
    description: 'The address of the shop.',
  },
  id: {
    type: 'string',
    pattern: /^[a-z0-9-]{1,80}$/,
    accepts: 'the id of a product of the shop',
    required: true,
    url: 'push',
    isFixedWhenSet: true,
    description: 'The id of the product.',
  },
  variant: {
    type: 'number',
    integer: true,
    minimum: 0,
    default: 0,
    url: 'replace',
    description: 'The number of the variant that is chosen; 0 for the first that can be had.',
  },
  preview: {
    type: 'boolean',
    description:
      'Shows the `product` that a script has set, as visitors would see it, without a call.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its title in the outline of the page; its sections are one below.',
  },
});

/** What a script may set on `<bw-product>`. */
export const productProperties = {
  /** Of the contract's shape, whose type would bring all of its schemas into the package's. */
  product: property<object>(
    'What a preview shows, in the shape of `readProduct`; without `preview` it says nothing.',
  ),
};
