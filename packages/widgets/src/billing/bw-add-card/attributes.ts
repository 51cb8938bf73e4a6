import { defineAttributes } from '../../element/attributes/attributes.ts';

export const addCardAttributes = defineAttributes({
  confirmation: {
    type: 'string',
    default: '',
    description:
      'What the page has asked for, by the id that the server gave it; nothing is done without.',
  },
});
