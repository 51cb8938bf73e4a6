import { defineAttributes } from '../../element/attributes/attributes.ts';

export const adminZonesAttributes = defineAttributes({
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '1',
    description: 'The level of its heading, as the page around it has others.',
  },
  zone: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description: 'The number of the zone that is open; the list shows without it.',
  },
});
