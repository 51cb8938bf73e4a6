import { defineAttributes } from '../../element/attributes/attributes.ts';

export const adminUsersAttributes = defineAttributes({
  user: {
    type: 'number',
    integer: true,
    minimum: 1,
    url: 'push',
    description: 'The number of the account that is open; the list shows without it.',
  },
});
