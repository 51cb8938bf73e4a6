import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-home>`. */
export const homeAttributes = defineAttributes({
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of its headline in the outline of the page.',
  },
});
