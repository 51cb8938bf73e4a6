import { shopIdPattern } from '@boardwalk/sdk-core/shops/shop-id';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { tableAttributes } from '../../parts/data-table/table-attributes.ts';

export const productsAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: shopIdPattern,
    accepts: 'the address of a shop',
    description: 'The shop whose products it lists.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
  view: {
    type: 'enum',
    values: ['list', 'grid'],
    default: 'list',
    description: 'A list of products, or a grid in which many are edited at once.',
  },
  ...tableAttributes,
});
