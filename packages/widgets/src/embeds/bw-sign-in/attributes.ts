import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const signInAttributes = defineAttributes({
  scopes: {
    type: 'list',
    values: scopes,
    default: ['profile:basic', 'bookmarks'],
    description: 'What the widgets of the page may do for whoever signs in; the person is asked.',
  },
  returnTo: {
    type: 'string',
    default: '',
    description:
      'The path on our own site at which whoever registers in the window goes on with what they had begun here.',
  },
});
