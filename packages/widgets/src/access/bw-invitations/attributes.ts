import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-invitations>`. */
export const invitationsAttributes = defineAttributes({
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 5,
    default: 2,
    description: 'The level of the heading in the outline of the page.',
  },
});
