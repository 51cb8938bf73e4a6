import { defineAttributes } from '../../element/attributes/attributes.ts';

export const securityAttributes = defineAttributes({
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its title in the outline of the page.',
  },
});
