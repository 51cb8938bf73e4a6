import { defineAttributes } from '../../element/attributes/attributes.ts';

export const deleteCardAttributes = defineAttributes({
  card: {
    type: 'string',
    default: '',
    description: 'The payment id of the card.',
  },
});
