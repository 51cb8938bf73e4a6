import { orderSteps } from '@boardwalk/sdk-core/cart/order-steps';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-order-checkout>`. */
export const orderCheckoutAttributes = defineAttributes({
  at: {
    type: 'enum',
    values: orderSteps,
    default: 'review',
    url: 'push',
    description: 'The requested step; the first one that is not done shows before it.',
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
