import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-favourite>`. */
export const favouriteAttributes = defineAttributes({
  listing: {
    type: 'number',
    integer: true,
    minimum: 1,
    required: true,
    description: 'The number of the listing that it keeps.',
  },
  name: {
    type: 'string',
    default: '',
    description: 'What the listing is called, for who does not see where the heart stands.',
  },
});
