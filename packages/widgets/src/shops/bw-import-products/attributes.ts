import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-import-products>`. */
export const importProductsAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop into which products are imported.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
