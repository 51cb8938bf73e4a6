import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const signInAttributes = defineAttributes({
  scopes: {
    type: 'list',
    values: scopes,
    default: ['profile:basic', 'bookmarks'],
    description:
      'What the widgets of the page may do for the user who signs in; the user is asked for consent.',
  },
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site at which a user who registers in the window goes on with what they had begun here.',
  },
});
