import { defineAttributes } from '../../element/attributes/attributes.ts';

/** As the page that asks has written it into the address of the pop-up. */
export const confirmAttributes = defineAttributes({
  confirmationId: {
    type: 'string',
    default: '',
    description: 'What is to be confirmed, by the id that the server gave the page.',
  },
  userId: {
    type: 'string',
    default: '',
    description:
      'The user who is signed in on the page; another user is informed of the difference.',
  },
});
