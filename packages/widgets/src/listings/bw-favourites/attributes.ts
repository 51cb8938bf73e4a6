import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-favourites>`. */
export const favouriteListingsAttributes = defineAttributes({
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 5,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
