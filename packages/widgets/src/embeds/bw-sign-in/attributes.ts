import { scopes } from '@boardwalk/sdk-core/vocabulary/scopes';
import { defineAttributes } from '../../element/attributes/attributes.ts';

export const signInAttributes = defineAttributes({
  scopes: {
    type: 'list',
    values: scopes,
    default: ['profile:basic', 'bookmarks'],
    description: 'What the widgets of the page may do for whoever signs in; the person is asked.',
  },
});
