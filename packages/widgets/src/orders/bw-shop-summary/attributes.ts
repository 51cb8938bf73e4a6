import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const shopSummaryAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop that it sums up.',
  },
  by: {
    type: 'enum',
    values: ['day', 'month'],
    default: 'day',
    url: 'replace',
    description: 'Whether its charts show days or months.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
