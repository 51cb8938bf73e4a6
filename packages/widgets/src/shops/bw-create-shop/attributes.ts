import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-create-shop>`. */
export const createShopAttributes = defineAttributes({
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 3,
    default: 2,
    description: 'The level of its heading in the outline of the page.',
  },
});
