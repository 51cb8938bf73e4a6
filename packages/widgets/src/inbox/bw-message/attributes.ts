import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-message>`. */
export const messageAttributes = defineAttributes({
  listingId: {
    type: 'number',
    integer: true,
    minimum: 1,
    required: true,
    description: 'The number of the listing whose owner is written to.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 6,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
