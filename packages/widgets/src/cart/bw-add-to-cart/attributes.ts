import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { property } from '../../element/attributes/element-table.ts';

/** What a page may set on `<bw-add-to-cart>`. */
export const addToCartAttributes = defineAttributes({
  shop: {
    type: 'string',
    pattern: shopIdPattern,
    accepts: 'the address of a shop: "maple-lane"',
    required: true,
    description: 'The address of the shop.',
  },
  product: {
    type: 'string',
    pattern: /^[a-z0-9-]{1,80}$/,
    accepts: 'the id of a product of the shop',
    required: true,
    description: 'The id of the product.',
  },
  variant: {
    type: 'number',
    integer: true,
    minimum: 0,
    default: 0,
    description:
      'The number of the variant that is added; 0 for the only one, or for one that the visitor chooses.',
  },
  quantity: {
    type: 'number',
    integer: true,
    minimum: 0,
    maximum: 999,
    default: 0,
    description: 'How many pieces a press adds; 0 for as many as the visitor says.',
  },
  buyNow: {
    type: 'boolean',
    description: 'Leads straight to checkout, with all that the cart holds.',
  },
  awaitsDetails: {
    type: 'boolean',
    description: 'Whether a script sets the `details`: until then nothing is requested.',
  },
  both: {
    type: 'boolean',
    description: 'Offers both: to add it to the cart, and to buy it now.',
  },
});

/** What a script may set on `<bw-add-to-cart>`. */
export const addToCartProperties = {
  /** Of the contract's shape, whose type would bring all of its schemas into the package's. */
  details: property<object>(
    'The product in the shape of `readProduct`, where the page has it already: it is not requested then.',
  ),
};
