import { orderSteps } from '@boardwalk/sdk-core/cart/order-steps';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-cart>`; all with `url` is its shareable state. */
export const cartAttributes = defineAttributes({
  step: {
    type: 'enum',
    values: ['cart', 'checkout'],
    default: 'cart',
    url: 'push',
    description: 'What shows: the cart, or its checkout, for which a visitor signs in first.',
  },
  at: {
    type: 'enum',
    values: orderSteps,
    default: 'review',
    url: 'push',
    description:
      'The requested step of the checkout; the first one that is not done shows before it.',
  },
  add: {
    type: 'string',
    default: '',
    url: 'replace',
    description:
      'What a link puts into the cart, as the numbers of variants with their quantities: "12:2,15:1". It shows first, and a press adds it.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
