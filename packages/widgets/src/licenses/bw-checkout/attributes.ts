import { defineAttributes } from '../../element/attributes/attributes.ts';

export const checkoutSteps = ['plan', 'boards', 'listing', 'card', 'review'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What a page may set on `<bw-checkout>`; all with `url` is its shareable state. */
export const checkoutAttributes = defineAttributes({
  step: {
    type: 'enum',
    values: checkoutSteps,
    default: 'review',
    url: 'push',
    description: 'The requested step; the first one that is not done shows before it.',
  },
  planId: {
    type: 'string',
    default: '',
    url: 'replace',
    parameter: 'planId',
    description: 'The plan that is bought: the id of one that all see, or an enterprise code.',
  },
  billboards: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'The boards that are bought, by their ids with commas between: "12,7".',
  },
  listingId: {
    type: 'number',
    minimum: 0,
    integer: true,
    default: 0,
    url: 'replace',
    parameter: 'listingId',
    description: 'The number of the merchant listing that boards are bought for; 0 for none yet.',
  },
  coupon: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'The code of a coupon.',
  },
  license: {
    type: 'string',
    default: '',
    url: 'replace',
    description: 'The licence that was bought, whose payment or receipt shows.',
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
