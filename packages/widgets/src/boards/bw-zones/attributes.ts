import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-zones>`. */
export const zonesAttributes = defineAttributes({
  zone: {
    type: 'number',
    integer: true,
    minimum: 0,
    default: 0,
    url: 'push',
    description: 'The number of the zone that shows; 0 for the first.',
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
