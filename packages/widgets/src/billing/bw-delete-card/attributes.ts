import { defineAttributes } from '../../element/attributes/attributes.ts';

export const deleteCardAttributes = defineAttributes({
  card: {
    type: 'string',
    default: '',
    description: 'The payment id of the card.',
  },
  confirmation: {
    type: 'string',
    default: '',
    description:
      'What the page has asked for, by the id that the server gave it; nothing is done without.',
  },
});
