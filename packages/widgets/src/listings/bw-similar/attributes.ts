import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-similar>`. */
export const similarAttributes = defineAttributes({
  type: {
    type: 'enum',
    values: listingKinds,
    required: true,
    url: 'push',
    description: 'The kind of the listing that others are like.',
  },
  id: {
    type: 'number',
    integer: true,
    minimum: 1,
    required: true,
    url: 'push',
    description: 'The number of the listing that others are like.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 5,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
