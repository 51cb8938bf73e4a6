import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-order>`. */
export const orderAttributes = defineAttributes({
  orderId: {
    type: 'string',
    required: true,
    description: 'The number of the order.',
  },
  thanks: {
    type: 'boolean',
    description: 'Whether its head thanks for an order that was just paid.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 3,
    default: 1,
    description: 'The level of its heading in the outline of the page.',
  },
});
