import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-orders>`. */
export const ordersAttributes = defineAttributes({
  page: {
    type: 'number',
    integer: true,
    minimum: 1,
    default: 1,
    url: 'push',
    description: 'The page of the list, from 1.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 3,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
