import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const shippingRatesAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop whose shipping rates it lists.',
  },
  rate: {
    type: 'string',
    url: 'push',
    description: 'The rate that is edited, by its id, or `new`; without one, all are listed.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
