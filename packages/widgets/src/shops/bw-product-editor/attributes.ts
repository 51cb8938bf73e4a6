import { productIdPattern, shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const productEditorAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop whose product it is.',
  },
  product: {
    type: 'string',
    pattern: productIdPattern,
    accepts: 'the address of a product',
    description: 'The product that is changed; without one, a new one is written.',
  },
  copy: {
    type: 'string',
    pattern: productIdPattern,
    accepts: 'the address of a product',
    description: 'The product that a new one begins as a copy of.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
