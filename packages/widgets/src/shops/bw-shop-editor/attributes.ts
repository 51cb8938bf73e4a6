import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-shop-editor>`. */
export const shopEditorAttributes = defineAttributes({
  shop: {
    type: 'string',
    required: true,
    pattern: /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: '3 to 40 small letters, digits and single hyphens',
    description: 'The address of the shop.',
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
